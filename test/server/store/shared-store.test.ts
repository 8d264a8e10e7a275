import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { knock } from '../../../server/rc-pub/store/folder-lock/folder-socket.ts'
import { migrations } from '../../../server/rc-pub/store/migrations/migrations.ts'
import { openDatabase } from '../../../server/rc-pub/store/open-database.ts'
import { createFrames } from '../../../server/rc-pub/store/shared/frames.ts'
import { joinStore } from '../../../server/rc-pub/store/shared/join-store.ts'
import type { StoreAnswer, StoreRequest } from '../../../server/rc-pub/store/shared/messages.ts'
import { createStoreGate, type GateOptions } from '../../../server/rc-pub/store/shared/serve-store.ts'
import { fillFolder } from './prepared-folder.ts'

// an engine is opened first
vi.setConfig({ hookTimeout: 60_000 })

const folder = mkdtempSync(join(tmpdir(), 'xuekan-shared-'))
let gate = createStoreGate()
let database: Database
let socket = ''

beforeAll(async () => {
  await fillFolder(join(folder, 'database'), 'empty')
  const address = { kind: 'folder', folder, worker: null } as const
  const opened = await openDatabase(address, { serve: (connected) => gate.serve(connected) })
  if (!opened.ok) throw new Error('the store does not open')
  database = opened.value
  const second = await openDatabase(address)
  if (!second.ok && second.error.kind === 'locked') socket = second.error.holder.socket
  await database.query('create table tally (n integer, bytes bytea)')
})
afterAll(async () => {
  await database.close().catch(() => undefined)
  rmSync(folder, { recursive: true, force: true })
})

/** From now on commands meet this gate. */
function opened(options: GateOptions = {}): void {
  gate = createStoreGate(options)
  gate.open(database)
}

async function joined(): Promise<Database> {
  const store = await joinStore(folder, socket, 'npm run test')
  if (!store.ok) throw new Error(store.error.kind)
  onTestFinished(() => store.value.close())
  return store.value
}

const schema = migrations.at(-1)?.number ?? 0

const tally = (database: Database) => database.query<{ n: number }>('select n from tally order by n')

/** Statements as the wire has them, without a command that behaves. */
async function bareLine() {
  const found = await knock(folder, socket)
  if (found.kind !== 'open') throw new Error(found.kind)
  onTestFinished(() => void found.socket.destroy())
  return { line: createFrames<StoreAnswer, StoreRequest>(found.socket), socket: found.socket }
}

/** The same, let in as soon as the command before it has gone. */
const admitted = () =>
  vi.waitUntil(async () => {
    const { line, socket: wire } = await bareLine()
    line.send({ kind: 'hello', command: 'npm run test', schema })
    return (await line.receive())?.kind === 'welcome' ? { line, wire } : null
  })

describe('a store that another process has open', () => {
  it('answers a command as if that had opened it: values, bytes, transactions, failures', async () => {
    opened()
    const command = await joined()
    const bytes = Buffer.alloc(3_000_000, 'bytes')
    await command.transaction((tx) => tx.query('insert into tally values ($1, $2)', [7, bytes]))
    const [row] = await command.query<{ n: number; bytes: Uint8Array; list: unknown; big: number }>(
      `select n, bytes, array['水'] as list, 9007199254740991::bigint as big from tally`,
    )
    expect(row).toMatchObject({ n: 7, list: ['水'], big: 9007199254740991 })
    expect(bytes.equals(row?.bytes ?? new Uint8Array())).toBe(true)
    expect(await tally(database)).toEqual([{ n: 7 }])

    const undone = command.transaction(async (tx) => {
      await tx.query('insert into tally (n) values (8)')
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await expect(command.query('select * from nowhere')).rejects.toMatchObject({
      name: 'DatabaseError',
      kind: 'refused',
      code: '42P01',
    })
    const refused = command.transaction((tx) => tx.query('insert into nowhere values (1)'))
    await expect(refused).rejects.toMatchObject({ kind: 'refused' })
    expect(await tally(command)).toEqual([{ n: 7 }])
  })

  it('keeps nothing of a command that goes or falls silent, and its readers wait no longer', async () => {
    opened({ idle: 50 })
    for (const end of ['goes', 'falls silent']) {
      const { line, wire } = await admitted()
      line.send({ kind: 'begin', timeLimit: 60_000 })
      await line.receive()
      line.send({ kind: 'query', sql: 'insert into tally (n) values (1)', params: [] })
      await line.receive()
      if (end === 'goes') wire.destroy()
      expect([end, await tally(database)]).toEqual([end, [{ n: 7 }]])
      // the line has ended from the one side or the other
      expect(await line.receive()).toBeNull()
      // and the next command is let in
      await vi.waitUntil(async () => {
        const next = await joinStore(folder, socket, 'next')
        if (next.ok) await next.value.close()
        return next.ok
      })
    }
  })

  it('takes one command at a time, of its own version, and none before it is ready', async () => {
    gate = createStoreGate()
    expect(await joinStore(folder, socket, 'early')).toEqual({ ok: false, error: { kind: 'closed' } })
    gate.open(database)
    const first = await joined()
    expect(await joinStore(folder, socket, 'second')).toEqual({
      ok: false,
      error: { kind: 'busy', command: 'npm run test' },
    })
    expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
    const { line } = await bareLine()
    line.send({ kind: 'hello', command: 'of another version', schema: 9_999 })
    expect((await line.receive())?.kind).toBe('strange')
  })

  it('drops who speaks another language, and tells a command when the portal has stopped', async () => {
    opened({ idle: 50 })
    const { socket: wire } = await bareLine()
    const closed = new Promise((resolve) => wire.once('close', resolve))
    wire.write('GET / HTTP/1.1\r\n\r\n')
    await closed
    const command = await joined()
    await database.close()
    await expect(command.query('select 1')).rejects.toMatchObject({ kind: 'stopped' })
  })
})

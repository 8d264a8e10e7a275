import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase, type Database, type StoreAddress } from '../../server/rc-pub/index.ts'
import { inherited } from '../browser/support/inherited.ts'
import { buildProgram } from '../server/store/build-program.ts'
import { createPostgresDatabase } from '../server/store/postgres-database.ts'
import { startPostgresCluster } from '../server/store/postgres-cluster.ts'
import { fillFolder } from '../server/store/prepared-folder.ts'
import { temporaryFolder } from '../server/store/temporary-folder.ts'
import { endOf, killSenders } from '../support/killed-senders.ts'
import { openMailServer } from '../support/mail-server.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const letters = 500
const kills = 5

let worker = ''
let portal = ''
let change = ''
beforeAll(async () => {
  worker = await buildProgram('app/commands/worker.ts')
  portal = await buildProgram('test/app/support/sending-portal.ts')
  change = await buildProgram('test/app/support/changing-process.ts')
})

const cluster = startPostgresCluster()
afterAll(() => cluster?.stop())

const begun: ChildProcess[] = []
/** Over when a process has said that it is at work. */
const atWork = new Map<ChildProcess, Promise<void>>()
const begunOf = (child: ChildProcess): Promise<void> =>
  atWork.get(child) ?? Promise.reject(new Error('not begun'))

function run(program: string, env: Readonly<Record<string, string>>, ...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...inherited(), MAIL_FROM: 'alerts@example.org', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  begun.push(child)
  atWork.set(child, new Promise((resolve) => child.stdout.once('data', () => resolve())))
  return child
}
afterAll(() => begun.forEach((child) => void child.kill('SIGKILL')))

/** As many letters wait there as the tests send; one of them to a member who is locked, which is to stay. */
async function fill(database: Database): Promise<void> {
  await database.query(
    `insert into member (user_name, email, password_hash, created, locked)
    values ('locked', 'locked@example.org', '', 0, 1)`,
  )
  await database.query(
    `insert into queued_mail (receiver, subject, text, language, leave, one_click, created, due)
    select case when n = 0 then 'locked@example.org' else 'reader' || n || '@example.org' end, 'Issue ' || n,
      'It is out.', 'en', 'word' || n, 'http://j.example.org/leave?n=' || n, 0, 0
    from generate_series(0, $1) n`,
    [letters],
  )
}

async function within<T>(address: StoreAddress, work: (database: Database) => Promise<T>): Promise<T> {
  const opened = await openDatabase(address)
  if (!opened.ok) throw new Error(opened.error.kind)
  try {
    return await work(opened.value)
  } finally {
    await opened.value.close()
  }
}

const left = (database: Database) => database.query<{ receiver: string }>('select receiver from queued_mail')

const againOf = (came: ReadonlyMap<string, number>): number =>
  [...came.values()].reduce((sum, times) => sum + times - 1, 0)

const told = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    let text = ''
    child.stderr?.setEncoding('utf8').on('data', (part: string) => (text += part))
    child.on('close', () => resolve(text))
  })

describe('npm run worker', () => {
  it('says that it needs a server where DATABASE_URL names none', async () => {
    const child = run(worker, { XUEKAN_DATA: temporaryFolder() })
    const said = told(child)
    expect(await endOf(child)).toBe(1)
    expect(await said).toMatch(/^A worker needs the PostgreSQL server that DATABASE_URL names/)
  })

  it.runIf(cluster !== null)(
    'is killed five times beside another: every letter arrives, and at most one a kill twice, under its Message-ID [C7.12]',
    async () => {
      const { url, drop } = await createPostgresDatabase(cluster?.url ?? '')
      const address = { kind: 'server', url } as const
      await within(address, fill)
      const start = (port: number) =>
        run(worker, { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'warn' })
      const { came, running, close } = await killSenders(start, { letters, kills, processes: 2 })
      onTestFinished(async () => {
        await close()
        await drop()
      })
      expect(running).toHaveLength(2)
      const complaints = running.map(told)
      const ends = running.map(endOf)
      await Promise.all(running.map(begunOf))
      for (const child of running) child.kill('SIGTERM')
      expect(await Promise.all(ends)).toEqual([0, 0])
      expect(await Promise.all(complaints)).toEqual(['', ''])
      expect(await within(address, left)).toEqual([{ receiver: 'locked@example.org' }])
      expect(came.size).toBe(letters)
      expect(againOf(came)).toBeLessThanOrEqual(kills)
      expect(Math.max(...came.values())).toBeLessThanOrEqual(1 + kills)
    },
  )
})

describe('a portal on the embedded store', () => {
  it('is killed five times: every letter arrives, and the one under way once more a kill, under its Message-ID [C7.12]', async () => {
    const folder = temporaryFolder()
    await fillFolder(join(folder, 'database'), 'empty')
    const address = { kind: 'folder', folder, worker: null } as const
    await within(address, fill)
    const start = (port: number) =>
      run(portal, { XUEKAN_DATA: folder, SAMPLES: 'off', SMTP_URL: `smtp://127.0.0.1:${port}` })
    const { came, running, close } = await killSenders(start, { letters, kills, processes: 1 })
    onTestFinished(close)
    const ends = running.map(endOf)
    await Promise.all(running.map(begunOf))
    for (const child of running) child.kill('SIGTERM')
    expect(await Promise.all(ends)).toEqual([0])
    expect(await within(address, left)).toEqual([{ receiver: 'locked@example.org' }])
    expect(came.size).toBe(letters)
    expect(againOf(came)).toBe(kills)
  })
})

/** A member with a second factor, by the id. */
async function addGuarded(database: Database): Promise<string> {
  const [made] = await database.query<{ id: number }>(
    `insert into member (user_name, email, password_hash, created) values ('guarded', 'guarded@example.org', '', 0)
    returning id`,
  )
  const id = made?.id ?? 0
  await database.query(
    `insert into second_factor (member_id, secret, begun, confirmed) values ($1, 'x', 1, 1)`,
    [id],
  )
  return String(id)
}

/** A member's second factor is ended by a process that is killed before it has told anything of it. */
async function endFactorAndDie(address: StoreAddress, env: Readonly<Record<string, string>>): Promise<void> {
  const memberId = await within(address, addGuarded)
  const changing = run(change, env, memberId)
  const said = told(changing)
  await endOf(changing)
  expect([changing.signalCode, await said]).toEqual(['SIGKILL', ''])
  await within(address, async (database) => {
    expect(await database.query('select member_id from second_factor')).toEqual([])
    expect(await left(database)).toEqual([{ receiver: 'guarded@example.org' }])
  })
}

/** Over when the next process has told of it; how often each letter came to whom. */
async function toldBy(start: (port: number) => ChildProcess): Promise<readonly string[]> {
  const came: string[] = []
  const server = await openMailServer({
    onRcptTo: ({ address }, _session, done) => {
      came.push(address)
      done()
    },
  })
  onTestFinished(server.close)
  const next = start(server.port)
  await expect.poll(() => came).not.toEqual([])
  next.kill('SIGTERM')
  expect(await endOf(next)).toBe(0)
  return came
}

describe('a process that is killed between a change of an account and the letter that tells of it', () => {
  it('leaves the letter to the next portal on the embedded store, which sends it once [C7.11]', async () => {
    const folder = temporaryFolder()
    await fillFolder(join(folder, 'database'), 'empty')
    const address = { kind: 'folder', folder, worker: null } as const
    const env = { XUEKAN_DATA: folder, SAMPLES: 'off' }
    await endFactorAndDie(address, env)
    const start = (port: number) => run(portal, { ...env, SMTP_URL: `smtp://127.0.0.1:${port}` })
    expect(await toldBy(start)).toEqual(['guarded@example.org'])
    expect(await within(address, left)).toEqual([])
  })

  it.runIf(cluster !== null)('leaves it to a worker on PostgreSQL, which sends it once [C7.11]', async () => {
    const { url, drop } = await createPostgresDatabase(cluster?.url ?? '')
    onTestFinished(drop)
    const address = { kind: 'server', url } as const
    await endFactorAndDie(address, { DATABASE_URL: url })
    const start = (port: number) =>
      run(worker, { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${port}`, LOG_LEVEL: 'warn' })
    expect(await toldBy(start)).toEqual(['guarded@example.org'])
    expect(await within(address, left)).toEqual([])
  })
})

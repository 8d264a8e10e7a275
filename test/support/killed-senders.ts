import type { ChildProcess } from 'node:child_process'
import type { SMTPServerDataStream } from 'smtp-server'
import { openMailServer } from './mail-server.ts'

export interface KilledSenders {
  /** How often each Message-ID came. */
  readonly came: ReadonlyMap<string, number>
  /** What is still running. */
  readonly running: readonly ChildProcess[]
  readonly close: () => Promise<void>
}

const idOf = (letter: string): string => /^Message-ID: (\S+)/im.exec(letter)?.[1] ?? ''

/** Ended however it was. */
export const endOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve))

const whole = (stream: SMTPServerDataStream): Promise<string> =>
  new Promise((resolve) => {
    let letter = ''
    stream.setEncoding('utf8').on('data', (part: string) => (letter += part))
    stream.on('end', () => resolve(letter))
  })

/**
 * Processes that send to a mail server, of which the eldest is killed each time so many further letters have come, before
 * the server says that it has the last of them; another takes its place. Over when all letters have come.
 * @param start begins a process that sends to `smtp://127.0.0.1:<port>`
 */
export async function killSenders(
  start: (port: number) => ChildProcess,
  plan: { readonly letters: number; readonly kills: number; readonly processes: number },
): Promise<KilledSenders> {
  const came = new Map<string, number>()
  const running: ChildProcess[] = []
  let killed = 0
  let all = (): void => undefined
  const haveCome = new Promise<void>((resolve) => (all = resolve))
  const every = Math.floor(plan.letters / (plan.kills + 1))
  const killOne = async (): Promise<void> => {
    killed += 1
    const eldest = running.shift()
    if (eldest === undefined) throw new Error('nobody is running')
    const ended = endOf(eldest)
    eldest.kill('SIGKILL')
    await ended
    running.push(start(server.port))
  }
  const server = await openMailServer({
    onData: async (stream, _session, done) => {
      const id = idOf(await whole(stream))
      came.set(id, (came.get(id) ?? 0) + 1)
      if (killed < plan.kills && came.size >= every * (killed + 1)) await killOne()
      done()
      if (came.size === plan.letters) all()
    },
  })
  for (let n = 0; n < plan.processes; n += 1) running.push(start(server.port))
  await haveCome
  return { came, running, close: server.close }
}

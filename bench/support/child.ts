import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** Milliseconds that a child may take for one answer. */
const patience = 60_000

export interface ForkOptions {
  readonly environment?: Readonly<Record<string, string>>
  /** Whether its standard output is read here; it is thrown away otherwise. */
  readonly listens?: boolean
}

const runner = fileURLToPath(new URL('./run-measured.mjs', import.meta.url))

/** A Node process in production mode that answers messages and tells its CPU. It ends with this one. */
export const forkChild = (
  file: string,
  { environment = {}, listens = false }: ForkOptions = {},
): ChildProcess =>
  fork(runner, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    execArgv: [],
    stdio: ['ignore', listens ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  })

/** Sends a message and waits for the one that comes back. A child that ends or is silent too long is an error. */
export async function ask(child: ChildProcess, message: object | string): Promise<unknown> {
  const abort = new AbortController()
  const { signal } = abort
  const limit = setTimeout(() => abort.abort(new Error('A process under test did not answer.')), patience)
  try {
    const answer = once(child, 'message', { signal })
    const end = once(child, 'exit', { signal }).then(() => {
      throw new Error('A process under test ended early.')
    })
    // the one that loses the race is ended below, and that is no failure
    end.catch(() => undefined)
    child.send(message)
    const [reply] = (await Promise.race([answer, end])) as readonly unknown[]
    return reply
  } finally {
    clearTimeout(limit)
    abort.abort()
  }
}

/** Ends a child as Ctrl-C would, and waits until it is gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** CPU that all threads of a child have used, in milliseconds. */
export async function usageOf(child: ChildProcess): Promise<number> {
  const { usage } = (await ask(child, 'usage')) as { readonly usage: number }
  return usage / 1000
}

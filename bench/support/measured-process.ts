import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20

/** Collects the garbage twice: the pages of what is collected go back to the system a while later. */
async function collected(): Promise<void> {
  globalThis.gc?.()
  await new Promise((resolve) => setTimeout(resolve, 500))
  globalThis.gc?.()
}

/** Answers the parent of this process: serves as much as it asks for, and tells what memory that takes. */
export function answerAsMeasured(serve: (count: number) => Promise<number>): void {
  let most = 0
  setInterval(() => (most = Math.max(most, megabytes())), 20).unref()
  const answerTo = async (message: string): Promise<object> => {
    if (message === 'most') return { most }
    if (message !== 'idle') return { port: await serve(Number(message)) }
    await collected()
    most = megabytes()
    return { idle: most }
  }
  process.on('message', (message) => {
    answerTo(String(message)).then(
      (answer) => process.send?.(answer),
      (failure: unknown) => {
        console.error(failure)
        process.exit(1)
      },
    )
  })
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}

/** A host in a process of its own. Memory is in MiB. */
export interface MeasuredProcess {
  /** Has it serve so many things; the port. */
  readonly serve: (count: number) => Promise<number>
  /** What it takes now, after its garbage is collected; from here on the most is noted. */
  readonly idle: () => Promise<number>
  readonly most: () => Promise<number>
  readonly stop: () => void
}

/** Starts a module of this folder that answers as above. */
export async function startMeasured(module: string): Promise<MeasuredProcess> {
  const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
  const child = fork(at('../../app/commands/setup/run-bench.mjs'), [at(module)], {
    execArgv: ['--expose-gc'],
  })
  const answer = async (): Promise<Readonly<Record<string, number>>> => {
    const [told] = (await once(child, 'message')) as [Readonly<Record<string, number>>]
    return told
  }
  const ask = async (message: string, name: string): Promise<number> => {
    child.send(message)
    return (await answer())[name] ?? Number.NaN
  }
  await answer()
  return {
    serve: (count) => ask(String(count), 'port'),
    idle: () => ask('idle', 'idle'),
    most: () => ask('most', 'most'),
    stop: () => void child.kill(),
  }
}

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inherited } from './inherited.ts'

const main = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url))

/** The built portal as a process of its own. */
export interface PortalProcess {
  /** The port that it says it listens on. */
  readonly port: number
  /** Asks it to stop, as Ctrl-C does where no signal is named; answers how it ended. */
  readonly stop: (signal?: 'SIGINT' | 'SIGTERM') => Promise<ProcessEnd>
  /** All that it has said so far. */
  readonly heard: () => { readonly out: string; readonly error: string }
}

export interface ProcessEnd {
  /** null when a signal ended it. */
  readonly code: number | null
  readonly out: string
  readonly error: string
}

export type Environment = Readonly<Record<string, string>>

/** Starts the built portal and waits until it says that it is open. */
export async function startPortalProcess(environment: Environment): Promise<PortalProcess> {
  const { child, ended, heard } = spawnPortal(environment)
  const opened = new Promise<void>((resolve) => {
    child.stdout.on('data', () => {
      if (heard.out.includes('Ctrl-C stops.')) resolve()
    })
  })
  const end = await Promise.race([opened.then(() => null), ended])
  if (end !== null) throw new Error(`The portal did not start (${end.code}): ${end.out}${end.error}`)
  const port = /http:\/\/[\w.-]+:(\d+)/.exec(heard.out)?.[1]
  return {
    port: Number(port),
    stop: (signal = 'SIGINT') => {
      child.kill(signal)
      return ended
    },
    heard: () => heard,
  }
}

/** Runs the built portal to its end, where it is expected not to start. */
export const runPortalToEnd = (environment: Environment): Promise<ProcessEnd> =>
  spawnPortal(environment).ended

function spawnPortal(environment: Environment) {
  if (!existsSync(main))
    throw new Error('There is no built portal: `npm test` builds it, and so does `npx vite build`.')
  const child = spawn(process.execPath, [main], {
    env: {
      ...inherited(),
      PORT: '0',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PRINT_SANDBOX: 'off',
      PRINT_AHEAD: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const heard = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (heard.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (heard.error += text))
  const ended = new Promise<ProcessEnd>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...heard }))
  })
  return { child, ended, heard }
}

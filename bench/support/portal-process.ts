import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { forkChild, stopChild } from './child.ts'

/** A server under test. */
export interface Served {
  readonly child: ChildProcess
  readonly port: number
  readonly stop: () => Promise<void>
}

export interface PortalServed extends Served {
  /** Short names of its sites. */
  readonly sites: readonly string[]
}

const main = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url))

/** The built portal as `npm start` runs it, on a free port over a data folder; answers once it has printed its sites. */
export async function startPortalProcess(dataFolder: string): Promise<PortalServed> {
  const environment = {
    PORT: '0',
    HOST: '127.0.0.1',
    XUEKAN_DATA: dataFolder,
    DATABASE_URL: '',
    RC_PUB_URL: '',
    // what is measured comes from one client
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PRINT_SANDBOX: 'off',
    PRINT_AHEAD: 'off',
  }
  const child = forkChild(main, { environment, listens: true })
  const sites: string[] = []
  let port = 0
  if (child.stdout === null) throw new Error('The portal has no output to read.')
  for await (const line of createInterface(child.stdout)) {
    const address = /^\s+http:\/\/([\w-]+)\.localhost:(\d+)\s/.exec(line)
    if (address !== null) {
      sites.push(address[1] ?? '')
      port = Number(address[2])
    }
    if (line.startsWith('Ctrl-C')) break
  }
  if (port === 0) throw new Error('The portal did not start.')
  child.stdout.resume()
  return { child, port, sites, stop: () => stopChild(child) }
}

import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inherited } from './inherited.ts'

const command = fileURLToPath(new URL('../../../app/commands/dev.mjs', import.meta.url))

/** The portal from its sources as a process of its own, over data that go with it. */
export interface DevelopmentProcess {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Starts it on a free port, over a copy of these data, and waits until it names its sites. */
export async function startDevelopmentProcess(filledFolder: string): Promise<DevelopmentProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-development-'))
  cpSync(filledFolder, folder, { recursive: true })
  const child = spawn(process.execPath, [command], {
    env: {
      ...inherited(),
      PORT: '0',
      RATE_LIMITS: 'off',
      PRINT_SANDBOX: 'off',
      PRINT_AHEAD: 'off',
      XUEKAN_DATA: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let heard = ''
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', () => resolve())
  })
  const named = new Promise<number>((resolve) => {
    const hear = (text: string): void => {
      heard += text
      const port = /http:\/\/[\w.-]+:(\d+)/.exec(heard)?.[1]
      if (port !== undefined) resolve(Number(port))
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', (text: string) => (heard += text))
  })
  const port = await Promise.race([named, ended.then(() => null)])
  if (port === null) throw new Error(`The development server did not start: ${heard}`)
  return {
    port,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

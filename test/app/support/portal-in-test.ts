import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '../../../app/server/settings.ts'
import { startPortal, type PortalInput } from '../../../app/server/start-portal.ts'
import { fillFolder } from '../../server/store/prepared-folder.ts'

/** A portal within the process of a test. */
export interface PortalInTest {
  readonly port: number
  /** Where its metrics are; null where METRICS_PORT names no port. */
  readonly metricsPort: number | null
  /** The folder of what it sends to members. */
  readonly outbox: string
  /** What its own code has failed with. */
  readonly failures: readonly unknown[]
  readonly close: () => Promise<void>
}

/** Without built files: pages have no scripts and no styles. */
const noAssets = { beforePaint: null, look: '', start: null, styles: [], fonts: [] } as const

/** Opens one with the sample journals, or before the rc-pub at an address. */
export async function openPortal(
  rcPubUrl = '',
  parts: Partial<PortalInput> = {},
  environment: Readonly<Record<string, string>> = {},
): Promise<PortalInTest> {
  const folder = mkdtempSync(join(tmpdir(), 'xuekan-portal-'))
  const failures: unknown[] = []
  const clientFolder = join(folder, 'client')
  mkdirSync(join(clientFolder, 'assets'), { recursive: true })
  if (rcPubUrl === '') await fillFolder(join(folder, 'data', 'database'), 'samples')
  const settings = readSettings({
    PORT: '0',
    XUEKAN_DATA: join(folder, 'data'),
    RC_PUB_URL: rcPubUrl,
    RATE_LIMITS: 'off',
    PRINT_SANDBOX: 'off',
    PRINT_AHEAD: 'off',
    ...environment,
  })
  const report = (failure: unknown): void => void failures.push(failure)
  const portal = await startPortal(settings, { clientFolder, assetsOf: () => noAssets, report, ...parts })
  return {
    port: portal.port,
    metricsPort: portal.metricsPort,
    outbox: settings.outbox,
    failures,
    close: async () => {
      await portal.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface Told {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** Asks for a page of a site as a reader without scripts does. */
export const askPage = (
  port: number,
  site: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Told> =>
  new Promise((resolve, reject) => {
    const asked = ask(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { ...headers, host: `${site}.localhost:${port}` },
        agent: false,
      },
      (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (text: string) => (body += text))
        answer.on('error', reject)
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }))
      },
    )
    asked.on('error', reject)
    asked.end()
  })

/** Sends bytes as they stand, and answers the status; 0 where the connection ended without one. */
export const sendBytes = (port: number, bytes: string): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let head = ''
    const end = (): void => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0))
    }
    socket.setEncoding('latin1').on('data', (text: string) => {
      head = (head + text).slice(0, 100)
      if (head.length >= 12) end()
    })
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes, 'latin1')
  })

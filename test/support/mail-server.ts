import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  /** The letters as they came. */
  readonly taken: readonly string[]
  readonly port: number
  readonly close: () => Promise<void>
}

/** A mail server that keeps what it takes. */
export async function openMailServer(options: Partial<SMTPServerOptions> = {}): Promise<MailServer> {
  const taken: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      let message = ''
      stream.setEncoding('utf8').on('data', (part: string) => (message += part))
      stream.on('end', () => {
        taken.push(message)
        done()
      })
    },
    ...options,
  })
  // a client that hangs up is no failure of the test
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { taken, port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

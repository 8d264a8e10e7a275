import { request } from 'node:http'
import { inject } from 'vitest'

export interface Question {
  /** Short-name of the site, the first label of the host. */
  readonly site: string
  readonly path: string
  readonly cookie?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly port?: number
}

export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
  /** The body as it came, compressed where that was asked for. */
  readonly bytes: Buffer
}

/** Asks the portal over HTTP as a program does: no scripts, no redirects. The name need not resolve. */
export function ask({ site, path, cookie, headers = {}, port = inject('port') }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = {
      host: `${site}.localhost:${port}`,
      ...headers,
      ...(cookie === undefined ? {} : { cookie }),
    }
    const asked = request({ host: '127.0.0.1', port, path, headers: sent, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: bytes.toString('utf8'),
          bytes,
        })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

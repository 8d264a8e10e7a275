import { request, type IncomingHttpHeaders } from 'node:http'

export interface Fetched {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** One request over loopback under any host name, its body as it was sent. */
export const fetchBytes = (
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    const requested = request({ port, host: '127.0.0.1', path, headers: { host, ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    requested.on('error', reject)
    requested.end()
  })

import { request as ask, type OutgoingHttpHeaders } from 'node:http'

interface EndlessPost {
  readonly port: number
  readonly path: string
  readonly headers: OutgoingHttpHeaders
  /** What the body begins with; more and more of it follows. */
  readonly begin: string
}

/** Posts a body that has no end, and says how it is answered once the server has closed the connection. */
export function postEndlessly({ port, path, headers, begin }: EndlessPost): Promise<number | null> {
  return new Promise((resolve) => {
    let status: number | null = null
    const more = Buffer.alloc(256 * 1024, 'x')
    const posted = ask({ host: '127.0.0.1', port, path, method: 'POST', agent: false, headers })
    posted.on('response', (answer) => {
      status = answer.statusCode ?? null
      answer.on('error', () => undefined).resume()
    })
    // a connection that is closed while there is more to send is an error to the one who sends
    posted.on('error', () => undefined)
    posted.on('close', () => resolve(status))
    const go = (): void => {
      if (!posted.destroyed) posted.write(more, go)
    }
    posted.write(begin, go)
  })
}

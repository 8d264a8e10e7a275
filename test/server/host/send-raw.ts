import { connect } from 'node:net'

export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

/** Sends the lines of a request as they stand, which clients would mend, and reads the answer until its end. */
export const sendRaw = (port: number, lines: readonly string[], body = ''): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([...lines, 'connection: close', '', body].join('\r\n')),
    )
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => {
      const text = Buffer.concat(chunks).toString()
      const end = text.indexOf('\r\n\r\n')
      const head = text.slice(0, end)
      resolve({ status: Number(head.split(' ')[1]), head, body: text.slice(end + 4) })
    })
  })

import type { IncomingMessage } from 'node:http'

/** A body that is longer than may be. */
class BodyTooLong extends Error {
  readonly statusCode = 413
}

/**
 * What `read` makes of the body of a request, which it begins to read at once. Rejects with `BodyTooLong` as soon as there are
 * more octets than `most`, whatever they are and whatever was said before; what `read` has not waited for ends the
 * connection then.
 */
export async function readAtMost<T>(
  request: IncomingMessage,
  most: number,
  read: () => Promise<T>,
): Promise<T> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new BodyTooLong()
  return new Promise<T>((resolve, reject) => {
    let octets = 0
    let isRead = false
    request.on('data', (part: Buffer) => {
      octets += part.length
      if (octets <= most) return
      if (isRead) request.destroy()
      request.unpipe().pause()
      reject(new BodyTooLong())
    })
    read()
      .finally(() => {
        isRead = true
      })
      .then(resolve, reject)
  })
}

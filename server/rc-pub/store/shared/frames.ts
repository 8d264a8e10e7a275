import type { Socket } from 'node:net'
import { deserialize, serialize } from 'node:v8'

/** Bytes of one message: a statement with the largest file that a store takes. */
const longestFrame = 1024 * 1024 * 1024

/** Messages on a socket, each with its length before it, one question and one answer at a time. */
export interface Frames<In, Out> {
  readonly send: (message: Out) => void
  /** The next message; null when the other side has gone, or says nothing for so many milliseconds. */
  readonly receive: (timeLimit?: number) => Promise<In | null>
  readonly end: () => void
}

export function createFrames<In, Out>(socket: Socket): Frames<In, Out> {
  const received: In[] = []
  let parts: Buffer[] = []
  let length = 0
  let isGone = false
  let wake = (): void => undefined

  const take = (): void => {
    while (length >= 4) {
      if ((parts[0]?.length ?? 0) < 4) parts = [Buffer.concat(parts)]
      const size = parts[0]?.readUInt32LE(0) ?? 0
      if (size > longestFrame) throw new Error('a message is too long')
      // parts are put together once, when all of the message is there
      if (length < size + 4) return
      const all = Buffer.concat(parts)
      received.push(deserialize(all.subarray(4, size + 4)) as In)
      parts = [all.subarray(size + 4)]
      length -= size + 4
    }
  }
  socket.on('data', (chunk: Buffer) => {
    parts.push(chunk)
    length += chunk.length
    try {
      take()
    } catch {
      socket.destroy()
    }
    if (received.length > 0) wake()
  })
  const gone = (): void => {
    isGone = true
    wake()
  }
  socket.on('close', gone).on('error', gone).on('end', gone)

  return {
    send: (message) => {
      const body = serialize(message)
      const head = Buffer.alloc(4)
      head.writeUInt32LE(body.length)
      if (socket.writable) socket.write(Buffer.concat([head, body]))
    },
    receive: async (timeLimit) => {
      if (received.length === 0 && !isGone) {
        let timer: ReturnType<typeof setTimeout> | undefined
        await new Promise<void>((resolve) => {
          wake = resolve
          if (timeLimit !== undefined) timer = setTimeout(resolve, timeLimit)
        })
        clearTimeout(timer)
      }
      return received.shift() ?? null
    },
    end: () => void socket.end(),
  }
}

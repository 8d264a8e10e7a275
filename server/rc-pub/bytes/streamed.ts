import { Readable } from 'node:stream'

/** What a call answers whose size nobody knows before it is made: it is sent as it comes, and kept by nobody. */
export interface Streamed {
  readonly kind: 'streamed'
  readonly mediaType: string
  readonly fileName: string
  /** The text in pieces. One that throws breaks the answer off, so that no half of it looks whole. */
  readonly pieces: () => AsyncGenerator<string>
  /** Told when nothing more is made, whatever ended it; perhaps more than once. */
  readonly onEnd: () => void
}

/** Milliseconds that a whole answer may take: a reader who takes nothing holds it no longer. */
const longest = 600_000

/** The answer as a stream that makes no more than its receiver takes. */
export function streamOf({ pieces, onEnd }: Pick<Streamed, 'pieces' | 'onEnd'>): Readable {
  const stream = Readable.from(encoded(pieces(), onEnd), { objectMode: false, highWaterMark: 1 })
  const limit = setTimeout(() => stream.destroy(new Error('the receiver takes too long')), longest).unref()
  stream.once('close', () => {
    clearTimeout(limit)
    onEnd()
  })
  return stream
}

/** Ends with its last piece: the stream is closed only a moment after its receiver has it whole. */
async function* encoded(pieces: AsyncGenerator<string>, onEnd: () => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of pieces) if (piece !== '') yield Buffer.from(piece)
  } finally {
    onEnd()
  }
}

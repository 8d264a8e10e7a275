import { Readable } from 'node:stream'
import type { Bytes } from './bytes.ts'

/** Bytes that are in memory at once for one answer. */
export const pieceSize = 1024 * 1024

/** A part of some bytes as a stream that reads ahead no further than its receiver takes it. */
export const inPieces = (bytes: Pick<Bytes, 'read'>, from: number, to: number): Readable =>
  Readable.from(pieces(bytes, from, to), { objectMode: false, highWaterMark: 1 })

async function* pieces({ read }: Pick<Bytes, 'read'>, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += pieceSize) {
    const end = Math.min(at + pieceSize, to)
    const piece = await read(at, end)
    if (piece.byteLength !== end - at) throw new Error(`${piece.byteLength} of ${end - at} bytes are there`)
    yield piece
  }
}

import { promisify } from 'node:util'
import { brotliCompress, gzip, type CompressCallback } from 'node:zlib'
import { acceptedEncoding } from './accepted-encoding.ts'
import { quickBrotli } from './brotli-options.ts'

/** Content codings, the best first, while somebody waits. */
const codings = {
  br: promisify((bytes: Uint8Array, done: CompressCallback) =>
    brotliCompress(bytes, quickBrotli(bytes.length), done),
  ),
  gzip: promisify((bytes: Uint8Array, done: CompressCallback) => gzip(bytes, done)),
} as const

export type Coding = keyof typeof codings

/** The coding that an Accept-Encoding header takes; null for the bytes as they are. */
export const codingFor = (accepted: string | undefined): Coding | null =>
  acceptedEncoding(accepted, Object.keys(codings) as readonly Coding[])

/** A text, packed while it is asked for. */
export const packed = (bytes: Uint8Array, coding: Coding): Promise<Buffer> => codings[coding](bytes)

import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** The text of a body that came in this encoding; as it is without one. */
export function decoded(bytes: Buffer, encoding: string | readonly string[] | undefined): string {
  const decode = decoders[String(encoding)]
  return (decode === undefined ? bytes : decode(bytes)).toString('utf8')
}

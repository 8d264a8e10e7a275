/** Bytes of the longest answer of a call that is not a file. */
export const longestValues = 8 * 1024 * 1024

/** A drawing or a document that somebody opens by itself runs nothing and loads nothing. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The type alone, in lower case; '' without one. */
export const mediaTypeOf = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Whether an answer of this type can be JSON or one text. */
export const isValuesType = (mediaType: string): boolean =>
  /^(?:application\/(?:[\w.-]+\+)?json|text\/(?:plain|json)|)$/.test(mediaType)

/** Files that a browser may show or that programs know by their type; none of them is ever a script. */
const isKnownFile = (mediaType: string): boolean =>
  /^(?:image|audio|video|font)\/[\w.+-]+$/.test(mediaType) ||
  /^text\/(?:plain|html|css|csv|xml|vtt|rtf|x-bibtex|tab-separated-values)$/.test(mediaType) ||
  /^application\/(?:pdf|json|xml|zip|epub\+zip|octet-stream|msword|rtf|rss\+xml|atom\+xml|xhtml\+xml)$/.test(
    mediaType,
  ) ||
  /^application\/(?:vnd\.[\w.+-]+|x-(?:bibtex|research-info-systems|endnote-refer|zip-compressed|rar-compressed))$/.test(
    mediaType,
  )

/**
 * Headers that make bytes of another server safe under the portal's own address: an unknown type is saved and never
 * shown, and what is a document by itself runs nothing.
 */
export function headersOfFile(contentType: string | null): Readonly<Record<string, string>> {
  const mediaType = mediaTypeOf(contentType)
  const known = isKnownFile(mediaType)
  return {
    'x-content-type-options': 'nosniff',
    ...(known ? {} : { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' }),
    ...(/svg|html|xml/.test(mediaType) ? { 'content-security-policy': sandbox } : {}),
  }
}

/** All bytes of a body; null where they are more than that many. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Buffer | null> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body ?? []) {
    size += piece.byteLength
    // leaving the loop ends the stream
    if (size > most) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

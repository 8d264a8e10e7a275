/**
 * The text of an XML file from its bytes: by its byte order mark, else by the encoding it declares (GB 18030 is
 * common in older Chinese files), else UTF-8.
 * @returns null where the bytes are not valid in that encoding, or the encoding is not known.
 */
export const decodeXml = (bytes: Uint8Array): string | null => {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const marked = start.startsWith('\xFF\xFE') ? 'utf-16le' : start.startsWith('\xFE\xFF') ? 'utf-16be' : null
  const declared = /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(start)?.[1]
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

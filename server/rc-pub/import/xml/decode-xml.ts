const byteOrderMarks = [
  ['\xEF\xBB\xBF', 'utf-8'],
  ['\xFF\xFE', 'utf-16le'],
  ['\xFE\xFF', 'utf-16be'],
] as const

/**
 * The text of an XML file from its bytes: by its byte order mark, else by the encoding it declares (GB 18030 is
 * common in older Chinese files), else UTF-8.
 * @returns null where the bytes are not valid in that encoding, or the encoding is not known.
 */
export const decodeXml = (bytes: Uint8Array): string | null => {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const marked = byteOrderMarks.find(([mark]) => start.startsWith(mark))?.[1]
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(start)?.[1]
  try {
    return new TextDecoder(marked ?? declared ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

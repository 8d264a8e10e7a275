const byteOrderMarks = [
  ['\xEF\xBB\xBF', 'utf-8'],
  ['\xFF\xFE', 'utf-16le'],
  ['\xFE\xFF', 'utf-16be'],
] as const

/** Names that older programs write for encodings which the platform knows by another. */
const otherNames: Readonly<Record<string, string>> = {
  'iso646-us': 'utf-8',
  'iso-646-us': 'utf-8',
  'ansi_x3.4-1968': 'utf-8',
  'us-ascii7': 'utf-8',
  '646': 'utf-8',
  utf8mb4: 'utf-8',
  'utf-8n': 'utf-8',
  'ucs-2': 'utf-16le',
  cp936: 'gbk',
  ms936: 'gbk',
  cp1252: 'windows-1252',
  'euc-cn': 'gbk',
}

/**
 * The text of an XML file from its bytes: by its byte order mark, else by the encoding it declares (GB 18030 is
 * common in older Chinese files), else UTF-8.
 * @returns null where the bytes are not valid in that encoding, or the encoding is not known.
 */
export const decodeXml = (bytes: Uint8Array): string | null => {
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const marked = byteOrderMarks.find(([mark]) => start.startsWith(mark))?.[1]
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(start)?.[1]
  const encoding = marked ?? otherNames[declared?.toLowerCase() ?? ''] ?? declared ?? 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** A text as one trimmed line in composed characters. Law: `oneLine(oneLine(raw))` is `oneLine(raw)`. */
export const oneLine = (raw: string): string =>
  raw
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Elements within a word or a line: nothing comes between their text and that around them (H<sub>2</sub>O). */
const inline = /<\/?(?:sub|sup|i|b|em|strong|italic|bold|span|a|code|u|s|small)\b[^>]*>/gi

/** The words of sanitised HTML or of inline markup, in one line. */
export function plainText(html: string): string {
  return html
    .replace(inline, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
      (whole, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return named[name] ?? whole
        const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
        return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      },
    )
    .replace(/\s+/g, ' ')
    .trim()
}

import { markupTokens } from './markup-tokens.ts'

/** Elements that part words even where no white space stands between them. */
const blocks = new Set(
  'p div br li ul ol h1 h2 h3 h4 h5 h6 section table tr td th figure figcaption blockquote dt dd title sec'.split(
    ' ',
  ),
)

/** Elements whose content is not text for readers: the source of a formula beside the formula, code, styles. */
const silent = new Set(['script', 'style', 'annotation', 'annotation-xml'])

/** Markup as one line of text: entities decoded, white space collapsed, blocks apart. Total, linear. */
export function plainText(raw: string): string {
  if (!/[<&\s]/.test(raw)) return raw
  const parts: string[] = []
  let silence = 0
  for (const token of markupTokens(raw)) {
    if (token.kind === 'text') {
      if (silence === 0) parts.push(token.text)
    } else if (silent.has(token.name)) {
      silence = Math.max(0, silence + (token.kind === 'open' ? 1 : -1))
    } else if (blocks.has(token.name)) parts.push(' ')
  }
  return parts.join('').replace(/\s+/g, ' ').trim()
}

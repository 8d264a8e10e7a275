import { outlineOf, plainText, type SafeHtml } from '@xuekan/core/content'
/** Text from elsewhere must not steer the terminal: no control characters, no turns of direction. */
export const harmless = (text: string): string =>
  text.replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, '')
const blockEdge =
  /<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|figure|figcaption|section|div|blockquote)\b[^>]*>/i

/** Prose as paragraphs, its headings marked; '' for none. */
export function paragraphs(prose: SafeHtml | null | undefined): string {
  const html = prose ?? ('' as SafeHtml)
  const levels = new Map(outlineOf(html).map(({ text, level }) => [text, level]))
  const mark = (text: string): string => `${'#'.repeat(levels.get(text) ?? 0)} ${text}`.trim()
  const marked = html.split(blockEdge).map((part) => mark(plainText(part)))
  return marked.filter((text) => text !== '').join('\n\n')
}

import type { UiLanguage } from '@xuekan/core'

const address = /^https?:\/\/\S+$/
/** A line that leads to the address behind it: "Unsubscribe: https://…". */
const named = /^(.+?)[:：]\s*(https?:\/\/\S+)$/

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const link = (href: string, text: string): string => `<a href="${escape(href)}">${escape(text)}</a>`

/**
 * The text of a letter as HTML, for programs that show it: paragraphs, and addresses as links. Where the last line of a
 * paragraph is an address and its first one a title, the title is the link. Neither pictures nor colours: it is read in
 * the dark as by day, and nothing tells that it was opened. Law: every address of the text is a link, and nothing else is.
 */
export function letterHtml(text: string, language: UiLanguage): string {
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${linesOf(paragraph).join('<br>\n')}</p>`)
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="max-width:600px;margin:0 auto;padding:16px;font:16px/1.6 sans-serif;overflow-wrap:anywhere">
${paragraphs.join('\n')}
</body>
</html>
`
}

function linesOf(paragraph: string): readonly string[] {
  const lines = paragraph.split('\n').map((line) => line.trim())
  const [first = '', ...others] = lines
  const last = lines.at(-1) ?? ''
  if (others.length > 0 && address.test(last) && !address.test(first) && !/[:：]$/.test(first))
    return [link(last, first), ...others.slice(0, -1).map(lineOf)]
  return lines.map(lineOf)
}

function lineOf(line: string): string {
  if (address.test(line)) return link(line, line)
  const [, name = '', href = ''] = named.exec(line) ?? []
  return href === '' ? escape(line) : link(href, name)
}

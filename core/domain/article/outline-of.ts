import type { SafeHtml } from '../text/safe-html.ts'
import { decodeEntities } from './inline-entities.ts'
import { plainText } from './plain-text.ts'

/** One heading of a full text that can be linked to. */
export interface OutlineEntry {
  readonly id: string
  readonly text: string
  readonly level: 2 | 3
}

/** Marks of footnotes are no part of a heading's name. */
const noteMarks = /<sup><a [^<>]*class="ref-fn"[^<>]*>[^<>]*<\/a><\/sup>/g

/** The h2 and h3 of a piece of prose that have an id and a text, in order. Linear in its length. */
export function outlineOf(html: SafeHtml): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = []
  const lastEnd = { 2: html.lastIndexOf('</h2>'), 3: html.lastIndexOf('</h3>') }
  const openings = /<h([23])(\s[^<>]*)?>/g
  for (let match = openings.exec(html); match !== null; match = openings.exec(html)) {
    const level = match[1] === '2' ? 2 : 3
    if (openings.lastIndex > lastEnd[level]) continue
    const end = html.indexOf(`</h${level}>`, openings.lastIndex)
    const id = idIn(match[2] ?? '')
    const text = plainText(html.slice(openings.lastIndex, end).replace(noteMarks, ''))
    if (id !== '' && text !== '') entries.push({ id, text, level })
    openings.lastIndex = end
  }
  return entries
}

const idIn = (attributes: string): string => {
  const match = /\sid=(?:"([^"]*)"|'([^']*)')/i.exec(attributes)
  return decodeEntities(match?.[1] ?? match?.[2] ?? '')
}

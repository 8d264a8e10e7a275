import { decodeEntities } from '../article/inline-entities.ts'
import { plainText } from '../article/plain-text.ts'
import { escapeAttribute, escapeMarkup } from '../text/escape-markup.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** A place of the text that cites a reference. */
interface Place {
  readonly id: string
  readonly heading: string
}

/** A citation as it stands in the HTML. */
interface Citation {
  /** Where its tag begins, and where the whole link ends. */
  readonly start: number
  readonly end: number
  readonly attributes: string
  /** The place of the reference in the list. */
  readonly at: number
  readonly text: string
  readonly heading: string
}

const tags = /<(?:h([2-6])|a)(\s[^<>]*)?>/g
const dash = /^\s*[-‐‑‒–—~～至]\s*$/u
const ownRange = /^\D*(\d{1,4})\s*[-‐‑‒–—~～]\s*(\d{1,4})\D*$/u

/**
 * A full text whose citations can be answered: each link to a reference has an id and names all references that it
 * stands for (`data-cites`; a range such as 5–7 stands for three), and each reference leads back to every section
 * that cites it, by the section's number, else by letters. Laws: nothing else changes; a reference leads back exactly
 * where it is cited; every way back arrives. What is added is our own markup, so that the text stays as safe as it was.
 */
export function answerCitations(html: SafeHtml): SafeHtml {
  const begin = html.indexOf('<section class="references"')
  if (begin < 0) return html
  const references = [...html.slice(begin).matchAll(/<li id="([^"<>]+)"[^<>]*>/g)].map(({ 1: id = '' }) => id)
  const order = new Map(references.map((id, index) => [id, index]))
  const citations = citationsIn(html.slice(0, begin), order)
  const places = new Map<string, Place[]>()
  const parts: string[] = []
  let done = 0
  for (const [index, citation] of citations.entries()) {
    const cited = citedBy(citation, citations[index + 1], html, references)
    const before = citations[index - 1]
    const own = attributeOf(citation.attributes, 'id')
    const id = own === '' ? `c-${index + 1}` : own
    for (const reference of cited)
      places.set(reference, [...(places.get(reference) ?? []), { id, heading: citation.heading }])
    const isSecond = before !== undefined && isRange(before, citation, html)
    const named = isSecond ? citedBy(before, citation, html, references) : cited
    parts.push(
      html.slice(done, citation.start),
      `<a${own === '' ? ` id="${id}"` : ''} data-cites="${named.map(escapeAttribute).join(' ')}"`,
    )
    done = citation.start + 2
  }
  parts.push(html.slice(done, begin))
  return (parts.join('') + withWaysBack(html.slice(begin), places)) as SafeHtml
}

function citationsIn(html: string, order: ReadonlyMap<string, number>): readonly Citation[] {
  const found: Citation[] = []
  let heading = ''
  for (const match of html.matchAll(tags)) {
    const attributes = match[2] ?? ''
    const start = match.index
    const inner = start + match[0].length
    if (match[1] !== undefined) {
      const end = html.indexOf(`</h${match[1]}>`, inner)
      if (end >= 0) heading = plainText(html.slice(inner, end))
      continue
    }
    const href = attributeOf(attributes, 'href')
    const at = href.startsWith('#') ? order.get(href.slice(1)) : undefined
    const end = html.indexOf('</a>', inner)
    if (at === undefined || end < 0) continue
    const text = plainText(html.slice(inner, end))
    found.push({ start, end: end + '</a>'.length, attributes, at, text, heading })
  }
  return found
}

/** All references that a citation stands for. */
function citedBy(
  citation: Citation,
  next: Citation | undefined,
  html: string,
  references: readonly string[],
): readonly string[] {
  const [, from, to] = ownRange.exec(citation.text) ?? []
  const last =
    next !== undefined && isRange(citation, next, html)
      ? next.at
      : citation.at + Math.max(0, Number(to ?? 0) - Number(from ?? 0))
  return references.slice(citation.at, last + 1)
}

/** Whether a dash alone stands between two citations, and the second is further down the list. */
const isRange = (one: Citation, other: Citation, html: string): boolean =>
  one.at < other.at && other.start - one.end < 60 && dash.test(plainText(html.slice(one.end, other.start)))

function withWaysBack(list: string, places: ReadonlyMap<string, readonly Place[]>): string {
  const parts: string[] = []
  let done = 0
  for (const match of list.matchAll(/<li id="([^"<>]+)"[^<>]*>/g)) {
    const cited = places.get(match[1] ?? '')
    const end = cited === undefined ? -1 : endOfItem(list, match.index + match[0].length)
    if (cited === undefined || end < done) continue
    parts.push(list.slice(done, end), waysBack(cited))
    done = end
  }
  return parts.join('') + list.slice(done)
}

/** Where the item that opened before this place closes; -1 where it does not. */
function endOfItem(list: string, from: number): number {
  const items = /<(\/?)li\b[^<>]*>/g
  items.lastIndex = from
  let depth = 1
  for (let match = items.exec(list); match !== null; match = items.exec(list)) {
    depth += match[1] === '' ? 1 : -1
    if (depth === 0) return match.index
  }
  return -1
}

/** One way back for each section; several to one section would look alike. */
function waysBack(places: readonly Place[]): string {
  const first = places
    .filter(({ heading }, index) => places.findIndex((other) => other.heading === heading) === index)
    .map((place) => ({ ...place, number: /^(?:\d+\.)*\d+(?=[.\s、]|$)/.exec(place.heading)?.[0] ?? '' }))
  const numbered = first.every(({ number }) => number !== '')
  const links = first.map(({ id, heading, number }, index) => {
    const text = numbered ? number : String.fromCharCode(97 + (index % 26))
    const label = heading === '' ? '' : ` aria-label="${escapeAttribute(heading)}"`
    return `<a href="#${escapeAttribute(id)}"${label}>${escapeMarkup(text)}</a>`
  })
  return ` <span class="cited-in">↑ ${links.join(' ')}</span>`
}

function attributeOf(attributes: string, name: string): string {
  const match = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)
  return decodeEntities(match?.[1] ?? '')
}

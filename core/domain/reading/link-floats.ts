import { decodeEntities } from '../article/inline-entities.ts'
import { floatKey, isMissingTable, type ArticleFloat } from '../media/article-float.ts'
import { escapeAttribute, escapeMarkup } from '../text/escape-markup.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** Where a figure or a table leads, and what that is called. */
export interface FloatLink extends Pick<ArticleFloat, 'kind' | 'id' | 'anchor'> {
  readonly href: string
  readonly name: string
  /** What it is as a file: the picture as it was sent, or the cells of a table. */
  readonly file: { readonly href: string; readonly name: string } | null
}

/** A figure or a table as it stands in a text. */
interface Place {
  readonly id: string
  /** Behind its opening tag. */
  readonly start: number
  /** Where it ends, or the next one begins within it. */
  readonly end: number
}

const kinds = { figure: 'fig', table: 'table-wrap' } as const

/** By this name an element says which figure or table it leads to. */
const mark = 'data-float'

/**
 * A full text whose figures and tables lead to their pages: the pictures of a figure are the link, a table has one above
 * it; the file stands below a figure, and beside the link above a table, within a caption that stands there, since HTML
 * lets nothing but a caption stand between a figure's edge and its content. They are found by their ids, in a
 * translation, which has others, by their order where there are as many; those then keep the id of the original as a
 * place too. Laws: nothing but what is added changes; each is linked once; twice is once. What is added is our own
 * markup.
 */
export function linkFloats(html: SafeHtml, links: readonly FloatLink[]): SafeHtml {
  const added: { readonly at: number; readonly text: string }[] = []
  for (const kind of ['figure', 'table'] as const) {
    const places = placesOf(html, kind)
    const own = links.filter((link) => link.kind === kind)
    const known = new Map(places.map((place) => [place.id, place]))
    const byOrder = own.length === places.length && !own.some(({ anchor }) => known.has(anchor))
    for (const [index, link] of own.entries()) {
      const place = byOrder ? places[index] : known.get(link.anchor)
      if (place === undefined || isLinked(html, place)) continue
      if (byOrder && link.anchor !== '' && !html.includes(` id="${escapeAttribute(link.anchor)}"`))
        added.push({
          at: insideCaption(html, place),
          text: `<span id="${escapeAttribute(link.anchor)}"></span>`,
        })
      added.push(...(kind === 'figure' ? aroundFigure(html, place, link) : [aboveTable(html, place, link)]))
    }
  }
  const parts: string[] = []
  let done = 0
  for (const { at, text } of added.toSorted((a, b) => a.at - b.at)) {
    parts.push(html.slice(done, at), text)
    done = at
  }
  return (parts.join('') + html.slice(done)) as SafeHtml
}

/** Those of one kind; what has no picture and no cells is left out, since there is nothing to enlarge. */
function placesOf(html: string, kind: ArticleFloat['kind']): readonly Place[] {
  const places: Place[] = []
  for (const { 0: tag, index } of html.matchAll(/<figure\b[^<>]*>/g)) {
    const start = index + tag.length
    const ends = [html.indexOf('</figure>', start), html.indexOf('<figure', start)].filter((at) => at >= 0)
    const end = ends.length === 0 ? html.length : Math.min(...ends)
    const inner = html.slice(start, end)
    const isShown = kind === 'table' ? !isMissingTable(inner) : inner.includes('<img ')
    if (attributeOf(tag, 'class') === kinds[kind] && isShown)
      places.push({ id: attributeOf(tag, 'id'), start, end })
  }
  return places
}

const captionStart = '<figcaption>'
const captionEnd = '</figcaption>'

const isLinked = (html: string, { start, end }: Place): boolean =>
  html.slice(start, end).includes(` ${mark}="`)

const opening = (link: FloatLink, name: string): string =>
  `<a ${mark}="${escapeAttribute(floatKey(link))}" href="${escapeAttribute(link.href)}"${name}>`

function aroundPictures(html: string, { start, end }: Place, link: FloatLink) {
  const name = ` aria-label="${escapeAttribute(link.name)}"`
  return [...html.slice(start, end).matchAll(/<img\b[^<>]*>/g)].flatMap(({ 0: tag, index }) => {
    const at = start + index
    const before = html.slice(start, at)
    // a picture that leads somewhere already goes on doing so
    if (before.lastIndexOf('<a ') > before.lastIndexOf('</a>')) return []
    return [
      { at, text: opening(link, name) },
      { at: at + tag.length, text: '</a>' },
    ]
  })
}

function aroundFigure(html: string, place: Place, link: FloatLink) {
  const linked = aroundPictures(html, place, link)
  if (linked.length === 0 || link.file === null) return linked
  const at = html.endsWith(captionEnd, place.end) ? place.end - captionEnd.length : place.end
  return [...linked, { at, text: `<p class="enlarge">${fileLink(link.file)}</p>` }]
}

/** Where a caption begins that stands first, else the figure. */
const insideCaption = (html: string, { start }: Place): number =>
  html.startsWith(captionStart, start) ? start + captionStart.length : start

const aboveTable = (html: string, place: Place, link: FloatLink) => ({
  at: insideCaption(html, place),
  text: `<p class="enlarge">${opening(link, '')}${escapeMarkup(link.name)}</a>${link.file === null ? '' : ` ${fileLink(link.file)}`}</p>`,
})

const fileLink = ({ href, name }: NonNullable<FloatLink['file']>): string =>
  `<a href="${escapeAttribute(href)}" download>${escapeMarkup(name)}</a>`

const attributeOf = (tag: string, name: string): string =>
  decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

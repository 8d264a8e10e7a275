import { escapeAttribute } from '../text/escape-markup.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/**
 * A part of an article in a page of its own, such as a table: its references and notes stand in the article, and so their
 * marks lead to its page. Laws: what leads to a place within the part stays; nothing but these links changes; twice is
 * once.
 */
export function linkToArticle(part: SafeHtml, articleHref: string): SafeHtml {
  const places = new Set([...part.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id))
  const elsewhere = escapeAttribute(articleHref)
  return part.replace(/(<a\s[^<>]*?href=")#([^"]*)"/g, (link, before: string, place: string) =>
    places.has(place) ? link : `${before}${elsewhere}#${place}"`,
  ) as SafeHtml
}

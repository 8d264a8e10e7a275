/** Ids that something in the HTML bears. */
const idsIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''))

/**
 * Last touches on HTML that this room has written: a link to something that is not there keeps its text alone, a
 * way back from a note that nothing marks goes, and a heading without an id gets one.
 */
export const finishHtml = (html: string): string => {
  const ids = idsIn(html)
  let headings = 0
  return html
    .replace(/ ?<a href="#([^"]*)" class="backlink"[^>]*>[^<]*<\/a>/g, (link, id: string) =>
      ids.has(id) ? link : '',
    )
    .replace(/<a href="#([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (link, id: string, inner: string) =>
      ids.has(id) ? link : inner,
    )
    .replace(/<h([2-6])>/g, (_, level: string) => {
      headings += 1
      return `<h${level} id="s-part-${headings}">`
    })
}

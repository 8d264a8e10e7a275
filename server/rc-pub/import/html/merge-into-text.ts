import { textOfHtml } from './write-html.ts'

/** A section that the reader adds: it has no id that something could point at. */
const added = /^<section><h2[^>]*>((?:(?!<\/h2>)[\s\S])*)<\/h2>([\s\S]*)<\/section>$/

const titled = /<section[^>]*><h2[^>]*>((?:(?!<\/h2>)[\s\S])*)<\/h2>/g

const bare = (html: string): string =>
  textOfHtml(html)
    .toLowerCase()
    .replace(/[\s.:：。]+$/, '')

/** Where the section that begins here ends, before its end tag. */
function endOf(html: string, start: number): number {
  const tags = /<(\/?)section\b[^>]*>/g
  tags.lastIndex = start
  let depth = 0
  for (let found = tags.exec(html); found !== null; found = tags.exec(html)) {
    depth += found[1] === '' ? 1 : -1
    if (depth === 0) return found.index
  }
  return html.length
}

/**
 * A text and the sections behind it, of which those that the reader adds under a heading that a section of the text
 * has end that section, unless it says the same already. Law: no word of either is lost, but one that is said there.
 */
export function mergeIntoText(
  text: string,
  sections: readonly string[],
): { readonly text: string; readonly sections: readonly string[] } {
  let merged = text
  const rest = sections.filter((html) => {
    const [, title = '', content = ''] = added.exec(html) ?? []
    const place = [...merged.matchAll(titled)].find((found) => bare(found[1] ?? '') === bare(title))
    if (bare(title) === '' || /<\/section>/.test(content) || place === undefined) return true
    const end = endOf(merged, place.index)
    if (!textOfHtml(merged.slice(place.index, end)).includes(textOfHtml(content)))
      merged = merged.slice(0, end) + content + merged.slice(end)
    return false
  })
  return { text: merged, sections: rest }
}

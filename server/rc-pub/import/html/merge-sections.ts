import { textOfHtml } from './write-html.ts'

const section = /^(<section[^>]*><h2[^>]*>)((?:(?!<\/h2>)[\s\S])*)<\/h2>([\s\S]*)<\/section>$/

const bare = (html: string): string =>
  textOfHtml(html)
    .toLowerCase()
    .replace(/[\s.:：。]+$/, '')

const onlySection = (html: string): RegExpExecArray | null => {
  const found = section.exec(html)
  // two sections side by side begin and end as one does
  return found !== null &&
    (found[3]?.match(/<section/g)?.length ?? 0) === (found[3]?.match(/<\/section/g)?.length ?? 0)
    ? found
    : null
}

/**
 * Sections of which no two have the same heading: what stands under a heading for the second time follows the first,
 * unless it is said there already.
 */
export const mergeSections = (sections: readonly string[]): readonly string[] => {
  const merged: string[] = []
  const places = new Map<string, number>()
  for (const html of sections) {
    const found = onlySection(html)
    const title = found === null ? '' : bare(found[2] ?? '')
    const place = places.get(title)
    const before = place === undefined ? undefined : merged[place]
    if (found === null || place === undefined || before === undefined) {
      if (title !== '') places.set(title, merged.length)
      merged.push(html)
      continue
    }
    const content = found[3] ?? ''
    if (!textOfHtml(before).includes(textOfHtml(content)))
      merged[place] = before.replace(/<\/section>$/, () => `${content}</section>`)
  }
  return merged
}

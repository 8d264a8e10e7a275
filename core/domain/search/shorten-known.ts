import { readKnownItem, type KnownItem } from './known-item.ts'
import { titleKey } from './known-titles.ts'

/**
 * A pasted reference in a box that does not hold it (C5.1): so short that it fits, and still the same known item, its
 * numbers and its DOI whole, with as many of its possible titles as have room. What comes before the title goes first,
 * then the journal, the title at last. null where the text fits, is no known item, or cannot be as short.
 */
export function shortenKnown(raw: string, limit: number): string | null {
  const text = raw.trim()
  if (text.length <= limit) return null
  const item = readKnownItem(text)
  if (item === null) return null
  const numbers = numbersOf(item)
  const shorter = [
    ...tails(text, limit),
    ...item.titles.map((title) => `${title}[J]. ${numbers}`),
    numbers,
    item.doi,
  ].filter((each) => each !== '' && each.length <= limit)
  let best: string | null = null
  let most = 0
  // the shortest of those that are as good
  for (const one of shorter.toSorted((a, b) => a.length - b.length)) {
    const common = titlesInCommon(item, readKnownItem(one))
    if (common < most || (common === most && best !== null)) continue
    best = one
    most = common
  }
  return best
}

/** Ends of a text that fit, from a word of it on, the longest first. */
const tails = (text: string, limit: number): readonly string[] =>
  [...text.matchAll(/(?<=[\s,.;，。；])[^\s,.;，。；]/gu)]
    .map(({ index }) => text.slice(index))
    .filter(({ length }) => length <= limit)
    .slice(0, 40)

const numbersOf = ({ year, volume, issue, page, doi, issns }: KnownItem): string =>
  [[year, volume].filter((each) => each !== '').join(', ') + (issue === '' ? '' : `(${issue})`), page]
    .filter((each) => each !== '')
    .join(': ')
    .concat(...issns.map((issn) => ` ISSN ${issn.slice(0, 4)}-${issn.slice(4)}`), doi === '' ? '' : ` ${doi}`)
    .trim()

/** How many possible titles both have, of the same thing; -1 where they are not the same. */
function titlesInCommon(item: KnownItem, other: KnownItem | null): number {
  if (other === null || placeOf(item) !== placeOf(other)) return -1
  const keys = new Set(other.titles.map(titleKey))
  return item.titles.filter((title) => keys.has(titleKey(title))).length
}

const placeOf = ({ doi, issns, year, volume, issue, page }: KnownItem): string =>
  JSON.stringify([doi.toLowerCase(), issns, year, volume, issue, page])

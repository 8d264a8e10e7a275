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
    // as APA has it, what may be the end of the title stays open
    ...item.titles.map((title) => `(${item.year}). ${title}, ${numbersOfApa(item)}`),
    numbers,
    item.doi,
  ].filter((each) => each !== '' && each.length <= limit)
  let best: string | null = null
  let most: Kept = { titles: 0, likeliest: Infinity }
  // the shortest of those that are as good
  for (const one of shorter.toSorted((a, b) => a.length - b.length)) {
    const kept = titlesKept(item, readKnownItem(one))
    if (kept === null || (best !== null && !isMore(kept, most))) continue
    best = one
    most = kept
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

const numbersOfApa = ({ volume, issue, page }: KnownItem): string =>
  [volume + (issue === '' ? '' : `(${issue})`), page].filter((each) => each !== '').join(', ')

/** What is left of the possible titles. */
interface Kept {
  readonly titles: number
  /** Where the likeliest of them stands in the list. */
  readonly likeliest: number
}

const isMore = (kept: Kept, most: Kept): boolean =>
  kept.titles > most.titles || (kept.titles === most.titles && kept.likeliest < most.likeliest)

/** null where they are not the same thing. */
function titlesKept(item: KnownItem, other: KnownItem | null): Kept | null {
  if (other === null || placeOf(item) !== placeOf(other)) return null
  const keys = new Set(other.titles.map(titleKey))
  const at = item.titles.flatMap((title, index) => (keys.has(titleKey(title)) ? [index] : []))
  return { titles: at.length, likeliest: Math.min(...at) }
}

const placeOf = ({ doi, issns, year, volume, issue, page }: KnownItem): string =>
  JSON.stringify([doi.toLowerCase(), issns, year, volume, issue, page])

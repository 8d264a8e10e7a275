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
    // behind a year, as APA has it, all that may be the end of a title is left
    ...item.titles.flatMap((title) => [`${title}[J]. ${numbers}`, `(${item.year}). ${title}. ${numbers}`]),
    numbers,
    item.doi,
  ].filter((each) => each !== '' && each.length <= limit)
  let best: string | null = null
  let most = -1
  // the shortest of those that are as good
  for (const one of shorter.toSorted((a, b) => a.length - b.length)) {
    const kept = matchingTitles(item, readKnownItem(one))
    if (kept <= most) continue
    best = one
    most = kept
  }
  return best
}

/** Ends of a text that fit, from a word of it on, the longest first. */
const tails = (text: string, limit: number): readonly string[] =>
  [...text.slice(-limit - 1).matchAll(/(?<=[\s,.;，。；])[^\s,.;，。；]/gu)]
    .slice(0, 40)
    .map(({ index, input }) => input.slice(index))

const joined = (between: string, ...parts: readonly string[]): string =>
  parts.filter((each) => each !== '').join(between)

const numbersOf = ({ year, volume, issue, page, doi, issns }: KnownItem): string =>
  joined(
    ' ',
    joined(': ', joined(', ', year, volume) + (issue === '' ? '' : `(${issue})`), page),
    ...issns.map((issn) => `ISSN ${issn.slice(0, 4)}-${issn.slice(4)}`),
    doi,
  )

/** More for more of the possible titles, and of as many for a likelier first; -1 where it is not the same thing. */
function matchingTitles(item: KnownItem, other: KnownItem | null): number {
  if (other === null || placeOf(item) !== placeOf(other)) return -1
  const keys = new Set(other.titles.map(titleKey))
  const at = item.titles.flatMap((title, index) => (keys.has(titleKey(title)) ? [index] : []))
  // an index is below ten: at most eight titles are thought of
  return at.length * 10 - (at[0] ?? 0)
}

const placeOf = ({ doi, issns, year, volume, issue, page }: KnownItem): string =>
  JSON.stringify([doi.toLowerCase(), issns, year, volume, issue, page])

import { bareIssn } from '../library/issn.ts'
import type { OpenUrl } from '../library/open-url.ts'
import { oneLine } from '../text/one-line.ts'
import { doiWithin } from './known-doi.ts'
import { noPlace, placeInLabels, placeInNumbers, placeOfStyle, type PlaceRead } from './known-place.ts'
import { arxivIdOfDoi, registryIdsWithin, type RegistryId } from './registry-id.ts'
import { titleKey, titlesAtEnd, titlesAtStart, titlesWithin } from './known-titles.ts'

/** What a pasted text says of the one thing that it means: an article, an issue or a journal. */
export interface KnownItem extends Omit<OpenUrl, 'journalTitles'> {
  /** What may be the title of the article, the likeliest first, at most eight; none where the text names none. */
  readonly titles: readonly string[]
  /** Its numbers in PubMed, PubMed Central and arXiv, one of each at most. */
  readonly registryIds: readonly RegistryId[]
  /** All words beside the numbers, as `titleKey` has them: they name the title, the journal, or both. */
  readonly words: string
}

/** No reference is longer, in UTF-16 units: what is behind is not read. */
const longest = 2_000

const nothing: KnownItem = { doi: '', issns: [], registryIds: [], ...noPlace, titles: [], words: '' }

/**
 * A text as a known item: a DOI or a number of PubMed, PubMed Central or arXiv within any words, an ISSN, volume, issue and page in numbers or under their names, or a
 * whole reference (GB/T 7714, APA, MLA, Vancouver); null for any other search. Total, and linear in the text.
 */
export function readKnownItem(raw: string): KnownItem | null {
  const text = oneLine(
    raw
      .slice(0, longest)
      .normalize('NFKC')
      .replace(/[‐‑‒–—―−~〜]+/g, '-'),
  )
  const { doi, rest: withoutDoi } = doiWithin(text)
  const { ids, rest } = registryIdsWithin(withoutDoi)
  const ofDoi = arxivIdOfDoi(doi)
  const registryIds = ofDoi === null ? ids : [...ids.filter(({ registry }) => registry !== 'arxiv'), ofDoi]
  const { issns, rest: others } = issnsWithin(rest)
  const read = readReference(others)
  const numbers = { doi, issns, registryIds }
  if (read !== null) return { ...read, ...numbers }
  if (doi === '' && issns.length === 0 && registryIds.length === 0) return null
  return { ...nothing, ...numbers, words: titleKey(others) }
}

/** `ISSN 1234-5678`, wherever it stands; without the name as the whole text, unless it can be two years. */
function issnsWithin(text: string): { readonly issns: readonly string[]; readonly rest: string } {
  const named = /\b[ep]?-?issn(?:-?l)?\s?[:.]?\s?(\d{4}-?\d{3}[\dX])\b/giu
  const found = [...text.matchAll(named)].map(([, issn = '']) => bareIssn(issn))
  if (found.length > 0) return { issns: [...new Set(found)], rest: text.replace(named, ' ') }
  const bare = /^\d{4}-\d{3}[\dX]$/i.test(text) && !/^(?:1[5-9]|20)\d\d-(?:1[5-9]|20)\d\d$/.test(text)
  return bare && isIssn(bareIssn(text)) ? { issns: [bareIssn(text)], rest: '' } : { issns: [], rest: text }
}

/** Whether the last character is what the first seven make it (ISO 3297). */
function isIssn(bare: string): boolean {
  const sum = [...bare].reduce(
    (all, digit, index) => all + (digit === 'X' ? 10 : Number(digit)) * (8 - index),
    0,
  )
  return bare.length === 8 && sum % 11 === 0
}

/** The mark of GB/T 7714 behind a title: `[J]`, `[J/OL]`. */
const gbtMark = /\[(?:[JNMDCRSPGAZ]|EB|DB|CP)(?:\/(?:OL|CD|DK|MT))?\]/u

/** The year of APA: `(2024).` */
const apaYear = /(?:^|\s)\((?:((?:1[5-9]|20)\d\d)[a-z]?|n\.d\.)(?:,[^()]{1,20})?\)\.\s/u

/** A title in the quotes of MLA, with its mark. */
const mlaTitle = /["“](.{4,}[.?!…。][‘’']*)["”]/u

function readReference(text: string): KnownItem | null {
  return readGbt(text) ?? readApa(text) ?? readLabelled(text) ?? readNumbers(text)
}

function readGbt(text: string): KnownItem | null {
  const mark = gbtMark.exec(text)
  if (mark === null) return null
  const titles = titlesAtEnd(text.slice(0, mark.index))
  if (titles.length === 0) return null
  const [before, tail] = [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)]
  const read = placeInNumbers(tail) ??
    placeOfStyle(tail, 'gbt') ?? { place: noPlace, before: tail, behind: '' }
  return item({ ...read, before: `${before} ${read.before}` }, titles)
}

function readApa(text: string): KnownItem | null {
  const found = apaYear.exec(text)
  if (found === null) return null
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  const read = placeOfStyle(behind, 'apa') ?? placeInNumbers(behind)
  // without a place it may be any sentence: initials before the year tell a reference
  if (read === null && !/\p{Lu}\.$/u.test(before)) return null
  const place = read ?? { place: noPlace, before: behind, behind: '' }
  const titles = [...titlesAtStart(place.before).slice(0, 6), before]
  return item(
    { place: { ...place.place, year: found[1] ?? '' }, before: before + place.before, behind: place.behind },
    titles,
  )
}

/** Names of the numbers count where nothing else stands beside them, beside a quoted title, or all three together. */
function readLabelled(text: string): KnownItem | null {
  const read = placeInLabels(text)
  if (read === null) return null
  const { volume, issue, page, year } = read.place
  const quoted = mlaTitle.exec(read.before)
  const isAlone = isBare(read.before + read.behind)
  const names = [volume || year, issue, page].filter((each) => each !== '')
  if (isAlone ? names.length < 2 || volume + issue === '' : names.length < (quoted === null ? 3 : 1))
    return null
  const titles = isAlone ? [] : quoted === null ? titlesWithin(read.before) : quotedTitles(quoted[1] ?? '')
  return item(read, titles)
}

/** The whole of the quotes, and what a title that ends before another quotation has. */
const quotedTitles = (inside: string): readonly string[] => [
  ...new Set([inside, ...inside.split(/[.?!…。]["”]/u).slice(0, 3)]),
]

function readNumbers(text: string): KnownItem | null {
  const read = placeInNumbers(text)
  if (read === null) return null
  const isAlone = isBare(read.before + read.behind)
  if (!isAlone && read.place.page === '' && !/[;]/.test(text.slice(read.before.length))) return null
  return item(read, isAlone ? [] : titlesWithin(read.before))
}

/** Whether nothing but marks and words that go with numbers stands there. */
const isBare = (rest: string): boolean =>
  /^(?:[\s,;:.()[\]、。/第-]|and|at|from|p{1,2}(?=\b)|年|见)*$/iu.test(rest)

function item({ place, before, behind }: PlaceRead, titles: readonly string[]): KnownItem {
  const words = `${before} ${behind}`
  return { ...nothing, ...place, titles, words: isBare(words) ? '' : titleKey(words) }
}

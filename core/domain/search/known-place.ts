/** Where an article stands in its journal, as a text names it; '' for what it does not name. */
export interface KnownPlace {
  /** Four digits. */
  readonly year: string
  readonly volume: string
  readonly issue: string
  /** First page, or the number of the article. */
  readonly page: string
}

/** A place that was read, with the text before and behind it. */
export interface PlaceRead {
  readonly place: KnownPlace
  readonly before: string
  readonly behind: string
}

export const noPlace: KnownPlace = { year: '', volume: '', issue: '', page: '' }

const year = String.raw`(?<year>(?:1[5-9]|20)\d\d)`
const volume = String.raw`(?<volume>[A-Z]?\d{1,5}[A-Z]?(?:[-/]\d{1,4})?)`
const issue = String.raw`\((?<issue>[^()[\]]{1,30})\)`
const page = String.raw`(?<page>(?:[A-Z]-|[A-Z]{0,2})\d[\dA-Z]{0,19}(?:\.\d{1,6}){0,2})`
/** The last page, of which nothing is needed. */
const last = String.raw`(?:\s?-{1,2}\s?[A-Z]{0,6}\d[\dA-Z]{0,19})?`
const month = String.raw`(?:\s[A-Z][a-z]{2}(?:\s\d{1,2})?)?`
/** A number begins where no other one, and no word, goes on. */
const begin = String.raw`(?<![\dA-Z.])`
const end = String.raw`(?![\dA-Z年])`

const pattern = (source: string): RegExp => new RegExp(source, 'iu')
const every = (source: string): RegExp => new RegExp(source, 'giu')

/** `2024, 69(5): 517-530`, `2024;69(5):517`, `2024;69:517`, `2024(5): 517`, `69(5): 517`. */
const strict: readonly RegExp[] = [
  String.raw`${begin}${year}${month}\s?[,;.]\s?${volume}\s?${issue}(?:\s?[:,]\s?${page}${last}${end})?`,
  String.raw`(?<=^\s?|[,.;]\s?)${year}${month}\s?(?:;|,(?!\s?\d{1,2}:\d\d(?![\d-])))\s?${volume}\s?:\s?${page}${last}${end}`,
  String.raw`${begin}${year}(?:${month};\s?)?(?!\(\d{4})${issue}\s?:\s?${page}${last}${end}`,
  // without a year many things look so: only what is nothing else counts
  String.raw`${begin}(?<volume>\d{1,4})\((?<issue>(?:[SZ]|suppl\.?\s?|增刊)?\d{1,3}(?:[-/]\d{1,3})?|增刊)\)\s?:\s?(?<page>[A-Z]?\d{1,9})${last}${end}`,
].map(every)

const close = String.raw`[\s,.;]*$`

/** What citations name behind the journal: where one is known for a citation, less than a whole place is read too. */
const cited = {
  gbt: [
    String.raw`(?:^|[,.]\s?)${year}(?:,\s?${volume})?(?:${issue})?(?::\s?${page}${last})?${close}`,
    String.raw`(?:^|[,.]\s?)${volume}${issue}(?::\s?${page}${last})?${close}`,
    String.raw`(?:^|[,.]\s?)${volume}:\s?${page}${last}${close}`,
    String.raw`(?:^|[,.]\s?)${issue}(?::\s?${page}${last})?${close}`,
  ].map(pattern),
  apa: [
    String.raw`,\s?(?:${volume})?${issue}(?:,\s?(?:article\s)?${page}${last})?${close}`,
    String.raw`,\s?${volume},\s?(?:article\s)?${page}${last}${close}`,
  ].map(pattern),
} as const

/** The last place that stands in the text as numbers alone, since titles have numbers too; null for none. */
export function placeInNumbers(text: string): PlaceRead | null {
  // of those that end on one spot the fullest form is the first
  const [found] = strict
    .flatMap((each) => [...text.matchAll(each)].slice(-1))
    .toSorted((a, b) => b.index + b[0].length - a.index - a[0].length)
  return found === undefined ? null : readOf(found)
}

/** What stands at the end of a citation of this style; null where that is no place. */
export function placeOfStyle(text: string, style: keyof typeof cited): PlaceRead | null {
  const found = cited[style].map((each) => each.exec(text)).find((each) => each !== null)
  return found === undefined ? null : readOf(found)
}

function readOf(found: RegExpExecArray | RegExpMatchArray): PlaceRead {
  const { groups = {}, index = 0, input = '' } = found
  const named = (name: keyof KnownPlace): string => (groups[name] ?? '').trim()
  return {
    place: { year: named('year'), volume: named('volume'), issue: named('issue'), page: named('page') },
    before: input.slice(0, index),
    behind: input.slice(index + found[0].length),
  }
}

/** The number of an issue behind its name, or a supplement. */
const value = String.raw`(?:(?:suppl(?:ement)?|special|part|pt)\.?\s?|增刊|特刊|[SZ])?\d{1,4}(?:[-/]\d{1,4})?[A-Z]?${end}|suppl(?:ement)?\b|增刊`

const labels = {
  en: {
    year: every(String.raw`(?:^|[\s,(;])${year}(?=[\s,.);]|$)`),
    volume: every(String.raw`\bvol(?:ume|\.)?\s?${volume}${end}`),
    issue: every(String.raw`\b(?:no|nr|issue|iss|number)\b\.?\s?(?<issue>${value})`),
    page: every(String.raw`\b(?:pp?\.\s?|(?:pp?|pages?|article)\s)${page}${last}${end}`),
    bare: every(String.raw`,\s?${page}${last}${close}`),
  },
  zh: {
    year: every(String.raw`${year}\s?年`),
    volume: every(String.raw`第?\s?${volume}\s?卷`),
    issue: every(String.raw`第?\s?(?<issue>(?:增刊?|S|z)?\s?\d{1,4}(?:[-/]\d{1,4})?)\s?期`),
    page: every(String.raw`第?\s?${page}${last}\s?页`),
    bare: every(String.raw`页码?\s?:?\s?${page}${last}${end}`),
  },
} as const

/** What labels call volume, issue and page, in English or Chinese, in any order; what is left of the text between. */
export const placeInLabels = (text: string): PlaceRead | null =>
  labelledIn(text, labels.en) ?? labelledIn(text, labels.zh)

type Labels = Readonly<Record<keyof KnownPlace | 'bare', RegExp>>

function labelledIn(text: string, patterns: Labels): PlaceRead | null {
  let rest = text
  let first = text.length
  const take = (name: keyof Labels): string => {
    const found = [...rest.matchAll(patterns[name])].at(-1)
    if (found === undefined) return ''
    const { 0: whole, groups = {}, index } = found
    // what was read is blanked, so that the places of the others stay
    rest = rest.slice(0, index) + ' '.repeat(whole.length) + rest.slice(index + whole.length)
    first = Math.min(first, index)
    return (groups[name === 'bare' ? 'page' : name] ?? '').trim().replace(/\.$/, '')
  }
  const numbers = { volume: take('volume'), issue: take('issue') }
  const named = take('page')
  if (first === text.length) return null
  const place = { ...numbers, year: take('year'), page: named || (numbers.volume === '' ? '' : take('bare')) }
  return { place, before: rest.slice(0, first), behind: rest.slice(first) }
}

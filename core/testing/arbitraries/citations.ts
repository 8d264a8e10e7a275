import fc from 'fast-check'
import {
  addToBasket,
  emptyBasket,
  selectItem,
  type Basket,
  type BasketEntry,
} from '../../domain/citation/basket.ts'
import {
  citationKinds,
  type CitationRecord,
  type CitationText,
  type CitedAuthor,
  type CitedName,
} from '../../domain/citation/citation-record.ts'
import type { ItemCitation } from '../../domain/citation/item-citations.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { arbitraryUiLanguage, arbitraryLocalizedText, junkText } from './text.ts'

const pieces = fc.oneof(
  fc.constantFrom(
    '河流识别',
    '水利',
    'River',
    'DNA',
    'pH',
    'H₂O',
    'über',
    'and',
    'A',
    'null',
    '𠀀',
    '（上）',
  ),
  fc.constantFrom('R&D', '50%', '$x$', '#1', 'a_b', '{x}', '{', '}', '~', '^', '\\', '"q"', "O'Neil", '*'),
  fc.constantFrom(
    '<i>',
    ']]>',
    '&amp;',
    '<!--',
    '%A',
    'ER -',
    '{Title}: y',
    '@book{k,',
    '1,2',
    '; ',
    '；',
    ': ',
  ),
)

const meansNothing = new Set(['null', 'undefined', 'NaN'])

const text = (minLength: number): fc.Arbitrary<string> =>
  fc
    .array(pieces, { minLength, maxLength: 5 })
    .map((parts) => parts.join(' ').replace(/\s+/g, ' ').trim())
    .filter((line) => !meansNothing.has(line))

/** One trimmed line of text, often with characters that export formats give a meaning; sometimes ''. */
export const arbitraryCitedLine: fc.Arbitrary<string> = text(0)

const withoutComma = text(1)
  .map((line) => line.replaceAll(',', '.'))
  .filter((line) => line !== '')

/** Chinese and Latin names, organisations, and names of one part. */
export const arbitraryCitedName: fc.Arbitrary<CitedName> = fc.oneof(
  fc.record({ kind: fc.constant('whole' as const), name: fc.constantFrom('张三', '欧阳修', '中国科学院') }),
  fc.record({ kind: fc.constant('whole' as const), name: text(1) }),
  fc.record({
    kind: fc.constant('person' as const),
    family: fc.oneof(fc.constantFrom('Zhang', 'van Beethoven', "O'Neil", 'Ōe', 'WHO'), withoutComma),
    given: fc.oneof(fc.constantFrom('', 'San', 'Anna-Maria B.', 'John, Jr.'), text(1)),
  }),
)

const numberText = fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 999 }).map(String))

const numbers = {
  year: fc.constantFrom(0, 1998, 2021, 2026),
  date: fc.constantFrom('', '2021-03-05', '2021-12', '2026', '2026-01-31T00:00:00'),
  volume: numberText,
  issue: fc.oneof(numberText, fc.constantFrom('S1', '7-8', '增刊1')),
  firstPage: numberText,
  lastPage: numberText,
  elocationId: fc.constantFrom('', 'e1234'),
  edition: fc.constantFrom('', '1', '2', '13'),
  issn: fc.constantFrom('', '0559-9350'),
  isbn: fc.constantFrom('', '978-7-04-051234-5'),
  doi: fc.constantFrom('', '10.5555/xk.2026.1', '10.1234/slxb_2021.03(001)', '10.1002/a<b>#1;2%3'),
  pmid: fc.constantFrom('', '31415'),
  pmcid: fc.constantFrom('', 'PMC2718281'),
  arxiv: fc.constantFrom('', '2101.00001', 'hep-th/9901001'),
  url: fc.constantFrom('', 'https://example.org/a_b?x=1&y=2%20#z', 'https://例子.中国/文'),
  degree: fc.constantFrom('' as const, 'doctor', 'master'),
}

const textOf = (
  line: fc.Arbitrary<string>,
  name: fc.Arbitrary<CitedName>,
): { [Key in keyof CitationText]: fc.Arbitrary<CitationText[Key]> } => ({
  language: arbitraryUiLanguage,
  title: line,
  authors: fc.array(fc.record<CitedAuthor>({ name, organisations: fc.array(line, { maxLength: 2 }) }), {
    maxLength: 4,
  }),
  container: line,
  keywords: fc.array(line, { maxLength: 3 }),
  abstract: line,
})

const recordOf = (line: fc.Arbitrary<string>, name: fc.Arbitrary<CitedName>) => ({
  ...textOf(line, name),
  id: fc.oneof(fc.integer({ min: 1, max: 5 }).map(String), line),
  kind: fc.constantFrom(...citationKinds),
  publisher: line,
  place: line,
  translation: fc.option(fc.record(textOf(line, name))),
})

/** Records with much or nearly nothing known, whose values are lines of text. */
export const arbitraryCitationRecord: fc.Arbitrary<CitationRecord> = fc.record({
  ...numbers,
  ...recordOf(arbitraryCitedLine, arbitraryCitedName),
})

const plainLine = fc.constantFrom('', '河流识别', '水利学报', 'River flow', 'A study', '北京', 'Press')
const plainName: fc.Arbitrary<CitedName> = fc.oneof(
  fc.record({ kind: fc.constant('whole' as const), name: fc.constantFrom('张三', '欧阳修', 'River Board') }),
  fc.record({
    kind: fc.constant('person' as const),
    family: fc.constantFrom('Zhang', 'Smith'),
    given: fc.constantFrom('San', 'Anna Mary', ''),
  }),
)

/** Records whose values hold nothing that a format gives a meaning, any of them unknown. */
export const arbitraryPlainRecord: fc.Arbitrary<CitationRecord> = fc.record({
  ...numbers,
  ...recordOf(plainLine, plainName),
  id: fc.integer({ min: 1, max: 999 }).map(String),
  issue: numberText,
  doi: fc.constantFrom('', '10.5555/xk.2026.1'),
  url: fc.constantFrom('', 'https://example.org/a/1'),
})

const junkLine = fc.oneof(
  junkText,
  arbitraryCitedLine,
  fc.constantFrom(
    'null',
    ' undefined ',
    'NaN',
    'a\r\n\r\n%0 Book',
    'a\u2028\u2029\u0085b',
    '\uFEFF\uFFFE\u0000',
  ),
)

const junkName: fc.Arbitrary<CitedName> = fc.oneof(
  fc.record({ kind: fc.constant('whole' as const), name: junkLine }),
  fc.record({ kind: fc.constant('person' as const), family: junkLine, given: junkLine }),
)

/** Records whose values hold anything at all. */
export const junkCitationRecord: fc.Arbitrary<CitationRecord> = fc.record({
  ...recordOf(junkLine, junkName),
  year: fc.oneof(fc.double(), fc.constantFrom(0, 2021)),
  date: fc.oneof(junkLine, numbers.date, fc.constant('2021-99-99')),
  volume: junkLine,
  issue: junkLine,
  firstPage: junkLine,
  lastPage: junkLine,
  elocationId: junkLine,
  edition: junkLine,
  issn: junkLine,
  isbn: junkLine,
  doi: junkLine,
  pmid: junkLine,
  pmcid: junkLine,
  arxiv: junkLine,
  url: junkLine,
  degree: numbers.degree,
})

const key = {
  siteId: fc.constantFrom(asSiteId('26'), asSiteId('27'), asSiteId('')),
  id: fc.integer({ min: 1, max: 12 }).map(String),
}

/** Entries of few keys, so that the same one comes twice. */
export const arbitraryBasketEntry: fc.Arbitrary<BasketEntry> = fc.record({
  ...key,
  title: arbitraryLocalizedText,
  source: arbitraryLocalizedText,
})

export const arbitraryBasket: fc.Arbitrary<Basket> = fc
  .array(fc.tuple(arbitraryBasketEntry, fc.boolean()), { maxLength: 15 })
  .map((entries) =>
    entries.reduce(
      (basket, [entry, selected]) => selectItem(addToBasket(basket, entry), entry, selected),
      emptyBasket,
    ),
  )

export const arbitraryItemCitations: fc.Arbitrary<readonly ItemCitation[]> = fc.array(
  fc.record({ ...key, text: fc.record({ zh: junkText, en: junkText }) }),
  { maxLength: 12 },
)

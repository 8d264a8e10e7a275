import fc from 'fast-check'
import type { AdvancedError } from '../../domain/search/advanced-parse.ts'
import type { AdvancedQuery } from '../../domain/search/advanced-query.ts'
import type { TextRange } from '../../domain/search/highlight-ranges.ts'
import type { PagerPlace } from '../../domain/search/page-window.ts'
import { searchTermLimits } from '../../domain/search/search-term.ts'
import type { Result } from '../../domain/result.ts'
import { arbitraryAdvancedQuery, junkAdvancedText } from '../arbitraries/advanced-queries.ts'
import { arbitraryText, junkText } from '../arbitraries/text.ts'
import { holds, same } from './expectation.ts'
import { law, lawOfEach, type Law } from './law.ts'

/** A term to search for, or what is wrong with it. */
export type TermRule = (raw: string, limit: number) => Result<string, string>

/** What holds of the rule for the term of a search box (C5.1, C5.2). */
export const searchTermLaws = (validate: TermRule): readonly Law[] => [
  law(
    'should take what is not blank and not longer than the limit, without the space around it',
    ['C5.1', 'C5.2'],
    fc.property(
      junkText,
      fc.constantFrom(...Object.values(searchTermLimits)),
      fc.nat({ max: 200 }),
      (text, limit, length) => {
        const raw = text + 'x'.repeat(length)
        const term = raw.trim()
        const error = term === '' ? 'empty' : 'tooLong'
        const valid = term !== '' && term.length <= limit
        same(validate(raw, limit), valid ? { ok: true, value: term } : { ok: false, error }, 'the answer')
      },
    ),
  ),
  law(
    'should take exactly as many characters as the limit',
    ['C5.1'],
    fc.property(fc.constantFrom(...Object.values(searchTermLimits)), (limit) => {
      const longest = 'x'.repeat(limit)
      same(validate(` ${longest} `, limit), { ok: true, value: longest }, `the answer to ${limit} characters`)
      same(validate(`${longest}x`, limit), { ok: false, error: 'tooLong' }, 'the answer to one more')
    }),
  ),
  law(
    'should call blank text empty',
    ['C5.2'],
    fc.property(fc.string({ unit: fc.constantFrom(...' \t\n\u3000') }), (blank) => {
      same(validate(blank, searchTermLimits.normal), { ok: false, error: 'empty' }, 'the answer')
    }),
  ),
]

/** How an advanced query is written as text and read. */
export interface AdvancedSyntax {
  readonly print: (query: AdvancedQuery) => string
  readonly parse: (raw: string) => Result<AdvancedQuery, AdvancedError>
}

const longPieces = ['(', ')', 'NOT ', 'a ', '"', '\\', 'title=', '"\\'].flatMap((piece) =>
  [1_000, 30_001].map((times) => [piece, times] as const),
)

/** What holds of the text of an advanced query (C2.30). */
export const advancedQueryLaws = ({ print, parse }: AdvancedSyntax): readonly Law[] => [
  law(
    'should read back every query that is printed',
    ['C2.30', 'C3.15'],
    fc.property(arbitraryAdvancedQuery, (query) => {
      same(parse(print(query)), { ok: true, value: query }, 'the answer')
    }),
  ),
  law(
    'should give a query or a place within the text for any text, and read a query again as it was',
    ['C2.30'],
    fc.property(junkAdvancedText, (raw) => {
      const read = parse(raw)
      if (read.ok) same(parse(print(read.value)), read, 'the answer')
      else holds(read.error.at >= 0 && read.error.at <= raw.length, `${read.error.at} is no place`)
    }),
  ),
  law(
    'should read a group alike with more parentheses around it',
    ['C2.30'],
    fc.property(arbitraryAdvancedQuery, fc.nat({ max: 9 }), ({ condition, years }, depth) => {
      const bare = print({ condition, years: { from: null, to: null } })
      const suffix = print({ condition, years }).slice(bare.length)
      const raw = `${'('.repeat(depth)}${bare}${')'.repeat(depth)}${suffix}`
      same(parse(raw), { ok: true, value: { condition, years } }, 'the answer')
    }),
  ),
  lawOfEach('should never throw on what is long or deep', ['C2.30'], longPieces, ([piece, times]) => {
    const read = parse(piece.repeat(times))
    if (read.ok) throw new Error(`${times} times is a query`)
  }),
]

/** The parts of a text that show words. */
export type HighlightRule = (text: string, words: readonly string[]) => readonly TextRange[]

const anyText = fc.oneof(arbitraryText, junkText)

/** Words with simple endings. */
const inflected = [
  ['dam', 'dams', 'dammed', 'damming'],
  ['flow', 'flows', 'flowed', 'flowing'],
  ['study', 'studies', 'studied', 'studying'],
  ['damage', 'damages', 'damaged', 'damaging'],
  ['process', 'processes', 'processed', 'processing'],
  ['control', 'controls', 'controlled', 'controlling'],
  ['rapid', 'rapids', 'rapidly', 'rapidness'],
] as const

/** What holds of the parts that are highlighted. */
export const highlightLaws = (rangesOf: HighlightRule): readonly Law[] => [
  law(
    'should give sorted ranges within the text that neither touch nor are empty',
    [],
    fc.property(anyText, fc.array(anyText, { maxLength: 5 }), (text, words) => {
      let before = -1
      for (const { start, end } of rangesOf(text, words)) {
        holds(start > before && end > start && end <= text.length, `${start} to ${end} is out of place`)
        before = end
      }
    }),
  ),
  law(
    'should mark a word that stands alone wherever it stands',
    [],
    fc.property(
      arbitraryText,
      fc.constantFrom('river', 'Rivers', 'soliton', '水利', '孤子'),
      arbitraryText,
      (before, word, after) => {
        const at = before.length + 1
        const marked = rangesOf(`${before} ${word} ${after}`, [word]).some(
          ({ start, end }) => start <= at && end >= at + word.length,
        )
        holds(marked, `${word} is not marked`)
      },
    ),
  ),
  law(
    'should mark nothing for words that the text does not hold',
    [],
    fc.property(arbitraryText, fc.constantFrom('zebra', '斑马', ''), (text, word) => {
      same(rangesOf(text, [word]), [], 'what is marked')
    }),
  ),
  law(
    'should mark a word whatever simple ending it has, and for whatever simple ending',
    [],
    fc.property(fc.constantFrom(...inflected), fc.nat({ max: 3 }), fc.nat({ max: 3 }), (forms, of, asked) => {
      const text = forms[of] ?? ''
      same(rangesOf(text, [forms[asked] ?? '']), [{ start: 0, end: text.length }], 'what is marked')
    }),
  ),
  law(
    'should mark no longer word that only begins like the word',
    [],
    fc.property(
      fc.constantFrom(...inflected),
      fc.nat({ max: 3 }),
      fc.constantFrom('ology', 'osphere', 'age', 'fish', 'land', 'wheel'),
      (forms, asked, more) => {
        const word = forms[asked] ?? ''
        same(rangesOf(`${forms[0]}${more} ${word}${more}`, [word]), [], 'what is marked')
      },
    ),
  ),
]

/** The places of a pager. */
export type PageWindowRule = (page: number, pages: number) => readonly PagerPlace[]

const pageNumber = fc.integer({ min: 1, max: 500 })

/** What holds of the places that a pager shows. */
export const pageWindowLaws = (windowOf: PageWindowRule): readonly Law[] => [
  law(
    'should show the first, the last and the current page with two neighbours on each side',
    [],
    fc.property(pageNumber, pageNumber, (page, pages) => {
      const current = Math.min(page, pages)
      const places = windowOf(page, pages)
      for (const shown of [1, pages, current, Math.max(1, current - 2), Math.min(pages, current + 2)])
        holds(places.includes(shown), `${shown} is not shown`)
      holds(places.length <= 9, `${places.length} places are shown`)
    }),
  ),
  law(
    'should count upwards, with a gap only for two pages or more',
    [],
    fc.property(pageNumber, pageNumber, (page, pages) => {
      const places = windowOf(page, pages)
      for (const [index, place] of places.entries()) {
        const [before, after] = [places[index - 1], places[index + 1]]
        const fits =
          place === 'gap'
            ? Number(after) - Number(before) > 2
            : typeof before !== 'number' || place === before + 1
        holds(fits, `${place} follows ${before}`)
      }
    }),
  ),
  law(
    'should be harmless on junk',
    [],
    fc.property(
      fc.oneof(fc.double(), fc.constantFrom(NaN, Infinity, -1)),
      fc.oneof(fc.integer({ min: -5, max: 50 }), fc.constantFrom(NaN, 0)),
      (page, pages) => {
        const places = windowOf(page, pages)
        const inside = places.every((place) => place === 'gap' || (place >= 1 && place <= pages))
        holds(inside, `${places.join(' ')} is shown of ${pages}`)
        same(places.length === 0, !(pages >= 1), 'whether nothing is shown')
      },
    ),
  ),
]

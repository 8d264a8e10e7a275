import { interpretedWords } from '../../../core/domain/search/interpreted-words.ts'
import { oneWordWays, waysOn } from '../../../core/domain/search/ways-on.ts'
import { onlyValue } from '../../../core/domain/search/facet-choice.ts'
import { emptySearchQuery, type SearchQuery } from '../../../core/domain/search/search-query.ts'
import { arbitraryPublicationQuery, arbitrarySearchQuery } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyQuery = fc.oneof(arbitrarySearchQuery, arbitraryPublicationQuery)
const word = fc.constantFrom(
  '鱼道',
  '涡旋',
  'eddy',
  'flow',
  'of',
  '声学',
  'dam',
  'weir',
  '水库',
  'fish',
  'river',
)
const someWords = fc.array(word, { maxLength: 14 })
const written = fc
  .tuple(anyQuery, someWords, fc.constantFrom('', ' '))
  .map(([query, words, around]) => ({ ...query, term: `${around}${words.join('  ')}${around}` }))

/** Those of these words that can be left out: what is left says more than `of`. */
const spareable = (words: readonly string[]): readonly string[] =>
  words.filter((each) => words.some((other) => other !== each && other !== 'of'))

describe('waysOn', () => {
  it('asks for something else each time, from its first page', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuery, written), someWords, (query, words) => {
        const ways = waysOn<string>(query, words).map((way) => way.query)
        const asked = ways.map((way) => JSON.stringify(way))
        expect(new Set(asked).size).toBe(asked.length)
        expect(asked).not.toContain(JSON.stringify({ ...query, page: 1 }))
        for (const way of ways) expect(way.page).toBe(1)
      }),
    )
  })

  it('leaves out one word at a time, and keeps the others in their order, where they do not only join others', () => {
    fc.assert(
      fc.property(written, (query) => {
        const words = [...new Set(query.term.split(/\s+/).filter((word) => word !== ''))]
        const fewer = waysOn<string>(query, []).filter((way) => way.kind === 'fewerWords')
        expect(fewer.map(({ without }) => without)).toEqual(words.length > 8 ? [] : spareable(words))
        for (const { without, query: way } of fewer) {
          expect(way.term.split(' ')).toEqual(words.filter((word) => word !== without))
          expect({ ...way, term: query.term, page: query.page }).toEqual(query)
        }
      }),
    )
  })

  it('takes the only year among several words for the year of the articles', () => {
    const yearsOf = (term: string, facets: SearchQuery['facets'] = {}) =>
      waysOn({ ...emptySearchQuery, term, facets }, []).flatMap((way) =>
        way.kind === 'ofYear' ? [[way.year, way.query.term, way.query.facets]] : [],
      )
    expect(yearsOf('fishway 2026')).toEqual([['2026', 'fishway', { year: onlyValue('2026') }]])
    expect(yearsOf('2026年 鱼道')).toEqual([['2026', '鱼道', { year: onlyValue('2026') }]])
    for (const term of ['2026', 'fishway 20261', 'fishway 3026', '2025 2026 fishway', 'fishway'])
      expect([term, yearsOf(term)]).toEqual([term, []])
    expect(yearsOf('fishway 2026', { year: onlyValue('2025') })).toEqual([])
  })

  it('takes the words of the index where a term is written without spaces', () => {
    fc.assert(
      fc.property(someWords, (words) => {
        const read = [...new Set(interpretedWords(words, '鱼道涡旋等'))]
        const fewer = waysOn({ ...emptySearchQuery, term: '鱼道涡旋等' }, words)
        expect(fewer).toHaveLength(read.length > 8 ? 0 : spareable(read).length)
      }),
    )
  })

  it('leaves no word alone that only joins others, in capitals either', () => {
    const without = (term: string) =>
      waysOn({ ...emptySearchQuery, term }, []).flatMap((way) =>
        way.kind === 'fewerWords' ? [way.without] : [],
      )
    expect(without('The weir')).toEqual(['The'])
    expect(without('WEIRS AND DAMS')).toEqual(['WEIRS', 'AND', 'DAMS'])
    expect(without('THE OF')).toEqual([])
  })

  it('drops filters and the field where there are some, and nothing else', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const ways = waysOn<string>({ ...query, term: 'one' }, [])
        const narrowed = query.time !== 0 || Object.keys(query.facets).length > 0
        expect(ways.map(({ kind }) => kind)).toEqual([
          ...(narrowed ? ['unfiltered'] : []),
          ...(query.as === undefined ? [] : ['interpreted']),
          ...(query.field === 'all' ? [] : ['everyField']),
        ])
        for (const { kind, query: way } of ways) {
          const undone =
            kind === 'unfiltered'
              ? { time: query.time, facets: query.facets }
              : kind === 'interpreted'
                ? { as: query.as }
                : { field: query.field }
          expect({ ...way, ...undone, page: query.page }).toEqual({ ...query, term: 'one' })
        }
      }),
    )
  })
})

describe('oneWordWays', () => {
  it('looks for no word that only joins others, in capitals either', () => {
    const ways = oneWordWays({ ...emptySearchQuery, term: 'The Weirs OF rivers' }, [])
    expect(ways.map((way) => way.kind === 'oneWord' && way.word)).toEqual(['Weirs', 'rivers'])
  })

  it('looks for each of three words or more alone that does not only join others', () => {
    fc.assert(
      fc.property(written, (query) => {
        const words = [...new Set(query.term.split(/\s+/).filter((word) => word !== ''))]
        const alone = oneWordWays<string>(query, []).map((way) => way.query)
        expect(alone).toEqual(
          words.length < 3 || words.length > 8
            ? []
            : words.filter((each) => each !== 'of').map((term) => ({ ...query, term, page: 1 })),
        )
      }),
    )
  })
})

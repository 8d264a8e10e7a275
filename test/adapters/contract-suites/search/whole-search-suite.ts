import type { RequestContext } from '@xuekan/core'
import { plainText } from '@xuekan/core/content'
import {
  emptySearchQuery,
  everyYear,
  searchPageSize,
  type AdvancedField,
  type AdvancedMatch,
  type AdvancedNode,
  type SearchResult,
  type AdvancedTerm,
  type SearchQuery,
  type YearRange,
} from '@xuekan/core/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SearchGateway keeps before an rc-pub that has all calls of search. */
export function wholeSearchSuite(name: string, open: OpenWorld): void {
  describe(`SearchGateway: ${name}, every call`, () => {
    let world: GatewayWorld
    let context: RequestContext
    /** A long word of one title, the article that bears it, the family name of its first author, and its year. */
    let term: string
    let id: string
    let family: string
    let year: number
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal, 'en')
      const [article] = await valueOf(world.articles.latest(context, 1))
      const words = plainText(article?.title.en ?? '').match(/[A-Za-z]{4,}/g) ?? []
      term = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
      id = article?.id ?? ''
      family = article?.authors.en[0]?.split(' ').at(-1) ?? ''
      year = article?.year ?? 0
    })

    const search = (query: Partial<SearchQuery>) =>
      valueOf(world.search.articles(context, { ...emptySearchQuery, ...query }))

    const { sort, time, facets, page } = emptySearchQuery
    const shown = { sort, time, facets, page }
    const advanced = (condition: AdvancedNode, years: YearRange = everyYear) =>
      valueOf(world.search.advanced(context, { condition, years }, shown))
    const termOf = (field: AdvancedField, text: string, match: AdvancedMatch = 'fuzzy'): AdvancedTerm => ({
      kind: 'term',
      field,
      match,
      text,
    })

    it('finds for an advanced query what it says, and leaves out what it excludes [C2.30]', async () => {
      const here = termOf('title', term)
      const found = await advanced(here)
      expect(found.hits.map(({ article }) => article.id)).toContain(id)
      expect(found.words.join(' ').toLowerCase()).toContain(term.toLowerCase().slice(0, 4))
      const left = await advanced({ kind: 'not', operand: here })
      expect(left.hits.map(({ article }) => article.id)).not.toContain(id)
      const all = await search({ term: '' })
      expect(found.total + left.total).toBe(all.total)
    })

    it('gives pages of another size with the same hits in the same order [C2.30] [C4.21]', async () => {
      const condition = { kind: 'not', operand: termOf('title', 'qqzzxxqq') } as const
      const sorted = { ...shown, sort: 'date' } as const
      const ways = [
        (number: number, size?: number) =>
          world.search.articles(context, { ...emptySearchQuery, ...sorted, page: number }, size),
        (number: number, size?: number) =>
          world.search.advanced(context, { condition, years: everyYear }, { ...sorted, page: number }, size),
      ]
      const idsOf = (found: SearchResult) => found.hits.map(({ article }) => article.id)
      for (const way of ways) {
        const [first, large] = [await valueOf(way(1)), await valueOf(way(1, 60))]
        const small = await Promise.all([1, 2, 3, 4].map((number) => valueOf(way(number, 5))))
        const ids = small.flatMap(idsOf)
        expect(ids.length).toBeGreaterThan(10)
        expect(idsOf(first)).toEqual(ids)
        expect(idsOf(large).slice(0, searchPageSize)).toEqual(ids)
        expect(large.hits).toHaveLength(Math.min(large.total, 60))
      }
    })

    it.each(['fuzzy', 'precise'] as const)(
      'finds with both of two conditions and with either as many as with the one and with the other, %s [C2.30]',
      async (match) => {
        const left = termOf('title', term, match)
        const right = termOf('author', family, match)
        const [both, either, one, other] = await Promise.all([
          advanced({ kind: 'and', left, right }),
          advanced({ kind: 'or', left, right }),
          advanced(left),
          advanced(right),
        ])
        expect(both.hits.map(({ article }) => article.id)).toContain(id)
        expect(both.total + either.total).toBe(one.total + other.total)
      },
    )

    it('finds within the years of an advanced query, both ends included [C2.30]', async () => {
      const anything = termOf('publicationName', 'qqzzxx')
      const every: AdvancedNode = { kind: 'not', operand: anything }
      const [all, here, before, after] = await Promise.all([
        advanced(every),
        advanced(every, { from: year, to: year }),
        advanced(every, { from: null, to: year - 1 }),
        advanced(every, { from: year + 1, to: null }),
      ])
      expect(here.total).toBeGreaterThanOrEqual(1)
      expect(new Set(here.hits.map(({ article }) => article.year))).toEqual(new Set([year]))
      expect(before.total + here.total + after.total).toBe(all.total)
    })

    it('tells the facets of a search alone [C7.16]', async () => {
      const { total, facets } = await search({ term })
      expect(await valueOf(world.search.clusters(context, { ...emptySearchQuery, term }))).toEqual({
        total,
        facets,
      })
    })

    it('finds authors by the beginning of their name, with their affiliations [C7.16]', async () => {
      const found = await valueOf(world.search.authors(context, family, { page: 0, size: 5 }))
      expect(found.totalElements).toBeGreaterThanOrEqual(1)
      for (const { name, articleCount } of found.content) {
        expect(name.en.split(' ')).toContain(family)
        expect(articleCount).toBeGreaterThanOrEqual(1)
      }
      expect(await valueOf(world.search.authors(context, 'qqzzxx', { page: 0, size: 5 }))).toMatchObject({
        content: [],
        totalElements: 0,
      })
    })
  })
}

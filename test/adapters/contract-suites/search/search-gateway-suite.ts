import type { RequestContext } from '@xuekan/core'
import { plainText } from '@xuekan/core/content'
import {
  emptySearchQuery,
  facetFields,
  onlyValue,
  searchPageSize,
  type SearchQuery,
} from '@xuekan/core/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SearchGateway keeps. */
export function searchGatewaySuite(name: string, open: OpenWorld): void {
  describe(`SearchGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    /** A long word of one title, and the article that bears it. */
    let term: string
    let id: string
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal, 'en')
      const [article] = await valueOf(world.articles.latest(context, 1))
      const words = plainText(article?.title.en ?? '').match(/[A-Za-z]{4,}/g) ?? []
      term = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
      id = article?.id ?? ''
    })

    const search = (query: Partial<SearchQuery>, by: RequestContext = context) =>
      valueOf(world.search.articles(by, { ...emptySearchQuery, ...query }))

    it('finds an article by a word of its title, in every field and in the title [C7.16]', async () => {
      for (const field of ['all', 'title'] as const) {
        const result = await search({ term, field })
        expect(result.hits.map(({ article }) => article.id)).toContain(id)
        expect(result.total).toBeGreaterThanOrEqual(1)
      }
    })

    it('says which words to highlight [C7.4]', async () => {
      expect((await search({ term })).words.join(' ').toLowerCase()).toContain(term.toLowerCase().slice(0, 4))
    })

    it('finds nothing for a word that stands nowhere', async () => {
      expect(await search({ term: 'qqzzxxqq' })).toMatchObject({ total: 0, hits: [] })
    })

    it('turns pages without repeating a hit', async () => {
      const group = await contextOf(world, world.slds.group, 'en')
      const query = { sort: 'date', field: 'author', term: await commonAuthor() } as const
      const first = await search({ ...query, page: 1 }, group)
      const second = await search({ ...query, page: 2 }, group)
      const ids = [...first.hits, ...second.hits].map(({ article }) => article.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(first.hits.length).toBe(Math.min(searchPageSize, first.total))
      expect(second.hits.length).toBe(Math.min(searchPageSize, Math.max(0, first.total - searchPageSize)))
      expect(second.total).toBe(first.total)
    })

    it('sorts by date, newest first', async () => {
      const dates = (await search({ term, sort: 'date' })).hits.map(({ article }) => article.publishedOn)
      expect(dates).toEqual(dates.toSorted().toReversed())
    })

    it('finds as many hits as a facet value has promised', async () => {
      const { facets } = await search({ term })
      for (const field of facetFields) {
        for (const { value, count } of facets[field].slice(0, 3)) {
          expect([
            field,
            value,
            (await search({ term, facets: { [field]: onlyValue(value) } })).total,
          ]).toEqual([field, value, count])
        }
      }
    })

    it('finds within the journals of the site alone', async () => {
      const result = await search({ term })
      expect(new Set(result.hits.map(({ article }) => article.siteId))).toEqual(new Set([context.siteId]))
    })

    const commonAuthor = async (): Promise<string> => {
      const [article] = await valueOf(world.articles.latest(context, 1))
      return article?.authors.en[0]?.split(' ').at(-1) ?? ''
    }
  })
}

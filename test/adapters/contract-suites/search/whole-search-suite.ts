import type { RequestContext } from '@xuekan/core'
import { plainText } from '@xuekan/core/content'
import { emptySearchQuery, everyYear, type AdvancedNode, type SearchQuery } from '@xuekan/core/search'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SearchGateway keeps before an rc-pub that has all calls of search. */
export function wholeSearchSuite(name: string, open: OpenWorld): void {
  describe(`SearchGateway: ${name}, every call`, () => {
    let world: GatewayWorld
    let context: RequestContext
    /** A long word of one title, the article that bears it, and the family name of its first author. */
    let term: string
    let id: string
    let family: string
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal, 'en')
      const [article] = await valueOf(world.articles.latest(context, 1))
      const words = plainText(article?.title.en ?? '').match(/[A-Za-z]{4,}/g) ?? []
      term = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
      id = article?.id ?? ''
      family = article?.authors.en[0]?.split(' ').at(-1) ?? ''
    })

    const search = (query: Partial<SearchQuery>) =>
      valueOf(world.search.articles(context, { ...emptySearchQuery, ...query }))

    it('finds for an advanced query what it says, and leaves out what it excludes [C2.30]', async () => {
      const here = { kind: 'term', field: 'title', match: 'fuzzy', text: term } as const
      const { sort, time, facets, page } = emptySearchQuery
      const shown = { sort, time, facets, page }
      const advanced = (condition: AdvancedNode) =>
        valueOf(world.search.advanced(context, { condition, years: everyYear }, shown))
      const found = await advanced(here)
      expect(found.hits.map(({ article }) => article.id)).toContain(id)
      expect(found.words.join(' ').toLowerCase()).toContain(term.toLowerCase().slice(0, 4))
      const left = await advanced({ kind: 'not', operand: here })
      expect(left.hits.map(({ article }) => article.id)).not.toContain(id)
      const all = await search({ term: '' })
      expect(found.total + left.total).toBe(all.total)
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

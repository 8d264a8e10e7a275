import type { RequestContext } from '@xuekan/core'
import type { Article } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SearchGateway keeps of one author. */
export function authorSuite(name: string, open: OpenWorld): void {
  describe(`SearchGateway.author: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let article: Article
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
      const latest = await valueOf(world.articles.latest(context, 20))
      const articles = await Promise.all(latest.map(({ id }) => valueOf(world.articles.byId(context, id))))
      const signed = articles.find(({ contributors }) =>
        contributors.some((each) => each.name.zh !== '' && each.name.en !== ''),
      )
      if (signed === undefined) throw new Error('no article with authors in both languages')
      article = signed
    })

    const someone = () => {
      const person = article.contributors.find((each) => each.name.zh !== '' && each.name.en !== '')
      if (person === undefined) throw new Error('nobody')
      return person
    }

    it('knows an author by either name, in any order and letter case [C7.16]', async () => {
      const { name: both, affiliations } = someone()
      const reversed = both.en.split(' ').toReversed().join(', ').toUpperCase()
      for (const requested of [both.zh, both.en, reversed]) {
        const author = await valueOf(world.search.author(context, { name: requested, orcid: '' }))
        expect(author.name).toEqual(both)
        expect(author.articleCount).toBeGreaterThan(0)
        const own = article.affiliations.find(({ key }) => affiliations.includes(key))
        expect(author.affiliations).toContainEqual(own?.name)
      }
    })

    it("pages through an author's articles, newest first, and loses none [C7.16]", async () => {
      const requested = { name: someone().name.en, orcid: '' }
      const { articleCount } = await valueOf(world.search.author(context, requested))
      const all = await valueOf(world.search.articlesByAuthor(context, requested, { page: 0, size: 100 }))
      expect(all).toMatchObject({ totalElements: articleCount, number: 0, totalPages: 1 })
      expect(all.content).toHaveLength(articleCount)
      expect(all.content.map(({ id }) => id)).toContain(article.id)
      const dates = all.content.map(({ publishedOn }) => publishedOn)
      expect(dates).toEqual(dates.toSorted().toReversed())
      const pages = await Promise.all(
        all.content.map((_, page) =>
          valueOf(world.search.articlesByAuthor(context, requested, { page, size: 1 })),
        ),
      )
      expect(pages.flatMap(({ content }) => content)).toEqual(all.content)
      const beyond = await valueOf(
        world.search.articlesByAuthor(context, requested, { page: 9_999, size: 10 }),
      )
      expect(beyond).toMatchObject({ content: [], totalElements: articleCount })
    })

    it('knows nobody of a name or an ORCID that no article has [C7.16]', async () => {
      for (const requested of [
        { name: 'Nemo Nusquam', orcid: '' },
        { name: '', orcid: '0000-0000-0000-0000' },
      ]) {
        expect((await failureOf(world.search.author(context, requested))).kind).toBe('absent')
        expect(
          await valueOf(world.search.articlesByAuthor(context, requested, { page: 0, size: 10 })),
        ).toMatchObject({
          content: [],
          totalElements: 0,
        })
      }
    })
  })
}

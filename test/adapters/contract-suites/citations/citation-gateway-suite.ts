import type { RequestContext } from '@xuekan/core'
import { citeAs } from '@xuekan/core/citation'
import type { ArticleSummary } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every CitationGateway keeps. */
export function citationGatewaySuite(name: string, open: OpenWorld): void {
  describe(`CitationGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let articles: readonly ArticleSummary[]
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
      articles = await valueOf(world.articles.latest(context, 5))
    })

    const batch = (ids: readonly string[], by: RequestContext = context) =>
      valueOf(world.citations.batchInfo(by, ids))
    const ids = (): readonly string[] => articles.map(({ id }) => id)

    it('cites each article in Chinese and in English, in the order of the ids [C7.9] [C3.11]', async () => {
      expect(articles.length).toBe(5)
      for (const requested of [articles, articles.toReversed()]) {
        expect(await batch(requested.map(({ id }) => id))).toEqual(
          requested.map((article) => ({
            siteId: context.siteId,
            id: article.id,
            text: { zh: citeAs(article, 'zh'), en: citeAs(article, 'en') },
          })),
        )
      }
    })

    it('cites alike whatever the language of the reader is', async () => {
      expect(await batch(ids(), { ...context, language: 'en' })).toEqual(
        await batch(ids(), { ...context, language: 'zh' }),
      )
    })

    it('has nothing for ids that no article has, and leaves them out among others', async () => {
      const [first = ''] = ids()
      expect(await batch(['999999999', 'no-number', ''])).toEqual([])
      expect((await batch(['999999999', first, '0'])).map(({ id }) => id)).toEqual([first])
    })

    it('has nothing where nothing is asked for', async () => {
      expect(await batch([])).toEqual([])
    })

    it('cites many more articles than one call names', async () => {
      const many = [...ids(), ...Array.from({ length: 600 }, (_, index) => `${800_000_000 + index}`)]
      expect((await batch(many.toReversed())).map(({ id }) => id)).toEqual(ids().toReversed())
    })
  })
}

import type { RequestContext } from '@xuekan/core'
import { rankingMeasures, rankingPeriods } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every ArticleGateway keeps of rankings. */
export function rankedArticlesSuite(name: string, open: OpenWorld): void {
  describe(`ArticleGateway.ranked: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    it.each(rankingMeasures)('puts over all time what has most %s first [C7.16]', async (by) => {
      const ranked = await valueOf(world.articles.ranked(context, { by, period: 'all', size: 50 }))
      const counts = ranked.map((article) => article[by])
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      expect(new Set(counts).size).toBeGreaterThan(1)
    })

    it('ranks over every period articles of the site only, each once, no more than asked for [C7.16] [C2.32]', async () => {
      for (const by of rankingMeasures) {
        for (const period of rankingPeriods) {
          const ranked = await valueOf(world.articles.ranked(context, { by, period, size: 4 }))
          expect(ranked.length).toBeLessThanOrEqual(4)
          expect(new Set(ranked.map(({ id }) => id)).size).toBe(ranked.length)
          expect(ranked.every(({ siteId }) => siteId === context.siteId)).toBe(true)
        }
      }
      expect(
        (await valueOf(world.articles.ranked(context, { by: 'visits', period: '3m', size: 4 }))).length,
      ).toBeGreaterThan(0)
    })

    it('counts for a longer period whatever counts for a shorter one [C7.16]', async () => {
      const ids = async (period: (typeof rankingPeriods)[number]) =>
        (await valueOf(world.articles.ranked(context, { by: 'visits', period, size: 100 }))).map(
          ({ id }) => id,
        )
      let shorter: readonly string[] = []
      for (const period of rankingPeriods) {
        const longer = await ids(period)
        expect(longer).toEqual(expect.arrayContaining([...shorter]))
        shorter = longer
      }
    })
  })
}

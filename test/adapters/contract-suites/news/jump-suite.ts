import type { RequestContext } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every NewsGateway keeps of articles that stand elsewhere. */
export function jumpSuite(name: string, open: OpenWorld): void {
  describe(`NewsGateway.jumpUrl: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    it("leads to an article's own page in the reader's language, or to where it stands elsewhere [C7.7]", async () => {
      const latest = await valueOf(world.articles.latest(context, 10))
      const urls = await Promise.all(
        latest.map(({ id }) => valueOf(world.news.jumpUrl({ ...context, language: 'en' }, 'article', id))),
      )
      for (const url of urls) expect(url).toMatch(/^\/en\/article\/|^https?:\/\//)
      expect(new Set(urls).size).toBe(latest.length)
      expect(urls.some((url) => url.startsWith('/en/article/doi/'))).toBe(true)
    })

    it('leads nowhere for an unknown article [C7.7]', async () => {
      for (const id of ['999999999', 'no-number']) {
        const { kind } = await failureOf(world.news.jumpUrl(context, 'article', id))
        expect(['absent', 'refused']).toContain(kind)
      }
    })
  })
}

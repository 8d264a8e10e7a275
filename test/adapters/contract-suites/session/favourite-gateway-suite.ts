import type { FavouriteGateway, RequestContext } from '@xuekan/core'
import type { FavouriteRequest } from '@xuekan/core/member'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every FavouriteGateway keeps. */
export function favouriteGatewaySuite(name: string, open: OpenWorld): void {
  describe(`FavouriteGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const member = (): FavouriteGateway => {
      if (world.member === undefined) throw new Error('there is no member')
      return world.member.favourites
    }
    const all: FavouriteRequest = { term: '', order: 'kept', page: 0, size: 10 }
    const ofArticle = (id: string) => ({ type: 'article', id }) as const

    it('keeps an article once, finds it by its title, and drops it again [C7.12] [C4.22]', async () => {
      const [first, second] = await valueOf(world.articles.latest(context, 2))
      if (first === undefined || second === undefined) throw new Error('there are no articles')
      for (const id of [first.id, first.id, second.id])
        await valueOf(member().collect(context, ofArticle(id)))
      expect(await valueOf(member().isCollected(context, ofArticle(first.id)))).toBe(true)
      const kept = await valueOf(member().kept(context, all))
      expect(kept.content.map(({ article }) => article.id).toSorted()).toEqual(
        [first.id, second.id].toSorted(),
      )
      expect(kept.content[0]?.keptOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const { zh, en } = first.title
      const found = await valueOf(member().kept(context, { ...all, term: (en || zh).toUpperCase() }))
      expect(found.content.map(({ article }) => article.id)).toEqual([first.id])
      for (const order of ['published', 'title'] as const)
        expect((await valueOf(member().kept(context, { ...all, order }))).totalElements).toBe(2)
      for (const { id } of [first, second]) await valueOf(member().uncollect(context, ofArticle(id)))
      expect(await valueOf(member().isCollected(context, ofArticle(first.id)))).toBe(false)
      expect((await valueOf(member().kept(context, all))).totalElements).toBe(0)
    })

    it('refuses what is no article, and drops what is not kept [C7.12]', async () => {
      expect(await failureOf(member().collect(context, ofArticle('999999999')))).toMatchObject({
        kind: 'refused',
        status: 404,
      })
      expect((await failureOf(member().collect(context, { type: 'news', id: '1' }))).kind).toBe('refused')
      expect(await valueOf(member().isCollected(context, { type: 'news', id: '1' }))).toBe(false)
      await valueOf(member().uncollect(context, ofArticle('x')))
    })

    it('keeps nothing for nobody, and shows nothing [C6.1]', async () => {
      const { favourites } = world
      expect((await failureOf(favourites.collect(context, ofArticle('1')))).kind).toBe('expired')
      expect((await failureOf(favourites.uncollect(context, ofArticle('1')))).kind).toBe('expired')
      expect((await failureOf(favourites.isCollected(context, ofArticle('1')))).kind).toBe('expired')
      expect((await failureOf(favourites.kept(context, all))).kind).toBe('expired')
    })
  })
}

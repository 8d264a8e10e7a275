import type { RequestContext } from '@xuekan/core'
import {
  isReadAtSource,
  newsNeighbours,
  newsTabOf,
  newsTabs,
  type News,
  type NewsTab,
  type NewsRequest,
} from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const everything: NewsRequest = { tab: null, channelId: null, q: '', page: 0, size: 100 }

/** What every NewsGateway keeps. */
export function newsGatewaySuite(name: string, open: OpenWorld): void {
  describe(`NewsGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })
    const listed = async (of: RequestContext, request: Partial<NewsRequest> = {}): Promise<readonly News[]> =>
      (await valueOf(world.news.list(of, { ...everything, ...request }))).content

    it('lists the news of a journal newest first, each with a title and an id of its own [C7.16]', async () => {
      const news = await listed(context)
      const days = news.map(({ publishedOn }) => publishedOn)
      expect(news.length).toBeGreaterThan(5)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(new Set(news.map(({ id }) => id)).size).toBe(news.length)
      expect(
        news.every(({ title, siteId }) => title.zh !== '' && title.en !== '' && siteId === context.siteId),
      ).toBe(true)
    })

    it('pages through them without leaving any out', async () => {
      const all = await listed(context)
      const first = await valueOf(world.news.list(context, { ...everything, size: 4 }))
      expect(first).toMatchObject({
        number: 0,
        totalElements: all.length,
        totalPages: Math.ceil(all.length / 4),
      })
      const rest: News[] = []
      for (let page = 1; page < first.totalPages; page += 1)
        rest.push(...(await listed(context, { page, size: 4 })))
      expect([...first.content, ...rest]).toEqual(all)
    })

    it('chooses those of a tab, and every item stands below exactly one [C2.29]', async () => {
      const byTab = await Promise.all(newsTabs.map((tab) => listed(context, { tab })))
      for (const [at, news] of byTab.entries())
        expect(news.every(({ newsDataType }) => newsTabOf(newsDataType) === newsTabs[at])).toBe(true)
      expect(byTab.flat().length).toBe((await listed(context)).length)
    })

    it('finds them by words of the title in either language and any letter case', async () => {
      const [first] = await listed(context)
      for (const q of [first?.title.zh ?? '', (first?.title.en ?? '').toUpperCase()])
        expect((await listed(context, { q })).map(({ id }) => id)).toContain(first?.id)
      expect(await listed(context, { q: 'no-title-has-this' })).toEqual([])
    })

    it('shows with a group those of its journals, and the latest first', async () => {
      const group = await contextOf(world, world.slds.group)
      const all = await listed(group)
      const own = await listed(context)
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)))
      expect(await valueOf(world.news.latest(group, 3))).toEqual(all.slice(0, 3))
    })

    it('tells an item with its text and its neighbours in time', async () => {
      const byKind = async (tab: NewsTab): Promise<readonly News[]> => listed(context, { tab })
      for (const news of await Promise.all(newsTabs.map(byKind))) {
        for (const item of news.slice(0, 3)) {
          const page = await valueOf(world.news.byId(context, item.id))
          expect(page.news).toEqual(item)
          expect({ previous: page.previous, next: page.next }).toEqual(newsNeighbours(news, item.id))
          expect(page.body !== null).toBe(!isReadAtSource(item))
        }
      }
    })

    it('has none under an unknown id', async () => {
      for (const id of ['999999999', 'no-number', ''])
        expect((await failureOf(world.news.byId(context, id))).kind).toBe('absent')
    })

    it('gives the pictures above the header, each of a news item of the site [C7.7] [C3.11]', async () => {
      const top = await valueOf(world.news.topNews(context))
      expect(top.length).toBeGreaterThan(0)
      for (const { id, pictureUrl } of top) {
        expect(pictureUrl).toMatch(/^\//)
        expect((await valueOf(world.news.byId(context, id))).news.siteId).toBe(context.siteId)
      }
    })
  })
}

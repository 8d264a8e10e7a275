import {
  isReadAtSource,
  newsNeighbours,
  newsTabOf,
  newsTabs,
  type News,
  type NewsTab,
  type NewsWish,
  type Reader,
} from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../first-answer.ts'
import { readerOf, type GatewayWorld, type OpenWorld } from './gateway-world.ts'

const everything: NewsWish = { tab: null, channelId: null, q: '', page: 0, size: 100 }

/** What every NewsGateway and TopNewsGateway keeps. */
export function newsGatewaySuite(name: string, open: OpenWorld): void {
  describe(`NewsGateway: ${name}`, () => {
    let world: GatewayWorld
    let reader: Reader
    beforeAll(async () => {
      world = await open()
      reader = await readerOf(world, world.slds.journal)
    })
    const listed = async (of: Reader, wish: Partial<NewsWish> = {}): Promise<readonly News[]> =>
      (await valueOf(world.news.list(of, { ...everything, ...wish }))).content

    it('lists the news of a journal newest first, each with a title and an id of its own [C7.16]', async () => {
      const news = await listed(reader)
      const days = news.map(({ publishedOn }) => publishedOn)
      expect(news.length).toBeGreaterThan(5)
      expect(days).toEqual(days.toSorted().toReversed())
      expect(new Set(news.map(({ id }) => id)).size).toBe(news.length)
      expect(
        news.every(({ title, siteId }) => title.zh !== '' && title.en !== '' && siteId === reader.siteId),
      ).toBe(true)
    })

    it('pages through them without leaving any out', async () => {
      const all = await listed(reader)
      const first = await valueOf(world.news.list(reader, { ...everything, size: 4 }))
      expect(first).toMatchObject({
        number: 0,
        totalElements: all.length,
        totalPages: Math.ceil(all.length / 4),
      })
      const rest: News[] = []
      for (let page = 1; page < first.totalPages; page += 1)
        rest.push(...(await listed(reader, { page, size: 4 })))
      expect([...first.content, ...rest]).toEqual(all)
    })

    it('chooses those of a tab, and every item stands below exactly one [C2.29]', async () => {
      const byTab = await Promise.all(newsTabs.map((tab) => listed(reader, { tab })))
      for (const [at, news] of byTab.entries())
        expect(news.every(({ newsDataType }) => newsTabOf(newsDataType) === newsTabs[at])).toBe(true)
      expect(byTab.flat().length).toBe((await listed(reader)).length)
    })

    it('finds them by words of the title in either language and any letter case', async () => {
      const [first] = await listed(reader)
      for (const q of [first?.title.zh ?? '', (first?.title.en ?? '').toUpperCase()])
        expect((await listed(reader, { q })).map(({ id }) => id)).toContain(first?.id)
      expect(await listed(reader, { q: 'no-title-has-this' })).toEqual([])
    })

    it('shows with a group those of its journals, and the latest first', async () => {
      const group = await readerOf(world, world.slds.group)
      const all = await listed(group)
      const own = await listed(reader)
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)))
      expect(await valueOf(world.news.latest(group, 3))).toEqual(all.slice(0, 3))
    })

    it('tells an item with its text and its neighbours in time', async () => {
      const byKind = async (tab: NewsTab): Promise<readonly News[]> => listed(reader, { tab })
      for (const news of await Promise.all(newsTabs.map(byKind))) {
        for (const item of news.slice(0, 3)) {
          const page = await valueOf(world.news.byId(reader, item.id))
          expect(page.news).toEqual(item)
          expect({ previous: page.previous, next: page.next }).toEqual(newsNeighbours(news, item.id))
          expect(page.body !== null).toBe(!isReadAtSource(item))
        }
      }
    })

    it('has none under an unknown id', async () => {
      for (const id of ['999999999', 'no-number', ''])
        expect((await failureOf(world.news.byId(reader, id))).kind).toBe('absent')
    })

    it('gives the pictures above the header, each of a news item of the site [C7.7] [C3.11]', async () => {
      const top = await valueOf(world.topNews.topNews(reader))
      expect(top.length).toBeGreaterThan(0)
      for (const { id, pictureUrl } of top) {
        expect(pictureUrl).toMatch(/^\//)
        expect((await valueOf(world.news.byId(reader, id))).news.siteId).toBe(reader.siteId)
      }
    })
  })
}

import type { RequestContext } from '@xuekan/core'
import { shownAlbumTabs, type Album } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const whole = { page: 0, size: 100 }

/** What every CollectionGateway keeps of albums and topics. */
export function albumSuite(name: string, open: OpenWorld): void {
  describe(`CollectionGateway, albums: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let albums: readonly Album[] = []
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
      albums = (await valueOf(world.collections.albums(context, whole))).content
    })

    it('lists the albums of a journal, which its group lists too [C7.16]', async () => {
      expect(albums.length).toBeGreaterThan(0)
      expect(albums.every(({ name: { zh, en }, siteId }) => zh && en && siteId === context.siteId)).toBe(true)
      const group = await valueOf(world.collections.albums(await contextOf(world, world.slds.group), whole))
      expect(group.content).toEqual(expect.arrayContaining([...albums]))
      expect(group.totalElements).toBeGreaterThan(albums.length)
    })

    it('counts for each album what its tabs answer [C2.28]', async () => {
      for (const album of albums) {
        const page = await valueOf(world.collections.album(context, album.id))
        expect(page.album).toEqual(album)
        const { albumPapers, albumFigures, albumTables, albumExperts } = world.collections
        const answers = await Promise.all(
          [albumPapers, albumFigures, albumTables, albumExperts].map(
            async (tab) =>
              (await valueOf<{ totalElements: number }>(tab(context, album.id, whole))).totalElements,
          ),
        )
        const [paper = 0, figure = 0, table = 0, expert = 0] = answers
        expect(page.counts).toEqual({ paper, figures: figure, tables: table, experts: expert })
        expect(shownAlbumTabs(page.counts)).toEqual(expect.arrayContaining(['paper', 'figures', 'experts']))
      }
    })

    it('names the guest editors of those that have some, in both languages, one after another [C3.14]', async () => {
      const pages = await Promise.all(albums.map(({ id }) => valueOf(world.collections.album(context, id))))
      const guests = pages.flatMap(({ guestEditors }) => guestEditors)
      expect(guests.length).toBeGreaterThan(0)
      expect(guests.every(({ name: { zh, en }, affiliation }) => zh && en && affiliation.zh)).toBe(true)
      expect(new Set(guests.map(({ id }) => id)).size).toBe(guests.length)
    })

    it('pages through its articles, each found by its id, and its figures stand in them', async () => {
      const id = albums[0]?.id ?? ''
      const papers = (await valueOf(world.collections.albumPapers(context, id, whole))).content
      const second = await valueOf(world.collections.albumPapers(context, id, { page: 1, size: 1 }))
      expect(second.content).toEqual(papers.slice(1, 2))
      for (const paper of papers)
        expect((await valueOf(world.articles.byId(context, paper.id))).doi).toBe(paper.doi)
      const figures = (await valueOf(world.collections.albumFigures(context, id, whole))).content
      const ids = papers.map((paper) => paper.id)
      expect(figures.every(({ article, imageUrl }) => ids.includes(article.id) && imageUrl !== '')).toBe(true)
    })

    it('has no album under an unknown id, and nothing in its tabs', async () => {
      expect((await failureOf(world.collections.album(context, '999999999'))).kind).toBe('absent')
      const { albumPapers, albumExperts } = world.collections
      expect((await valueOf(albumPapers(context, '999999999', whole))).content).toEqual([])
      expect((await valueOf(albumExperts(context, '999999999', whole))).content).toEqual([])
    })
  })

  describe(`CollectionGateway, topics: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    it('lists topics, each found by its id with as many articles and experts as it counts [C7.16]', async () => {
      const { content } = await valueOf(world.collections.topics(context, whole))
      expect(content.length).toBeGreaterThan(0)
      for (const topic of content) {
        expect(await valueOf(world.collections.topic(context, topic.id))).toEqual(topic)
        const articles = await valueOf(world.collections.topicArticles(context, topic.id, whole))
        expect(articles.totalElements).toBe(topic.articles)
        expect(articles.content).toHaveLength(topic.articles)
        const experts = await valueOf(world.collections.experts(context, topic.id, whole))
        expect(experts.totalElements).toBe(topic.experts)
      }
    })

    it('has none under an unknown id', async () => {
      expect((await failureOf(world.collections.topic(context, 'no-number'))).kind).toBe('absent')
      expect((await valueOf(world.collections.topicArticles(context, '999999999', whole))).content).toEqual(
        [],
      )
    })
  })
}

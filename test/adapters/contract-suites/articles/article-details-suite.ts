import type { RequestContext } from '@xuekan/core'
import { attachTypes, writtenText, type Article } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every ArticleGateway keeps of what hangs from one article. */
export function articleDetailsSuite(name: string, open: OpenWorld): void {
  describe(`ArticleGateway, details: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let articles: readonly Article[]
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal, 'en')
      const latest = await valueOf(world.articles.latest(context, 50))
      articles = await Promise.all(latest.map(({ id }) => valueOf(world.articles.byId(context, id))))
    })

    it('offers a PDF of what has one, and its data of every article [C7.15]', async () => {
      for (const { id, hasPdf } of articles) {
        expect(await valueOf(world.articles.attachTypes(context, id))).toEqual(
          hasPdf ? attachTypes : ['metaxml'],
        )
      }
      expect(new Set(articles.map(({ hasPdf }) => hasPdf)).size).toBeGreaterThan(0)
    })

    it('lists the files that are offered, each with an address, and what supplements an article [C7.15]', async () => {
      let supplements = 0
      for (const { id, hasPdf } of articles) {
        const files = await valueOf(world.articles.attachments(context, id))
        const offered = files.map(({ code }) => code).filter((code) => code !== 'supplement')
        expect(offered).toEqual(hasPdf ? ['pdf', 'metaxml'] : ['metaxml'])
        expect(files.every((file) => file.url !== '' && file.name !== '' && file.mediaType !== '')).toBe(true)
        for (const { code, size, title } of files) {
          if (code !== 'supplement') continue
          supplements += 1
          expect(size).toBeGreaterThan(0)
          expect(title.zh + title.en).not.toBe('')
        }
      }
      expect(supplements).toBeGreaterThan(0)
    })

    it('gives the references of an article in their order, in whole and in parts [C7.15]', async () => {
      const lists = await Promise.all(
        articles.map(({ id }) => valueOf(world.articles.references(context, id))),
      )
      const all = lists.flat()
      expect(all.length).toBeGreaterThan(0)
      expect(all.every(({ text }) => text !== '')).toBe(true)
      const works = all.flatMap((each) => each.works)
      expect(
        works.some(({ authors, source, year }) => authors.length > 0 && source !== '' && year !== ''),
      ).toBe(true)
      expect(new Set(lists.map((list) => list.length)).size).toBeGreaterThan(1)
    })

    it('counts what an article was used, and no month more than altogether [C7.15]', async () => {
      let reported = 0
      for (const { id } of articles) {
        const statistics = await valueOf(world.articles.statistics(context, id))
        const months = statistics.months.map(({ month }) => month)
        expect(months).toEqual([...new Set(months)].toSorted())
        const visits = statistics.months.reduce((sum, month) => sum + month.visits, 0)
        expect(visits).toBeLessThanOrEqual(statistics.visits)
        reported += visits
      }
      expect(reported).toBeGreaterThan(0)
    })

    it('names related articles, of the same site first, never the article itself [C7.15]', async () => {
      for (const { id, siteId } of articles) {
        const related = await valueOf(world.articles.related(context, id, 8))
        expect(related.length).toBeLessThanOrEqual(8)
        expect(new Set([id, ...related.map((each) => each.id)]).size).toBe(related.length + 1)
        const foreign = related.map((each) => each.siteId !== siteId)
        expect(foreign).toEqual(foreign.toSorted((a, b) => Number(a) - Number(b)))
      }
      const [first] = articles
      expect((await valueOf(world.articles.related(context, first?.id ?? '', 8))).length).toBeGreaterThan(0)
    })

    it('tells what recommends an article, in the language of the reader [C7.15]', async () => {
      const [article] = articles
      if (article === undefined) throw new Error('no article')
      const shared = await valueOf(world.articles.shared(context, article.id))
      expect(shared).toMatchObject({
        id: article.id,
        title: writtenText(article.title.en),
        doi: article.doi,
      })
      const [cited] = await valueOf(world.citations.batchInfo(context, [article.id]))
      expect(shared.citation).toEqual(cited?.text)
      expect(shared.url).toContain('/en/article/')
      const chinese = await valueOf(world.articles.shared({ ...context, language: 'zh' }, article.id))
      expect(chinese.title).toBe(writtenText(article.title.zh))
    })

    it('has nothing of an unknown article [C7.15]', async () => {
      const { articles } = world
      for (const id of ['999999999', 'no-number']) {
        for (const answer of [
          articles.attachments(context, id),
          articles.references(context, id),
          articles.statistics(context, id),
          articles.shared(context, id),
        ]) {
          expect((await failureOf(answer)).kind).toBe('absent')
        }
        expect((await failureOf(articles.related(context, id, 5))).kind).toBe('absent')
        expect(await valueOf(articles.attachTypes(context, id))).toEqual([])
      }
    })
  })
}

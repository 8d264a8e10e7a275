import type { ArticleGateway, RequestContext } from '@xuekan/core'
import type { ArticlePicture, ArticleTable } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

const everything = { q: '', page: 0, size: 100 }

/** The calls of pictures, or those of tables, which are pictures with HTML. */
interface MediaCalls {
  readonly list: ArticleGateway['pictures']
  readonly ofArticle: ArticleGateway['picturesOf']
  readonly byId: ArticleGateway['picture']
}

/** What every ArticleGateway keeps of figures, and of tables. */
export function articleMediaSuite(name: string, open: OpenWorld): void {
  const of = {
    pictures: ({ articles }: GatewayWorld): MediaCalls => ({
      list: articles.pictures,
      ofArticle: articles.picturesOf,
      byId: articles.picture,
    }),
    tables: ({ articles }: GatewayWorld): MediaCalls => ({
      list: articles.tables,
      ofArticle: articles.tablesOf,
      byId: articles.table,
    }),
  }
  describe.each(Object.entries(of))(`ArticleGateway, %s: ${name}`, (_kind, gatewayOf) => {
    let world: GatewayWorld
    let gateway: MediaCalls
    let context: RequestContext
    let all: readonly ArticlePicture[]
    beforeAll(async () => {
      world = await open()
      gateway = gatewayOf(world)
      context = await contextOf(world, world.slds.journal)
      all = (await valueOf(gateway.list(context, everything))).content
    })

    it('lists those of the journal, of its newest article first, page by page [C7.16]', async () => {
      expect(all.length).toBeGreaterThan(1)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(all.every(({ article }) => article.siteId === context.siteId)).toBe(true)
      const days = all.map(({ article }) => article.publishedOn)
      expect(days).toEqual(days.toSorted().toReversed())
      const paged: string[] = []
      for (const page of all.keys()) {
        const { content, number, totalElements, totalPages } = await valueOf(
          gateway.list(context, { q: '', page, size: 1 }),
        )
        expect([number, totalElements, totalPages]).toEqual([page, all.length, all.length])
        paged.push(...content.map(({ id }) => id))
      }
      expect(paged).toEqual(all.map(({ id }) => id))
      expect((await valueOf(gateway.list(context, { q: '', page: all.length, size: 1 }))).content).toEqual([])
    })

    it('lists those of all journals of a group [C7.16]', async () => {
      const inGroup = await valueOf(
        gateway.list(await contextOf(world, world.slds.group), { ...everything, size: 100 }),
      )
      const other = await contextOf(world, world.slds.otherJournal)
      const sites = new Set(inGroup.content.map(({ article }) => article.siteId))
      expect(sites.has(context.siteId) && sites.has(other.siteId)).toBe(true)
    })

    it('finds words of the caption, in any order and letter case, and takes no sign for a wildcard [C7.16]', async () => {
      const found = async (q: string) =>
        (await valueOf(gateway.list(context, { ...everything, q }))).content.map(({ id }) => id)
      const [first] = all
      const words = (first?.caption.en || first?.caption.zh || '')
        .split(/\s+/)
        .filter((word) => word.length > 1)
      expect(await found(words.toReversed().join('  ').toUpperCase())).toContain(first?.id)
      expect(await found(`${words[0]} zzqx`)).toEqual([])
      for (const q of ['%', '_', '\\', "'", '%%_']) {
        const texts = all.filter(({ label, caption }) =>
          `${label.zh} ${label.en} ${caption.zh} ${caption.en}`.includes(q),
        )
        expect(await found(q)).toEqual(texts.map(({ id }) => id))
      }
    })

    it('gives those of an article in its order, and one of them by its id, in both languages [C7.16]', async () => {
      const [first] = all
      const articleId = first?.article.id ?? ''
      const ofArticle = await valueOf(gateway.ofArticle(context, articleId))
      expect(ofArticle).toEqual(all.filter(({ article }) => article.id === articleId))
      for (const each of ofArticle) {
        expect(await valueOf(gateway.byId(context, each.id))).toEqual(each)
        // a drawing may have been made for each language
        const inEnglish = await valueOf(gateway.byId({ ...context, language: 'en' }, each.id))
        expect({ ...inEnglish, imageUrl: each.imageUrl }).toEqual(each)
        expect(inEnglish?.imageUrl === '').toBe(each.imageUrl === '')
        expect(each.caption.zh + each.caption.en).not.toBe('')
      }
    })

    it('names the article as that itself says', async () => {
      const [first] = all
      const article = await valueOf(world.articles.byId(context, first?.article.id ?? ''))
      const { id, siteId, doi, title, journalName, year, volume, issue, publishedOn } = article
      expect(first?.article).toEqual({
        id,
        siteId,
        doi,
        title,
        journalName,
        year,
        volume,
        issue,
        publishedOn,
      })
    })

    it('has none for an article that is not there, and no other by an id that is none', async () => {
      expect(await valueOf(gateway.ofArticle(context, '999999999'))).toEqual([])
      for (const id of ['999999999-0', `${all[0]?.article.id}-9999`, 'x', '1-', '-1', '..'])
        expect((await failureOf(gateway.byId(context, id))).kind).toBe('absent')
    })
  })

  describe(`pictures and tables: ${name}`, () => {
    it('show something: a picture its image, a table its HTML or its image', async () => {
      const world = await open()
      const context = await contextOf(world, world.slds.group)
      const pictures = await valueOf(world.articles.pictures(context, everything))
      expect(pictures.content.filter(({ imageUrl }) => imageUrl === '')).toEqual([])
      const tables = await valueOf(world.articles.tables(context, everything))
      const html = ({ html: { zh, en } }: ArticleTable): string => `${zh ?? ''}${en ?? ''}`
      expect(
        tables.content.filter((table) => !/<t[hd]\b/.test(html(table)) && table.imageUrl === ''),
      ).toEqual([])
    })
  })
}

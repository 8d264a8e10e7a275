import type { ArticleSummary, IssueColumn, Reader } from '@xuekan/core'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../first-answer.ts'
import { readerOf, type GatewayWorld, type OpenWorld } from './gateway-world.ts'

/** What every ArticleGateway keeps. */
export function articleGatewaySuite(name: string, open: OpenWorld): void {
  describe(`ArticleGateway: ${name}`, () => {
    let world: GatewayWorld
    let reader: Reader
    beforeAll(async () => {
      world = await open()
      reader = await readerOf(world, world.slds.journal)
    })

    const newestIssue = async (of: Reader): Promise<readonly IssueColumn[]> => {
      const years = await valueOf(world.periods.periods(of))
      return valueOf(world.articles.contents(of, years[0]?.periods[0]?.id ?? ''))
    }
    const articlesIn = async (of: Reader): Promise<readonly ArticleSummary[]> =>
      (await newestIssue(of)).flatMap(({ articles }) => articles)

    it('gives the contents of each issue, by columns of distinct names', async () => {
      for (const { periods } of await valueOf(world.periods.periods(reader))) {
        for (const period of periods) {
          const columns = await valueOf(world.articles.contents(reader, period.id))
          const articles = columns.flatMap((column) => column.articles)
          expect(articles.length).toBeGreaterThan(0)
          expect(articles.every(({ issue, year }) => issue === period.issue && year === period.year)).toBe(
            true,
          )
          expect(new Set(columns.map((column) => column.name)).size).toBe(columns.length)
        }
      }
    })

    it('has no contents for an unknown issue', async () => {
      expect((await failureOf(world.articles.contents(reader, '999999999'))).kind).toBe('absent')
    })

    it('finds each article of an issue by its id, as the contents tell it [C7.15]', async () => {
      for (const summary of await articlesIn(reader)) {
        expect(await valueOf(world.articles.byId(reader, summary.id))).toMatchObject({
          id: summary.id,
          title: summary.title,
          authors: summary.authors,
          column: summary.column,
          publishedOn: summary.publishedOn,
        })
      }
    })

    it('finds an article by its DOI in any letter case', async () => {
      const [first] = (await articlesIn(reader)).filter(({ doi }) => doi !== '')
      const doi = first?.doi ?? ''
      for (const asked of [doi, doi.toUpperCase(), doi.toLowerCase()]) {
        expect((await valueOf(world.articles.byDoi(reader, asked))).id).toBe(first?.id)
      }
    })

    it('finds an article of another site by its id, since ids are global', async () => {
      const other = await readerOf(world, world.slds.otherJournal)
      const [foreign] = await articlesIn(other)
      expect((await valueOf(world.articles.byId(reader, foreign?.id ?? ''))).siteId).toBe(other.siteId)
    })

    it('has no article under an unknown id or DOI', async () => {
      for (const id of ['999999999', 'no-number', '0']) {
        expect((await failureOf(world.articles.byId(reader, id))).kind).toBe('absent')
      }
      expect((await failureOf(world.articles.byDoi(reader, '10.5555/none.such'))).kind).toBe('absent')
    })

    it('tells an article alike in both languages, whichever is asked for', async () => {
      const [first] = await articlesIn(reader)
      const inChinese = await valueOf(world.articles.byId({ ...reader, language: 'zh' }, first?.id ?? ''))
      const inEnglish = await valueOf(world.articles.byId({ ...reader, language: 'en' }, first?.id ?? ''))
      // visits are counted in the meantime
      expect({ ...inEnglish, visits: 0 }).toEqual({ ...inChinese, visits: 0 })
    })

    it('gives a full text where the article has one, and null where it has none', async () => {
      const all = await articlesIn(reader)
      for (const { id, hasFullText } of all) {
        const text = await valueOf(world.articles.fullText(reader, id))
        expect(text !== null).toBe(hasFullText)
      }
      expect(all.some(({ hasFullText }) => hasFullText)).toBe(true)
    })

    it('lists the latest articles newest first, no more than asked for', async () => {
      const latest = await valueOf(world.articles.latest(reader, 5))
      const dates = latest.map(({ publishedOn }) => publishedOn)
      expect(latest.length).toBe(5)
      expect(dates).toEqual(dates.toSorted().toReversed())
    })

    it('lists the most visited articles by their visits', async () => {
      const visits = (await valueOf(world.articles.mostRead(reader, 5))).map((article) => article.visits)
      expect(visits).toEqual(visits.toSorted((a, b) => b - a))
    })

    it('lists for a journal its own articles only, and for its group those of all its journals', async () => {
      const own = await valueOf(world.articles.latest(reader, 50))
      expect(new Set(own.map(({ siteId }) => siteId))).toEqual(new Set([reader.siteId]))
      const ofGroup = await valueOf(world.articles.latest(await readerOf(world, world.slds.group), 200))
      expect(ofGroup.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)))
      expect(new Set(ofGroup.map(({ siteId }) => siteId)).size).toBeGreaterThan(1)
    })
  })
}

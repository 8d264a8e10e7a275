import type { RequestContext } from '@xuekan/core'
import type { ArticleSummary, DatedArticle, IssueSection } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every ArticleGateway keeps. */
export function articleGatewaySuite(name: string, open: OpenWorld): void {
  describe(`ArticleGateway: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.journal)
    })

    const newestIssue = async (of: RequestContext): Promise<readonly IssueSection[]> => {
      const years = await valueOf(world.issues.years(of))
      return valueOf(world.articles.contents(of, years[0]?.issues[0]?.id ?? ''))
    }
    const articlesIn = async (of: RequestContext): Promise<readonly ArticleSummary[]> =>
      (await newestIssue(of)).flatMap(({ articles }) => articles)

    it('gives the contents of each issue, by columns of distinct names', async () => {
      for (const { issues } of await valueOf(world.issues.years(context))) {
        for (const issue of issues) {
          const sections = await valueOf(world.articles.contents(context, issue.id))
          const articles = sections.flatMap((section) => section.articles)
          expect(articles.length).toBeGreaterThan(0)
          expect(articles.every((each) => each.issue === issue.issue && each.year === issue.year)).toBe(true)
          expect(new Set(sections.map((section) => section.name)).size).toBe(sections.length)
        }
      }
    })

    it('has no contents for an unknown issue', async () => {
      expect((await failureOf(world.articles.contents(context, '999999999'))).kind).toBe('absent')
    })

    it('finds each article of an issue by its id, as the contents tell it [C7.15]', async () => {
      for (const summary of await articlesIn(context)) {
        expect(await valueOf(world.articles.byId(context, summary.id))).toMatchObject({
          id: summary.id,
          title: summary.title,
          authors: summary.authors,
          section: summary.section,
          publishedOn: summary.publishedOn,
        })
      }
    })

    it('finds an article by its DOI in any letter case', async () => {
      const [first] = (await articlesIn(context)).filter(({ doi }) => doi !== '')
      const doi = first?.doi ?? ''
      for (const requested of [doi, doi.toUpperCase(), doi.toLowerCase()]) {
        expect((await valueOf(world.articles.byDoi(context, requested))).id).toBe(first?.id)
      }
    })

    it('finds an article of another site by its id, since ids are global', async () => {
      const other = await contextOf(world, world.slds.otherJournal)
      const [foreign] = await articlesIn(other)
      expect((await valueOf(world.articles.byId(context, foreign?.id ?? ''))).siteId).toBe(other.siteId)
    })

    it('has no article under an unknown id or DOI', async () => {
      for (const id of ['999999999', 'no-number', '0']) {
        expect((await failureOf(world.articles.byId(context, id))).kind).toBe('absent')
      }
      expect((await failureOf(world.articles.byDoi(context, '10.5555/none.such'))).kind).toBe('absent')
    })

    it('tells an article alike in both languages, whichever is asked for, with the picture of the one asked for', async () => {
      const [first] = await articlesIn(context)
      const inChinese = await valueOf(world.articles.byId({ ...context, language: 'zh' }, first?.id ?? ''))
      const inEnglish = await valueOf(world.articles.byId({ ...context, language: 'en' }, first?.id ?? ''))
      // visits are counted in the meantime
      const alike = { visits: 0, graphicAbstractUrl: '' }
      expect({ ...inEnglish, ...alike }).toEqual({ ...inChinese, ...alike })
      expect(inEnglish.graphicAbstractUrl === '').toBe(inChinese.graphicAbstractUrl === '')
    })

    it('gives a full text where the article has one, and null where it has none', async () => {
      const all = await articlesIn(context)
      for (const { id, hasFullText } of all) {
        const text = await valueOf(world.articles.fullText(context, id))
        expect(text !== null).toBe(hasFullText)
      }
      expect(all.some(({ hasFullText }) => hasFullText)).toBe(true)
    })

    it('lists the latest articles newest first, no more than asked for', async () => {
      const latest = await valueOf(world.articles.latest(context, 5))
      const dates = latest.map(({ publishedOn }) => publishedOn)
      expect(latest.length).toBe(5)
      expect(dates).toEqual(dates.toSorted().toReversed())
    })

    it('says when each article of an issue, and each of the latest, was published and changed [C9.12]', async () => {
      const [newest] = await valueOf(world.issues.years(context))
      const issueId = newest?.issues[0]?.id ?? ''
      const told = ({ id, siteId, doi, publishedOn }: DatedArticle) => ({ id, siteId, doi, publishedOn })
      const inContents = await valueOf(world.articles.datedContents(context, issueId))
      expect(inContents.map(told)).toHaveLength((await articlesIn(context)).length)
      const summaries = (await articlesIn(context)).map(({ id, siteId, doi, publishedOn }) =>
        told({ id, siteId, doi, publishedOn, changedAt: '' }),
      )
      expect(inContents.map(told)).toEqual(expect.arrayContaining(summaries))
      const latest = await valueOf(world.articles.datedLatest(context, 5))
      expect(latest.map(({ id }) => id)).toEqual(
        (await valueOf(world.articles.latest(context, 5))).map(({ id }) => id),
      )
      for (const dated of [inContents, latest]) {
        const changes = dated.map(({ changedAt }) => changedAt).filter((at) => at !== '')
        expect(changes.length).toBeGreaterThan(0)
        expect(changes.filter((at) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(at))).toEqual([])
      }
      expect((await failureOf(world.articles.datedContents(context, '999999999'))).kind).toBe('absent')
    })

    it('lists the most visited articles by their visits', async () => {
      const visits = (await valueOf(world.articles.mostRead(context, 5))).map((article) => article.visits)
      expect(visits).toEqual(visits.toSorted((a, b) => b - a))
    })

    it('lists for a journal its own articles only, and for its group those of all its journals', async () => {
      const own = await valueOf(world.articles.latest(context, 50))
      expect(new Set(own.map(({ siteId }) => siteId))).toEqual(new Set([context.siteId]))
      const ofGroup = await valueOf(world.articles.latest(await contextOf(world, world.slds.group), 200))
      expect(ofGroup.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)))
      expect(new Set(ofGroup.map(({ siteId }) => siteId)).size).toBeGreaterThan(1)
    })
  })
}

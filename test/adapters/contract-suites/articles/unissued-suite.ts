import { unissuedStages, type ListedArticle, type UnissuedStage } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every ArticleGateway keeps of articles that are in no issue yet. */
export function unissuedSuite(name: string, open: OpenWorld): void {
  describe(`ArticleGateway.unissued: ${name}`, () => {
    let world: GatewayWorld
    beforeAll(async () => {
      world = await open()
    })

    const listOf = async (sld: string, stage: UnissuedStage): Promise<readonly ListedArticle[]> => {
      const context = await contextOf(world, sld)
      return (await valueOf(world.articles.unissued(context, stage, { page: 0, size: 100 }))).content
    }

    it.each(unissuedStages)(
      'lists what is %s, in no issue, newest first, and nothing else [C2.7]',
      async (stage) => {
        const list = await listOf(world.slds.aggregate, stage)
        expect(list.length).toBeGreaterThan(0)
        for (const { article } of list) {
          expect(article.issue).toBe('')
          expect(article.version === -1).toBe(stage === 'justAccepted')
        }
        const days = list.map(({ article }) => article.publishedOn)
        expect(days).toEqual(days.toSorted().toReversed())
        expect(list.some(({ snippet }) => snippet !== '' && !snippet.includes('<'))).toBe(true)
      },
    )

    it('lists for a journal its own articles alone, and for a group those of its journals', async () => {
      const { aggregate, group, journal, otherJournal } = world.slds
      const idsOf = async (sld: string) =>
        (await listOf(sld, 'onlineFirst')).map(({ article }) => article.id).toSorted()
      const [all, inGroup, one, other] = await Promise.all(
        [aggregate, group, journal, otherJournal].map(idsOf),
      )
      expect(all).toEqual(expect.arrayContaining([...(inGroup ?? [])]))
      expect(inGroup).toEqual(expect.arrayContaining([...(one ?? []), ...(other ?? [])]))
      expect(one?.filter((id) => other?.includes(id))).toEqual([])
    })

    it.each(unissuedStages)(
      'narrows what is %s to each section, of which it tells the number [C2.7]',
      async (stage) => {
        const context = await contextOf(world, world.slds.aggregate)
        const whole = await listOf(world.slds.aggregate, stage)
        const sections = await valueOf(world.articles.unissuedSections(context, stage))
        const counts = sections.map(({ count }) => count ?? 0)
        expect(counts).toEqual(counts.toSorted((one, other) => other - one))
        const found: string[] = []
        for (const { value, label, count } of sections) {
          const { content, totalElements } = await valueOf(
            world.articles.unissued(context, stage, { page: 0, size: 100, section: value }),
          )
          expect(totalElements).toBe(count)
          expect(content.every(({ article }) => article.section[context.language] === label)).toBe(true)
          found.push(...content.map(({ article }) => article.id))
        }
        const filed = whole.filter(({ article: { section } }) => `${section.zh}${section.en}` !== '')
        expect(found.toSorted()).toEqual(filed.map(({ article }) => article.id).toSorted())
        const nothing = { page: 0, size: 10, section: 'no such section' }
        expect((await valueOf(world.articles.unissued(context, stage, nothing))).totalElements).toBe(0)
      },
    )

    it('sorts by date from either end, and by how often an article was read [C2.7]', async () => {
      const context = await contextOf(world, world.slds.aggregate)
      const all = { page: 0, size: 100 } as const
      const newest = await listOf(world.slds.aggregate, 'onlineFirst')
      const oldest = await valueOf(
        world.articles.unissued(context, 'onlineFirst', { ...all, order: 'oldest' }),
      )
      expect(oldest.content.map(({ article }) => article.id)).toEqual(
        newest.map(({ article }) => article.id).toReversed(),
      )
      const read = await valueOf(
        world.articles.unissued(context, 'onlineFirst', { ...all, order: 'mostRead' }),
      )
      const visits = read.content.map(({ article }) => article.visits)
      expect(visits).toEqual(visits.toSorted((one, other) => other - one))
      expect(visits).toHaveLength(newest.length)
    })

    it('tells how long articles take from receipt to first publication, of a site’s journals together [C2.7]', async () => {
      const paceOf = async (sld: string) => {
        const context = await contextOf(world, sld)
        return valueOf(world.articles.publishingPace(context))
      }
      const pace = await paceOf(world.slds.aggregate)
      // samples grow old: then too few articles went online within the year
      const { articles = 0, days = 0, points = [] } = pace ?? {}
      expect(points.reduce((sum, point) => sum + point.articles, 0)).toBe(articles)
      const months = points.map(({ month }) => month)
      expect(months).toEqual(months.toSorted())
      const medians = points.map((point) => point.days)
      expect(medians.every((median) => median > 0)).toBe(true)
      expect(Math.max(0, ...medians)).toBeGreaterThanOrEqual(days)
      const own = await paceOf(world.slds.journal)
      expect(own?.articles ?? 0).toBeLessThanOrEqual(articles)
    })

    it('gives by pages what it gives at once', async () => {
      const context = await contextOf(world, world.slds.aggregate)
      const whole = await listOf(world.slds.aggregate, 'onlineFirst')
      const paged: string[] = []
      for (let page = 0; page < whole.length; page += 1) {
        const { content, totalElements } = await valueOf(
          world.articles.unissued(context, 'onlineFirst', { page, size: 1 }),
        )
        expect(totalElements).toBe(whole.length)
        paged.push(...content.map(({ article }) => article.id))
      }
      expect(paged).toEqual(whole.map(({ article }) => article.id))
    })
  })
}

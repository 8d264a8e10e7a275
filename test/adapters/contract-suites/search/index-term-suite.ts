import type { RequestContext } from '@xuekan/core'
import { indexTermKinds, type Article, type IndexTerm } from '@xuekan/core/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../../first-answer.ts'
import { contextOf, type GatewayWorld, type OpenWorld } from '../gateway-world.ts'

/** What every SearchGateway keeps of what articles are listed under. */
export function indexTermSuite(name: string, open: OpenWorld): void {
  describe(`SearchGateway.term: ${name}`, () => {
    let world: GatewayWorld
    let context: RequestContext
    let articles: readonly Article[]
    beforeAll(async () => {
      world = await open()
      context = await contextOf(world, world.slds.group)
      const latest = await valueOf(world.articles.latest(context, 20))
      articles = await Promise.all(latest.map(({ id }) => valueOf(world.articles.byId(context, id))))
    })

    /** A keyword of the newest article that has one. */
    const aKeyword = (): IndexTerm => {
      const term = articles.flatMap(({ keywords }) => [...keywords.zh, ...keywords.en])[0]
      if (term === undefined) throw new Error('no keywords')
      return { kind: 'keyword', term }
    }
    const anAuthor = (): IndexTerm => {
      const person = articles.flatMap(({ contributors }) => contributors).find((each) => each.name.zh !== '')
      if (person === undefined) throw new Error('nobody')
      return { kind: 'author', by: { kind: 'name', name: person.name.zh } }
    }

    it('counts what it lists, newest first, and names years, journals and people', async () => {
      for (const term of [aKeyword(), anAuthor()]) {
        const summary = await valueOf(world.search.term(context, term))
        const list = await valueOf(world.search.termArticles(context, term, { page: 0, size: 100 }))
        expect(list.totalElements).toBe(summary.articleCount)
        expect(list.content).toHaveLength(summary.articleCount)
        const days = list.content.map(({ article }) => article.publishedOn)
        expect(days).toEqual(days.toSorted().toReversed())
        const counts = (values: readonly { readonly count: number | null }[]): number =>
          values.reduce((sum, { count }) => sum + (count ?? 0), 0)
        expect([counts(summary.years), counts(summary.journals)]).toEqual([
          summary.articleCount,
          summary.articleCount,
        ])
        expect(summary.years.map(({ value }) => value)).toEqual([
          ...new Set(list.content.map(({ article }) => String(article.year))),
        ])
        expect(`${summary.name.zh}${summary.name.en}`).not.toBe('')
        expect(summary.authors.length > 0 || term.kind === 'author').toBe(true)
      }
    })

    it('has the same articles under a keyword in any letter case', async () => {
      const term = articles.flatMap(({ keywords }) => keywords.en).find((word) => /[a-z]/.test(word)) ?? ''
      const of = async (spelling: string) =>
        valueOf(world.search.termArticles(context, { kind: 'keyword', term: spelling }, { page: 0, size: 9 }))
      expect((await of(term.toUpperCase())).content).toEqual((await of(term)).content)
    })

    it('knows no term that nothing stands under', async () => {
      for (const term of [
        { kind: 'keyword', term: '没有这个词' },
        { kind: 'author', by: { kind: 'name', name: '无名氏甲乙丙' } },
        { kind: 'author', by: { kind: 'orcid', orcid: '0000-0000-0000-0001' } },
        { kind: 'subject', subjectId: 'no-such-subject' },
      ] as const) {
        expect((await failureOf(world.search.term(context, term))).kind).toBe('absent')
        const list = await valueOf(world.search.termArticles(context, term, { page: 0, size: 9 }))
        expect([list.content, list.totalElements]).toEqual([[], 0])
      }
    })

    it('lists the terms that two articles or more stand under, each with its number', async () => {
      for (const kind of indexTermKinds) {
        const { content } = await valueOf(world.search.terms(context, kind, { page: 0, size: 5 }))
        for (const { value, label, count } of content) {
          expect(count).toBeGreaterThanOrEqual(2)
          expect(label).not.toBe('')
          if (kind !== 'keyword') continue
          const summary = await valueOf(world.search.term(context, { kind, term: value }))
          expect(summary.articleCount).toBe(count)
        }
        const counts = content.map(({ count }) => count ?? 0)
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      }
    })

    it('links from an article only what leads to another one too', async () => {
      for (const article of articles.slice(0, 5)) {
        const linked = await valueOf(world.search.linkedTerms(context, article.id))
        for (const term of [...article.keywords.zh, ...article.keywords.en]) {
          const { articleCount } = await valueOf(world.search.term(context, { kind: 'keyword', term }))
          expect(linked.keywords.includes(term), term).toBe(articleCount >= 2)
        }
        for (const { name: printed, orcid } of article.contributors) {
          if (orcid === '') continue
          const by = { kind: 'orcid', orcid } as const
          const { articleCount } = await valueOf(world.search.term(context, { kind: 'author', by }))
          expect(linked.authors.includes(orcid), printed.en).toBe(articleCount >= 2)
        }
      }
      const nothing = await valueOf(world.search.linkedTerms(context, '999999999'))
      expect(nothing).toEqual({ authors: [], keywords: [] })
    })
  })
}

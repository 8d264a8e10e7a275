import type { Channel } from '../../../core/domain/channel/channel.ts'
import { articleHead } from '../../../core/domain/head/article-head.ts'
import { columnHead } from '../../../core/domain/head/column-head.ts'
import type { HeadModel } from '../../../core/domain/head/head-model.ts'
import { headOf } from '../../../core/domain/head/head-of.ts'
import { issueHead } from '../../../core/domain/head/issue-head.ts'
import type { PageHead } from '../../../core/domain/head/page-head.ts'
import type { ChannelPageContent, IssueContent } from '../../../core/domain/page/page-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { describe, expect, it } from 'vitest'
import { article, shell, journal, origin, siteId } from './sample-journal.ts'
import { contentOf } from './head-of-article.ts'

const head = (address: string, page: PageHead = { title: [] }): HeadModel =>
  headOf({ shell, route: parseRoute(address), language: 'zh', origin, ...page })
const canonical = (model: HeadModel) => model.links.find(({ rel }) => rel === 'canonical')?.href
const period = {
  id: '99',
  siteId,
  year: 2026,
  volume: '57',
  issue: '3',
  coverUrl: '',
  publishedOn: '2026-03-20',
}

describe('the addresses in a head', () => {
  it('gives every address of an issue and of a column one canonical address', () => {
    const issue: IssueContent = {
      journal,
      years: [],
      issue: period,
      sections: [],
      previous: null,
      next: null,
    }
    for (const address of [
      '/zh/issue',
      '/newAcademic/26/3/backissue/99/0/zh',
      '/academic?type=backissue&activeName=99',
    ]) {
      expect(canonical(head(address, issueHead(issue)))).toBe(`${origin}/zh/issue/2026/3`)
    }
    const column = (index: number): ChannelPageContent => ({
      channel: shell.channels[index] as Channel,
      body: null,
    })
    for (const address of ['/zh/about', '/zh/about/1', '/newPeriodIntroduce/26/1']) {
      expect(canonical(head(address, columnHead(column(0))))).toBe(`${origin}/zh/about`)
    }
    expect(canonical(head('/new?columnId=3', columnHead(column(2))))).toBe(`${origin}/new?columnId=3&lang=zh`)
  })

  it('has its canonical address on the own host of the shown site, or of the site of its content', () => {
    const host = { origin, siteId: asSiteId('2'), base: 'example.org' }
    const canonicalOf = (input: Partial<Parameters<typeof headOf>[0]>) =>
      canonical(
        headOf({
          shell,
          route: parseRoute('/zh/home'),
          language: 'zh',
          origin,
          title: [],
          host,
          ...input,
        }),
      )
    const own = `https://${shell.site.sld}.example.org`
    expect(canonicalOf({})).toBe(`${own}/zh/home`)
    expect(canonicalOf({ route: parseRoute(`/${shell.site.sld}/home/en`) })).toBe(`${own}/zh/home`)
    const of = contentOf(article)
    expect(
      canonicalOf({
        route: parseRoute('/zh/article/7'),
        ...articleHead(of),
        contentSite: { id: asSiteId('9'), sld: 'emf', domain: '' },
      }),
    ).toBe('https://emf.example.org/zh/article/doi/10.1234/slxb.1')
  })

  it('names the address in the default language of the site for readers of other languages [C1.5]', () => {
    const others = (defaultLanguage: 'zh' | 'en' | null) =>
      headOf({
        shell: { ...shell, header: { ...shell.header, defaultLanguage } },
        route: parseRoute('/zh/home'),
        language: 'zh',
        origin,
        title: [],
      }).links.find(({ hreflang }) => hreflang === 'x-default')?.href
    expect([others('en'), others('zh'), others(null)]).toEqual([
      `${origin}/en/home`,
      `${origin}/zh/home`,
      `${origin}/zh/home`,
    ])
  })
})

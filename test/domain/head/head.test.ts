import type { Channel } from '../../../core/domain/channel/channel.ts'
import { articleHead } from '../../../core/domain/head/article-head.ts'
import { columnHead } from '../../../core/domain/head/column-head.ts'
import type { HeadModel } from '../../../core/domain/head/head-model.ts'
import { headOf } from '../../../core/domain/head/head-of.ts'
import { homeHead } from '../../../core/domain/head/home-head.ts'
import { issueHead } from '../../../core/domain/head/issue-head.ts'
import type { PageHead } from '../../../core/domain/head/page-head.ts'
import { searchHead } from '../../../core/domain/head/search-head.ts'
import type {
  ChannelPageContent,
  IssueContent,
  SearchContent,
} from '../../../core/domain/page/page-content.ts'
import type { HomeContent } from '../../../core/domain/page/home-content.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { emptySearchQuery } from '../../../core/domain/search/search-query.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { sampleChannels, noFacets } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { contentOf } from './head-of-article.ts'
import { article, shell, journal, none, origin, siteId } from './sample-journal.ts'

describe('headOf', () => {
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

  it('titles each page by its content and the site [C9.12]', () => {
    const issue: IssueContent = {
      journal,
      years: [],
      issue: period,
      sections: [],
      previous: null,
      next: null,
    }
    const search: SearchContent = {
      query: { ...emptySearchQuery, term: '泥沙' },
      result: { total: 0, hits: [], words: [], facets: noFacets },
      tabs: [],
      noHits: null,
    }
    const home: HomeContent = { journal, journals: [journal], rows: [] }
    const content = contentOf(article)
    expect(head('/zh/article/7', articleHead(content)).title).toBe('CO₂与河流 - 水利学报')
    expect(head('/zh/issue', issueHead(issue)).title).toBe('水利学报 2026, 57(3) - 水利学报')
    expect(head('/zh/article?q=x', searchHead(search, '检索')).title).toBe('泥沙 - 检索 - 水利学报')
    expect(head('/zh/home', homeHead(home)).title).toBe('水利学报')
    expect(head('/zh/x/y', { title: ['页面不存在'] }).title).toBe('页面不存在 - 水利学报')
  })

  it('titles a page by what is known of its content alone [C9.12]', () => {
    const issue = (part: Partial<typeof period>, name = journal.name): IssueContent => ({
      journal: { ...journal, name },
      years: [],
      issue: { ...period, ...part },
      sections: [],
      previous: null,
      next: null,
    })
    const result = {
      total: 0,
      hits: [],
      words: [],
      facets: noFacets,
    }
    const query = { ...emptySearchQuery, term: ' 泥沙 ' }
    const search: SearchContent = { query, result, tabs: [], noHits: null }
    const column: ChannelPageContent = { channel: shell.channels[0] as Channel, body: null }
    expect(head('/zh/issue', issueHead(issue({ volume: '', issue: '' }))).title).toBe(
      '水利学报 2026 - 水利学报',
    )
    expect(head('/zh/issue', issueHead(issue({ volume: '' }))).title).toBe('水利学报 2026, (3) - 水利学报')
    expect(head('/zh/issue', issueHead(issue({}, none))).title).toBe('2026, 57(3) - 水利学报')
    expect(head('/zh/article?q=x', searchHead(search, '')).title).toBe('泥沙 - 水利学报')
    expect(head('/zh/about', columnHead(column)).title).toBe('期刊介绍 - 水利学报')
  })

  it('describes the home page of a journal, and that of a group by its site alone', () => {
    const content: HomeContent = { journal, journals: [journal], rows: [] }
    expect(head('/zh/home', homeHead(content))).toEqual({
      language: 'zh',
      title: '水利学报',
      metas: [
        { name: 'description', content: '报道水利科学。' },
        { name: 'og:title', content: '水利学报' },
        { name: 'og:type', content: 'website' },
        { name: 'og:url', content: `${origin}/zh/home` },
        { name: 'og:description', content: '报道水利科学。' },
        { name: 'og:site_name', content: '水利学报' },
      ],
      links: [
        { rel: 'canonical', href: `${origin}/zh/home` },
        { rel: 'alternate', hreflang: 'zh', href: `${origin}/zh/home` },
        { rel: 'alternate', hreflang: 'en', href: `${origin}/en/home` },
        { rel: 'alternate', hreflang: 'x-default', href: `${origin}/zh/home` },
        {
          rel: 'alternate',
          type: 'application/rss+xml',
          href: `/rc-pub/front/rss?periodId=currentIssue&siteId=${siteId}&language=zh`,
          title: '水利学报',
        },
      ],
      jsonLd: {
        '@context': 'https://schema.org',
        '@type': 'Periodical',
        name: '水利学报',
        alternateName: 'J. Hydraul. Eng.',
        issn: '0559-9350',
        publisher: { '@type': 'Organization', name: '水利出版社' },
        url: `${origin}/zh/home`,
      },
    })
    const unpublished = { ...content, journal: { ...journal, publisher: none, abbreviation: none, issn: '' } }
    expect(head('/zh/home', homeHead(unpublished)).jsonLd).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Periodical',
      name: '水利学报',
      url: `${origin}/zh/home`,
    })
    const group: HomeContent = { journal: null, journals: [], rows: [] }
    expect(head('/zh/home', homeHead(group)).jsonLd).toBeNull()
    expect(head('/zh/home', homeHead(group)).metas.map(({ name }) => name)).toEqual([
      'og:title',
      'og:type',
      'og:url',
      'og:site_name',
    ])
  })

  it('describes an issue in its volume and journal, where it has a volume', () => {
    const issue = (part: Partial<typeof period>): IssueContent => ({
      journal,
      years: [],
      issue: { ...period, ...part },
      sections: [],
      previous: null,
      next: null,
    })
    const periodical = {
      '@type': 'Periodical',
      name: '水利学报',
      alternateName: 'J. Hydraul. Eng.',
      issn: '0559-9350',
    }
    const described = (isPartOf: object) => ({
      '@context': 'https://schema.org',
      '@type': 'PublicationIssue',
      issueNumber: '3',
      datePublished: '2026-03-20',
      isPartOf,
      url: `${origin}/zh/issue/2026/3`,
    })
    expect(head('/zh/issue', issueHead(issue({}))).jsonLd).toEqual(
      described({ '@type': 'PublicationVolume', volumeNumber: '57', isPartOf: periodical }),
    )
    expect(head('/zh/issue', issueHead(issue({ volume: '' }))).jsonLd).toEqual(described(periodical))
  })

  it('gives a column the address of its place in the menus', () => {
    const placed = sampleChannels(
      { id: '1', code: 'periodIntroduce', name: { zh: '期刊介绍', en: 'About' } },
      {
        id: '4',
        code: 'aboutus',
        name: { zh: '关于我们', en: 'About us' },
        children: [
          { id: '5', code: 'contact', name: { zh: '联系我们', en: 'Contact' }, siteId: asSiteId('26') },
        ],
      },
    )
    const contact = placed[1]?.children[0] as Channel
    const address = (channels: SiteShell['channels']) => {
      const route = parseRoute('/zh/about/5')
      const content = { channel: { ...contact, siteId }, body: null }
      return canonical(
        headOf({ shell: { ...shell, channels }, route, language: 'zh', origin, ...columnHead(content) }),
      )
    }
    expect(address(placed)).toBe(`${origin}/zh/aboutus/5`)
    expect(address([])).toBe(`${origin}/zh/about/5`)
  })

  it('falls back to the name of the product [C9.12]', () => {
    const site = { ...shell, site: { ...shell.site, name: none } }
    const title = (language: 'zh' | 'en') =>
      headOf({ shell: site, route: parseRoute('/'), language, origin, title: [] }).title
    expect([title('zh'), title('en')]).toEqual(['学刊', 'Xuekan'])
  })

  it('names an issue without a number by its id and its volume, and dates it by its year', () => {
    const unnumbered = { ...period, issue: '', publishedOn: '' }
    const issue: IssueContent = {
      journal,
      years: [],
      issue: unnumbered,
      sections: [],
      previous: null,
      next: null,
    }
    const model = head('/academic?type=backissue&activeName=99', issueHead(issue))
    expect(canonical(model)).toBe(`${origin}/zh/issue/2026?periodId=99`)
    expect(model.title).toBe('水利学报 2026, 57 - 水利学报')
    expect(model.jsonLd).toMatchObject({ '@type': 'PublicationIssue', datePublished: '2026' })
    expect(model.jsonLd).not.toHaveProperty('issueNumber')
    const dated = head('/zh/issue', issueHead({ ...issue, issue: period }))
    expect(dated.jsonLd).toMatchObject({ issueNumber: '3', datePublished: '2026-03-20' })
  })

  it('takes the address itself for a column that leads away, and a place of its own for one of no menu', () => {
    const [about] = shell.channels as readonly [Channel]
    const jump = { ...about, link: 'https://example.org/a' }
    expect(canonical(head('/zh/about/1', columnHead({ channel: jump, body: null })))).toBe(
      `${origin}/zh/about/1`,
    )
    const foreign = { ...about, id: '77', code: 'contact' }
    expect(canonical(head('/zh/about/77', columnHead({ channel: foreign, body: null })))).toBe(
      `${origin}/zh/about/77`,
    )
  })

  it('keeps searches, failures and unknown pages out of indexes', () => {
    const pages: readonly (readonly [string, PageHead?])[] = [
      ['/zh/article?q=a'],
      ['/errorPage'],
      ['/forbiddenPage'],
      ['/zh/x/y'],
      ['/zh/article/7', articleHead(null)],
      ['/zh/issue/1900/1', issueHead(null)],
      ['/zh/about', columnHead(null)],
      ['/zh/home', homeHead(null)],
      ['/zh/newsDetails/7', { title: ['新闻'], content: null }],
    ]
    for (const [address, page] of pages) {
      expect(head(address, page).metas).toContainEqual({ name: 'robots', content: 'noindex, follow' })
      expect(canonical(head(address, page))).toBeUndefined()
    }
    expect(canonical(head('/zh/newsDetails/7', { title: ['新闻'] }))).toBe(`${origin}/zh/newsDetails/7`)
    expect(head('/zh/home').metas.some(({ name }) => name === 'robots')).toBe(false)
  })

  it('describes a page by its own text, else by the site, else not at all', () => {
    const home: HomeContent = { journal, journals: [journal], rows: [] }
    const described = { ...shell, site: { ...shell.site, description: { zh: '水利。', en: '' } } }
    const description = (of: SiteShell, content: HomeContent | null) =>
      headOf({
        shell: of,
        route: parseRoute('/zh/home'),
        language: 'zh',
        origin,
        ...homeHead(content),
      }).metas.find(({ name }) => name === 'description')?.content
    expect(description(described, home)).toBe('报道水利科学。')
    expect(description(described, null)).toBe('水利。')
    expect(description(shell, null)).toBeUndefined()
  })

  it('leads feed readers to the feed of an issue or of what is current, on no other page', () => {
    const feeds = (model: HeadModel) =>
      model.links.flatMap(({ type, href }) => (type === 'application/rss+xml' ? [href] : []))
    const issue: IssueContent = {
      journal,
      years: [],
      issue: period,
      sections: [],
      previous: null,
      next: null,
    }
    const group: HomeContent = { journal: null, journals: [], rows: [] }
    const content = contentOf(article)
    const feed = (issueId: string) => `/rc-pub/front/rss?periodId=${issueId}&siteId=${siteId}&language=zh`
    expect(feeds(head('/zh/issue', issueHead(issue)))).toEqual([feed('99')])
    expect(feeds(head('/zh/home', homeHead(group)))).toEqual([feed('currentIssue')])
    for (const other of [head('/zh/home'), head('/zh/issue'), head('/zh/article/7', articleHead(content))])
      expect(feeds(other)).toEqual([])
  })
})

import { sampleChannels, sampleContent } from '@xuekan/core/testing'
import { from } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { ok } from '../../../core/domain/result.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { articleAddresses } from '../../../core/usecases/addresses/article-addresses.ts'
import { columnAddresses } from '../../../core/usecases/addresses/column-addresses.ts'
import { figureAddresses } from '../../../core/usecases/addresses/float-addresses.ts'
import { homeAddresses } from '../../../core/usecases/addresses/home-addresses.ts'
import { issueAddresses } from '../../../core/usecases/addresses/issue-addresses.ts'
import { newsAddresses } from '../../../core/usecases/addresses/news-addresses.ts'
import type { ListAddresses, PageAddress } from '../../../core/usecases/addresses/page-address.ts'
import { siteAddresses } from '../../../core/usecases/addresses/site-addresses.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { gatewayBench, unreachable, type GatewayBench } from '../support/page-bench.ts'
import { listedAll } from './support/listed-all.ts'

const lists = {
  home: homeAddresses,
  issue: issueAddresses,
  article: articleAddresses,
  channel: columnAddresses,
}

const journal = asSiteId('3')
const shellOf = (over: Partial<SiteShell> = {}): SiteShell => ({
  ...bareShell,
  site: { ...bareShell.site, id: journal, sld: 'jiang', type: 'single' },
  ...over,
})

const addressesOf = (bench: GatewayBench, shell = shellOf()): Remote<readonly PageAddress[]> =>
  listedAll(siteAddresses(bench, { context: { language: 'en', siteId: shell.site.id }, shell }, lists))

function written(remote: Remote<readonly PageAddress[]>): readonly string[] {
  if (remote.status !== 'ready') throw new Error(remote.status)
  return remote.value.map(
    ({ route, changedOn }) => `${formatRoute({ ...route, language: 'en' })} ${changedOn}`,
  )
}

describe('the addresses of a journal', () => {
  it('are its home, every issue with contents and every article, each once [C9.12]', () => {
    const bench = gatewayBench()
    const found = written(addressesOf(bench))
    const own = sampleContent.articles.filter(({ article }) => article.siteId === journal)
    expect(found.filter((address) => address.startsWith('/en/article'))).toHaveLength(own.length)
    expect(new Set(found).size).toBe(found.length)
    expect(found[0]).toBe('/en/home 2026-11-20T08:09:10Z')
    const issues = found.filter((address) => address.startsWith('/en/issue'))
    expect(issues.length).toBeGreaterThan(1)
    expect(bench.calls.filter((call) => call === 'datedContents').length).toBeGreaterThanOrEqual(
      issues.length,
    )
  })

  it('name when an article last changed, which is when its issue and its figures did [C9.12]', () => {
    const [first] = sampleContent.articles.filter(({ article }) => article.siteId === journal)
    const changedAt = '2026-11-21T00:00:00Z'
    const bench = gatewayBench({
      ...sampleContent,
      articles: sampleContent.articles.map((each) => (each === first ? { ...each, changedAt } : each)),
    })
    const context = { language: 'en', siteId: journal } as const
    const changed = written(
      listedAll(siteAddresses(bench, { context, shell: shellOf() }, { ...lists, figure: figureAddresses })),
    ).filter((address) => address.endsWith(` ${changedAt}`))
    const pictures = (sampleContent.pictures ?? []).filter(({ article: { id } }) => id === first?.article.id)
    expect(changed.slice(0, 3)).toEqual([
      `/en/home ${changedAt}`,
      `/en/issue/${first?.article.year}/${first?.article.issue} ${changedAt}`,
      `/en/article/doi/${first?.article.doi} ${changedAt}`,
    ])
    expect(changed.slice(3)).toEqual(pictures.map(({ id }) => `/en/figure/${id} ${changedAt}`))
    expect(pictures.length).toBeGreaterThan(0)
  })

  it('name the columns that are enabled and have a page of their own, and none that fills a part of the home [C2.3]', () => {
    const channels = sampleChannels(
      { id: '1', code: 'aimsscope', children: [{ id: '2', code: 'history' }] },
      { id: '3', code: 'hidden', enabled: false },
      { id: '4', code: 'elsewhere', link: 'https://example.org/' },
      { id: '5', code: 'quick' },
      { id: '6', code: 'selPicture' },
    )
    const columns = written(addressesOf(gatewayBench(), shellOf({ channels }))).filter(
      (address) => !/^\/en\/(?:home|issue|article)\b/.test(address),
    )
    expect(columns).toEqual(['/en/aimsscope ', '/en/history '])
  })

  it('leave out an issue that has gone and one without articles', () => {
    const issuesIn = (bench: GatewayBench): readonly string[] =>
      written(addressesOf(bench)).filter((address) => address.startsWith('/en/issue'))
    const bench = gatewayBench()
    bench.break('datedContents', { kind: 'absent', call: 'contents' })
    expect(issuesIn(bench)).toEqual([])
    expect(issuesIn(gatewayBench({ ...sampleContent, articles: [] }))).toEqual([])
  })

  it('are none at all where a part of them cannot be had', () => {
    for (const call of ['years', 'datedContents', 'datedLatest']) {
      const bench = gatewayBench()
      bench.break(call, unreachable(call))
      expect(addressesOf(bench)).toEqual(failed(unreachable(call)))
    }
  })

  it('are the home page without a day before the first issue', () => {
    const bench = gatewayBench({
      ...sampleContent,
      articles: [],
      sites: sampleContent.sites.map((site) => ({ ...site, years: [] })),
    })
    expect(written(addressesOf(bench))).toEqual(['/en/home '])
  })
})

describe('a list that comes in parts', () => {
  const context = { language: 'en', siteId: journal } as const
  const addressesIn = (bench: GatewayBench, list: ListAddresses) =>
    siteAddresses(bench, { context, shell: shellOf() }, { list })

  it('is handed on as it comes, so that few addresses are held', () => {
    const own = (sampleContent.news ?? []).filter(({ news: { siteId } }) => siteId === journal)
    const many = Array.from({ length: 250 }, (_, at) =>
      own.slice(0, 1).map((each) => ({ ...each, news: { ...each.news, id: `9${at}` } })),
    ).flat()
    const sizes: number[] = []
    addressesIn(gatewayBench({ ...sampleContent, news: many }), newsAddresses).subscribe((part) =>
      sizes.push(part.ok ? part.value.length : -1),
    )
    expect(sizes).toEqual([100, 100, 50])
  })

  it('names an address once that moved on to the next part while it was read', () => {
    const parts = [
      ['1', '2', '2'],
      ['2', '3'],
      ['4', '3'],
    ].map((ids) =>
      ok(
        ids.map((newsId) => ({
          route: { page: 'news', language: null, siteId: null, newsId } as const,
          changedOn: '',
        })),
      ),
    )
    expect(written(listedAll(addressesIn(gatewayBench(), () => from(parts))))).toEqual(
      ['1', '2', '3', '4'].map((id) => `/en/newsDetails/${id} `),
    )
  })
})

describe('the addresses of a group', () => {
  it('leave issues and articles to its journals, and ask for none [C9.12]', () => {
    const bench = gatewayBench()
    const site = { ...bareShell.site, id: asSiteId('2'), sld: 'shui', type: 'group' } as const
    expect(written(addressesOf(bench, shellOf({ site })))).toEqual(['/en/home '])
    expect(bench.calls).toEqual([])
  })
})

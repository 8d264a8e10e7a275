import { sampleChannels, sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { articleAddresses } from '../../../core/usecases/addresses/article-addresses.ts'
import { columnAddresses } from '../../../core/usecases/addresses/column-addresses.ts'
import { homeAddresses } from '../../../core/usecases/addresses/home-addresses.ts'
import { issueAddresses } from '../../../core/usecases/addresses/issue-addresses.ts'
import type { PageAddress } from '../../../core/usecases/addresses/page-address.ts'
import { siteAddresses } from '../../../core/usecases/addresses/site-addresses.ts'
import { failed, type Remote } from '../../../core/usecases/remote.ts'
import { gatewayBench, settled, unreachable, type GatewayBench } from '../support/page-bench.ts'

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
  settled(siteAddresses(bench, { context: { language: 'en', siteId: shell.site.id }, shell }, lists))

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
    expect(found[0]).toMatch(/^\/en\/home \d{4}-\d\d-\d\d$/)
    const issues = found.filter((address) => address.startsWith('/en/issue'))
    expect(issues.length).toBeGreaterThan(1)
    expect(bench.calls.filter((call) => call === 'contents').length).toBeGreaterThanOrEqual(issues.length)
  })

  it('name the columns that are enabled and have a page of their own [C2.3]', () => {
    const channels = sampleChannels(
      { id: '1', code: 'aimsscope', children: [{ id: '2', code: 'history' }] },
      { id: '3', code: 'hidden', enabled: false },
      { id: '4', code: 'elsewhere', link: 'https://example.org/' },
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
    bench.break('contents', { kind: 'absent', call: 'contents' })
    expect(issuesIn(bench)).toEqual([])
    expect(issuesIn(gatewayBench({ ...sampleContent, articles: [] }))).toEqual([])
  })

  it('are none at all where a part of them cannot be had', () => {
    for (const call of ['years', 'contents', 'latest']) {
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

describe('the addresses of a group', () => {
  it('leave issues and articles to its journals, and ask for none [C9.12]', () => {
    const bench = gatewayBench()
    const site = { ...bareShell.site, id: asSiteId('2'), sld: 'shui', type: 'group' } as const
    expect(written(addressesOf(bench, shellOf({ site })))).toEqual(['/en/home '])
    expect(bench.calls).toEqual([])
  })
})

import { asSiteId } from '../../../core/domain/site/site.ts'
import { fail } from '../../../core/usecases/async-results.ts'
import { loadFeeds } from '../../../core/usecases/pages/load-feeds.ts'
import { loadRanking } from '../../../core/usecases/pages/load-ranking.ts'
import { loadSiteMap } from '../../../core/usecases/pages/load-site-map.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { gatewayBench, settled, unreachable } from '../support/page-bench.ts'

const context = { language: 'zh', siteId: asSiteId('3') } as const

describe('loadFeeds', () => {
  it('lists the feeds of what a site has [C2.36]', () => {
    const state = settled(loadFeeds(gatewayBench(), { context, type: 'single', channels: [] }))
    if (state.status !== 'ready') throw new Error(state.status)
    const kinds = state.value.groups.flatMap(({ feeds }) => feeds.map(({ source }) => source.kind))
    expect(kinds.slice(0, 4)).toEqual(['current', 'latest', 'onlineFirst', 'justAccepted'])
    expect(new Set(kinds)).toContain('column')
    expect(new Set(kinds)).toContain('news')
  })

  it('lists a feed for each column under which news are filed [C2.36] [C2.23]', () => {
    const [first] = sampleContent.sites.flatMap(({ channels }) => channels)
    if (first === undefined) throw new Error('no channel')
    const channels = [
      { ...first, children: [], id: '7', code: 'conference', enabled: true },
      { ...first, children: [], id: '8', code: 'conference', enabled: true },
      { ...first, children: [], id: '9', code: 'ethics', enabled: true },
    ]
    const content = {
      ...sampleContent,
      news: (sampleContent.news ?? []).map((news) => ({ ...news, channelId: '7' })),
    }
    const state = settled(loadFeeds(gatewayBench(content), { context, type: 'single', channels }))
    if (state.status !== 'ready') throw new Error(state.status)
    const sources = state.value.groups.flatMap(({ feeds }) => feeds.map(({ source }) => source))
    expect(sources.filter(({ kind }) => kind === 'filed')).toEqual([{ kind: 'filed', channelId: '7' }])
  })

  it('keeps the feeds that every site has where nothing else can be asked for [C2.36]', () => {
    const { search, news, collections } = gatewayBench()
    const down = () => fail(unreachable('x'))
    const state = settled(
      loadFeeds(
        {
          search: { ...search, clusters: down, terms: down },
          news: { ...news, list: down },
          collections: { ...collections, albums: down, mediaItems: down },
        },
        { context, type: 'group', channels: [] },
      ),
    )
    if (state.status !== 'ready') throw new Error(state.status)
    expect(state.value.groups.map(({ group }) => group)).toEqual(['articles'])
  })
})

describe('loadRanking', () => {
  it('ranks articles by a measure, the highest first [C2.32]', () => {
    const ranking = { by: 'citations', period: 'all' } as const
    const state = settled(loadRanking(gatewayBench(), { context, ranking }))
    if (state.status !== 'ready') throw new Error(state.status)
    const counts = state.value.articles.map(({ citations }) => citations)
    expect(counts.length).toBeGreaterThan(1)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(state.value).toMatchObject(ranking)
  })

  it('fails as its call fails [C2.32]', () => {
    const { articles } = gatewayBench()
    const broken = { articles: { ...articles, ranked: () => fail(unreachable('ranked')) } }
    expect(settled(loadRanking(broken, { context, ranking: { by: 'visits', period: '3m' } }))).toEqual(
      failed(unreachable('ranked')),
    )
  })
})

describe('loadSiteMap', () => {
  it('names keywords in the language of its reader', () => {
    for (const language of ['zh', 'en'] as const) {
      const map = settled(loadSiteMap(gatewayBench(), { context: { ...context, language }, type: 'single' }))
      if (map.status !== 'ready') throw new Error(map.status)
      const labels = map.value.keywords.map(({ label }) => label)
      expect(labels.length).toBeGreaterThan(0)
      expect(labels.map((label) => /\p{Script=Han}/u.test(label))).toEqual(
        labels.map(() => language === 'zh'),
      )
    }
  })

  it('names journals, sections of a journal and terms, and is there without them', () => {
    const whole = settled(loadSiteMap(gatewayBench(), { context, type: 'single' }))
    if (whole.status !== 'ready') throw new Error(whole.status)
    expect(whole.value.journals.length).toBeGreaterThan(0)
    expect(whole.value.sections.length).toBeGreaterThan(0)
    const group = settled(loadSiteMap(gatewayBench(), { context, type: 'group' }))
    expect(group).toMatchObject({ value: { sections: [] } })
    const { search, sites } = gatewayBench()
    const down = () => fail(unreachable('x'))
    const bare = settled(
      loadSiteMap(
        { search: { ...search, terms: down, clusters: down }, sites: { ...sites, journals: down } },
        { context, type: 'single' },
      ),
    )
    expect(bare).toMatchObject({
      status: 'ready',
      value: { journals: [], sections: [], authors: [], keywords: [], subjects: [] },
    })
  })
})

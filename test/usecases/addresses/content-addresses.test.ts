import { sampleChannels, sampleContent } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { formatRoute } from '../../../core/domain/route/format-route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import {
  albumAddresses,
  albumListAddresses,
  bookAddresses,
  mediaAddresses,
  topicAddresses,
} from '../../../core/usecases/addresses/collected-addresses.ts'
import { figureAddresses, tableAddresses } from '../../../core/usecases/addresses/float-addresses.ts'
import { newsAddresses, newsListAddresses } from '../../../core/usecases/addresses/news-addresses.ts'
import type { ListAddresses } from '../../../core/usecases/addresses/page-address.ts'
import { failed } from '../../../core/usecases/remote.ts'
import { gatewayBench, unreachable } from '../support/page-bench.ts'
import { listedAll } from './support/listed-all.ts'

const shellOf = (siteId: string, channels: SiteShell['channels'] = []): SiteShell => ({
  ...bareShell,
  site: { ...bareShell.site, id: asSiteId(siteId) },
  channels,
})

const listed = (list: ListAddresses, shell: SiteShell, bench = gatewayBench()) =>
  listedAll(
    list({ context: { language: 'en', siteId: shell.site.id }, shell, issues: [], latest: [] }, bench),
  )

function written(list: ListAddresses, shell: SiteShell, bench = gatewayBench()): readonly string[] {
  const found = listed(list, shell, bench)
  if (found.status !== 'ready') throw new Error(found.status)
  return found.value.map(
    ({ route, changedOn }) => `${formatRoute({ ...route, language: 'en' })} ${changedOn}`,
  )
}

describe('newsAddresses', () => {
  it('are the own news of a site, on however many pages, each with its day', () => {
    const news = (sampleContent.news ?? []).filter(({ news: { siteId } }) => siteId === '3')
    expect(written(newsAddresses, shellOf('3')).toSorted()).toEqual(
      news.map(({ news: { id, publishedOn } }) => `/en/newsDetails/${id} ${publishedOn}`).toSorted(),
    )
    const many = Array.from(
      { length: 250 },
      (_, at) => news.map((each) => ({ ...each, news: { ...each.news, id: `9${at}` } }))[0],
    )
    const bench = gatewayBench({ ...sampleContent, news: many.filter((each) => each !== undefined) })
    expect(written(newsAddresses, shellOf('3'), bench)).toHaveLength(250)
    expect(bench.calls).toEqual(['list', 'list', 'list'])
  })

  it('are on a group those of no journal', () => {
    const group = sampleContent.sites.find(({ site }) => site.type !== 'single')?.site.id ?? ''
    const own = (sampleContent.news ?? []).filter(({ news: { siteId } }) => siteId === group)
    expect(written(newsAddresses, shellOf(group))).toHaveLength(own.length)
  })

  it('are none where they cannot be had whole', () => {
    const bench = gatewayBench()
    bench.break('list', unreachable('list'))
    expect(listed(newsAddresses, shellOf('3'), bench)).toEqual(failed(unreachable('list')))
  })
})

describe('newsListAddresses', () => {
  it('are the columns of news that are enabled and lead here', () => {
    const channels = sampleChannels(
      { id: '1', code: 'news' },
      { id: '2', code: 'newNews', enabled: false },
      { id: '3', code: 'newNews' },
      { id: '4', code: 'news', link: 'https://example.org/' },
      { id: '5', code: 'about' },
    )
    expect(written(newsListAddresses, shellOf('3', channels))).toEqual(['/en/newsInfo/1 ', '/en/newsInfo/3 '])
  })
})

describe('the addresses of what a site collects', () => {
  it('are those of its own entries, and of the columns that hold them [C2.19]', () => {
    const shell = shellOf(
      '3',
      sampleChannels({ id: '1', code: 'virtualAlbum' }, { id: '2', code: 'newAlbum' }),
    )
    expect(written(albumListAddresses, shell)).toEqual(['/en/collectionList/1 ', '/en/collectionList/2 '])
    expect(written(albumAddresses, shell)).toEqual(['/en/collections/371 '])
    expect(written(topicAddresses, shell)).toEqual(['/en/topic/361 '])
    expect(written(bookAddresses, shell)).toEqual(['/en/book/351 '])
    for (const kind of ['audio', 'video'] as const) {
      const own = (sampleContent.media ?? []).filter(({ item }) => item.siteId === '3' && item.kind === kind)
      expect(written(mediaAddresses(kind), shell).toSorted()).toEqual(
        own.map(({ item }) => `/en/${kind}/${item.id} ${item.publishedOn}`).toSorted(),
      )
    }
  })
})

describe('the addresses of figures and tables', () => {
  const all = { figure: sampleContent.pictures ?? [], table: sampleContent.tables ?? [] }
  const lists = { figure: figureAddresses, table: tableAddresses }
  it.each(['figure', 'table'] as const)('are those of the own articles: %s [C9.12]', (kind) => {
    const own = all[kind].filter(({ article }) => article.siteId === '3')
    expect(own.length).toBeGreaterThan(0)
    expect(written(lists[kind], shellOf('3')).toSorted()).toEqual(
      own.map(({ id, article }) => `/en/${kind}/${id} ${article.publishedOn}`).toSorted(),
    )
    const group = sampleContent.sites.find(({ site }) => site.type !== 'single')?.site.id ?? ''
    expect(written(lists[kind], shellOf(group))).toEqual([])
  })
})

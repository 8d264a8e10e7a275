import type {
  WireChannel,
  WireChannelInfo,
  WireHeader,
  WirePeriod,
  WirePeriodTree,
  WireSite,
} from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { listDomains } from '../../../server/rc-pub/store/list-domains.ts'
import { servedSamples } from './served-samples.ts'

const { ask, server, siteId, store } = servedSamples()

describe('sites', () => {
  it('are found by subdomain in any letter case, and by id [C1.1] [C7.4]', async () => {
    const bySld = await ask<WireSite>('site/findBySld?sld=SLGC')
    const id = siteId('slgc')
    expect(bySld.data).toMatchObject({
      id,
      subId: id,
      sld: 'slgc',
      type: 'single',
      name: 'Journal of Hydraulic Works',
    })
    expect((await ask(`site/findBySld?siteId=${id}`)).data).toEqual(bySld.data)
    expect((await ask('site/findBySld?sld=www')).data).toMatchObject({ type: 'all', zhName: '学刊' })
  })

  it('tell which host names are their own [C3.1]', async () => {
    expect([...(await listDomains(store()))]).toEqual(['economics-quarterly.localhost'])
  })

  it('that have a host of their own are found by its name, and there as www [C7.4] [C3.1]', async () => {
    const own = 'economics-quarterly.localhost'
    const nameAt = async (host: string, sld: string) =>
      (await ask<WireSite | null>(`site/findBySld?sld=${sld}`, { host })).data?.sld
    expect(await nameAt('slgc.localhost', own)).toBe('gjjj')
    for (const host of [own, `${own}:4173`, `${own.toUpperCase()}.`]) {
      expect(await nameAt(host, 'www')).toBe('gjjj')
      expect(await nameAt(host, 'WWW')).toBe('gjjj')
      expect(await nameAt(host, 'emf')).toBe('emf')
    }
    for (const host of ['gjjj.localhost', 'www.localhost', 'other.example', '127.0.0.1:4173'])
      expect(await nameAt(host, 'www')).toBe('www')
  })

  it('that are unknown or expired are refused, each with its own status', async () => {
    expect(await ask('site/findBySld?sld=nobody')).toMatchObject({ status: 10002, data: null })
    expect(await ask('site/findById?siteId=zero', { language: 'zh' })).toEqual({
      status: 10002,
      message: '站点不存在',
      data: null,
    })
    expect(await ask('site/findBySld?sld=gone')).toEqual({
      status: 10001,
      message: 'This website has expired, please contact the enterprise administrator for further use.',
      data: null,
    })
  })

  it('belong to a group, which belongs to none [C7.4]', async () => {
    const group = await ask(`site/getGroup?siteId=${siteId('emf')}`)
    expect(group.data).toMatchObject({ id: siteId('hengwen'), type: 'group' })
    expect((await ask(`site/getGroup?siteId=${siteId('hengwen')}`)).data).toBeNull()
  })
})

describe('headers of a request', () => {
  it.each([
    [{ language: 'zh' }, '水利工程学刊'],
    [{ language: 'en' }, 'Journal of Hydraulic Works'],
    [{}, 'Journal of Hydraulic Works'],
    [{ language: 'fr' }, 'Journal of Hydraulic Works'],
  ] as const)('%o chooses the language of unprefixed fields', async (headers, publicationName) => {
    const { data } = await ask(`publication/getPublicationConfig?siteId=${siteId('slgc')}`, headers)
    expect(data).toMatchObject({ publicationName, enPublicationName: 'Journal of Hydraulic Works' })
  })

  it('name the site in any letter case, and the query wins over them [C7.1]', async () => {
    for (const name of ['siteId', 'SITEID', 'siteid']) {
      const own = await ask('publication/getPublicationConfig', { [name]: siteId('emf') })
      expect(own.data).toMatchObject({ siteId: siteId('emf') })
    }
    const path = `publication/getPublicationConfig?siteId=${siteId('slgc')}`
    expect((await ask(path, { siteId: siteId('emf') })).data).toMatchObject({ siteId: siteId('slgc') })
  })

  it('and timestamps are never validated [C7.3]', async () => {
    for (const contentHash of [
      'timestamps=1',
      'timestamps=',
      'timestamps=soon',
      'timestamps=1&timestamps=2',
    ]) {
      expect(await ask(`site/findBySld?sld=slgc&${contentHash}`)).toMatchObject({ status: 0 })
    }
  })
})

describe('channels', () => {
  const listOf = async (sld: string) =>
    (await ask<readonly WireChannel[]>(`channel/getChannelList?siteId=${siteId(sld)}&filter=true`)).data

  it('come as a tree with the disabled ones, names in both languages [C7.5] [C3.6]', async () => {
    const channels = await listOf('slgc')
    expect(channels[0]).toMatchObject({
      code: 'index',
      name: '首页',
      enName: 'Home',
      enable: '1',
      parentId: null,
    })
    const about = channels.find(({ code }) => code === 'periodIntroduce')
    expect(about?.children.map(({ code, parentId }) => [code, parentId])).toEqual([
      ['aimsscope', about?.id],
      ['column', about?.id],
      ['reader', about?.id],
      ['situation', about?.id],
      ['contact', about?.id],
      ['indexing', about?.id],
    ])
    expect(channels.filter(({ enable }) => enable === '0').map(({ code }) => code)).toEqual(['advertising'])
  })

  it('have their own text in the language asked for, and are found within their site only [C7.5]', async () => {
    const id = (await listOf('slgc')).find(({ code }) => code === 'periodIntroduce')?.id
    const path = `channel/getChannelInfo?channelId=${id}`
    const zh = await ask<WireChannelInfo>(path, { language: 'zh' })
    expect(zh.data.content).toContain('<h2>一本写给河流的期刊</h2>')
    expect((await ask<WireChannelInfo>(path)).data.content).toContain('<h2>A journal written for rivers</h2>')
    expect((await ask(path, { siteId: siteId('emf') })).data).toBeNull()
    expect((await ask('channel/getChannelInfo?channelId=none')).data).toBeNull()
  })
})

describe('front-period/getPeriodTree', () => {
  const issuesOf = (periods: readonly WirePeriod[] | undefined) => periods?.map(({ issue }) => issue)
  const tree = (query: string) =>
    ask<WirePeriodTree>(`front-period/getPeriodTree?siteId=${siteId('slgc')}${query}`)

  it('gives publications, years and issues, newest first: the first of the first is the current one [C7.6]', async () => {
    const { data } = await tree('&isBack=false')
    expect(data).toHaveLength(1)
    expect(data[0]?.periods.map(({ year }) => year)).toEqual([2026, 2025])
    const current = data[0]?.periods[0]?.periods[0]
    expect(current).toMatchObject({ volume: '69', issue: '5', siteId: siteId('slgc') })
    expect(current?.pictureUrl).toMatch(/^\/rc-pub\/front\/files\/get\?id=\d+$/)
  })

  it('with groupByYear gives an object with a name and a list of years a group of years [C7.6]', async () => {
    const { data } = await ask<readonly Record<string, WirePeriodTree[number]['periods']>[]>(
      `front-period/getPeriodTree?siteId=${siteId('slgc')}&groupByYear=1&periodAsc=1`,
    )
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
      '2021-2026',
      'enPublicationName',
      'publicationName',
    ])
    const years = data[0]?.['2021-2026']
    expect(years?.map(({ year }) => year)).toEqual([2026, 2025])
    expect(issuesOf(years?.[0]?.periods)).toEqual(['4', '5'])
  })

  it.each(['1', 'true'])('leaves out the current issue for isBack=%s [C7.6]', async (isBack) => {
    const { data } = await tree(`&isBack=${isBack}`)
    expect(issuesOf(data[0]?.periods[0]?.periods)).toEqual(['4'])
  })

  it('has nothing for a group; two issues by publication, and none of an unknown one [C7.6]', async () => {
    expect((await ask(`front-period/getPeriodTree?siteId=${siteId('hengwen')}`)).data).toEqual([])
    const two = await ask<readonly WirePeriod[]>(
      `front-period/getFirstTwoPeriods?publicationIndexId=${siteId('slgc')}`,
    )
    expect(issuesOf(two.data)).toEqual(['5', '4'])
    const unknown = await ask('front-period/getFirstTwoPeriods?publicationIndexId=77')
    expect(unknown).toMatchObject({ status: 10003, data: null })
  })
})

describe('files/get', () => {
  it('answers the bytes with their type, for ever, and runs nothing in them [C7.10]', async () => {
    const { data } = await ask<WireHeader>(`config-header/getConfigHeader?siteId=${siteId('slgc')}`)
    const url = data.pcLogoUrl ?? ''
    const file = await server().inject({ url })
    expect(file.body).toMatch(/^<svg/)
    expect(file.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const again = await server().inject({ url, headers: { 'if-none-match': String(file.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await server().inject({ url: '/rc-pub/front/files/get?id=1' })).statusCode).toBe(404)
  })
})

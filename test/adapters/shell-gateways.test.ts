import type { AddressInfo } from 'node:net'
import type { Gateways } from '@xuekan/core'
import {
  conditionTypes,
  fieldsOfSearchType,
  type ConditionType,
  type SearchCondition,
} from '@xuekan/core/search'
import { asSiteId } from '@xuekan/core/site'
import {
  createFakeShellGateways,
  createFakeSearchHelp,
  createVirtualClock,
  sampleModule,
} from '@xuekan/core/testing'
import { createInProcessTransport, type RcPubTransport } from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { beforeAll, vi } from 'vitest'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import {
  searchConditionsSuite,
  type SearchConditionsWorld,
} from './contract-suites/search/search-conditions-suite.ts'
import { siteDetailsSuite, type SiteDetailsWorld } from './contract-suites/sites/site-details-suite.ts'
import { httpGateways } from './http-gateways.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const tool = {
  indexId: '',
  name: 'Tool',
  description: '',
  platform: null,
  type: '',
  linkType: '',
  link: '/zh/home',
  iconUrl: '',
  pictureUrl: '',
} as const
const conditions = Object.fromEntries(
  conditionTypes.map((type) => [
    type,
    fieldsOfSearchType(type).map((field) => ({ field, condition: '甲', enCondition: 'A' })),
  ]),
) as Partial<Record<ConditionType, readonly SearchCondition[]>>

siteDetailsSuite('in memory', () => ({
  sites: createFakeShellGateways({
    toolbars: {
      1: {
        style: 1,
        items: [
          { ...tool, id: '1' },
          ...(['rss', 'email', 'folderAdd'] as const).map((platform) => ({
            ...tool,
            id: platform,
            platform,
          })),
        ],
      },
      2: { style: 2, items: [{ ...tool, id: '2' }] },
    },
    basicInfo: { 1: { id: '1', indexedIn: ['Scopus'] } },
    modules: { 11: [sampleModule('a'), sampleModule('b')] },
  }).sites,
  siteIds: { journal: '1', otherJournal: '2', aggregate: '3' },
  homeChannel: '11',
}))

searchConditionsSuite('in memory', () => ({
  search: createFakeSearchHelp({ conditions }),
  context: { language: 'en', siteId: asSiteId('1') },
}))

const samples = servedSamples()

const gatewaysOver = (transport: RcPubTransport) =>
  httpGateways(transport, { clock: createVirtualClock(1_700_000_000_000) })

async function siteDetailsWorld({ sites }: Pick<Gateways, 'sites'>): Promise<SiteDetailsWorld> {
  const [home] = await samples
    .store()
    .query<{ id: number }>(
      `select c.id from channel c join site s on s.id = c.site_id where s.sld = 'slgc' and c.code = 'index'`,
    )
  return {
    sites,
    siteIds: {
      journal: samples.siteId('slgc'),
      otherJournal: samples.siteId('gzxb'),
      aggregate: samples.siteId('www'),
    },
    homeChannel: String(home?.id),
  }
}

const searchConditionsWorld = ({ search }: Pick<Gateways, 'search'>): SearchConditionsWorld => ({
  search,
  context: { language: 'en', siteId: asSiteId(samples.siteId('slgc')) },
})

const withinProcess = () => gatewaysOver(createInProcessTransport(samples.rcPub().answer))
siteDetailsSuite('over the embedded rc-pub within the process', () => siteDetailsWorld(withinProcess()))
searchConditionsSuite('over the embedded rc-pub within the process', () =>
  searchConditionsWorld(withinProcess()),
)

let baseUrl = ''
beforeAll(async () => {
  await samples.server().listen({ port: 0, host: '127.0.0.1' })
  const { port } = samples.server().server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
})

const behindHttp = () => gatewaysOver(createAxiosTransport({ baseUrl }))
siteDetailsSuite('over the embedded rc-pub behind HTTP', () => siteDetailsWorld(behindHttp()))
searchConditionsSuite('over the embedded rc-pub behind HTTP', () => searchConditionsWorld(behindHttp()))

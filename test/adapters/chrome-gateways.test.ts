import type { AddressInfo } from 'node:net'
import { conditionTypes, fieldsOfSearchType, type ConditionType, type SearchCondition } from '@xuekan/core'
import {
  createFakeChromeGateways,
  createFakeSearchConditionGateway,
  createVirtualClock,
} from '@xuekan/core/testing'
import { beforeAll, vi } from 'vitest'
import { createRcPubCaller } from '../../adapters/http/rc-pub-caller.ts'
import { createHttpSearchConditions } from '../../adapters/http/search-conditions.ts'
import { createHttpSitePartsGateway } from '../../adapters/http/site-parts-gateway.ts'
import { createHttpToolbarGateway } from '../../adapters/http/toolbar-gateway.ts'
import type { RcPubTransport } from '../../adapters/http/transport.ts'
import { createAxiosTransport } from '../../adapters/http/transports/axios-transport.ts'
import { createInProcessTransport } from '../../adapters/http/transports/in-process-transport.ts'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { chromeGatewaysSuite, type ChromeWorld } from './contract-suites/chrome-gateways-suite.ts'

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
const moduleOf = (id: string) => ({ id, channelId: '11', code: id, name: { zh: '甲', en: 'A' } })
const conditions = Object.fromEntries(
  conditionTypes.map((type) => [
    type,
    fieldsOfSearchType(type).map((field) => ({ field, condition: '甲', enCondition: 'A' })),
  ]),
) as Partial<Record<ConditionType, readonly SearchCondition[]>>

chromeGatewaysSuite('in memory', () => ({
  ...createFakeChromeGateways({
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
    modules: { 11: [moduleOf('a'), moduleOf('b')] },
  }),
  searchConditions: createFakeSearchConditionGateway({ conditions }),
  sites: { journal: '1', otherJournal: '2', aggregate: '3' },
  homeChannel: '11',
}))

const samples = servedSamples()

async function chromeWorld(transport: RcPubTransport): Promise<ChromeWorld> {
  const caller = createRcPubCaller({
    transport,
    clock: createVirtualClock(1_700_000_000_000),
    token: () => '',
  })
  const [home] = await samples
    .store()
    .query<{ id: number }>(
      `select c.id from channel c join site s on s.id = c.site_id where s.sld = 'slgc' and c.code = 'index'`,
    )
  return {
    tools: createHttpToolbarGateway(caller),
    siteParts: createHttpSitePartsGateway(caller),
    searchConditions: createHttpSearchConditions(caller),
    sites: {
      journal: samples.siteId('slgc'),
      otherJournal: samples.siteId('gzxb'),
      aggregate: samples.siteId('www'),
    },
    homeChannel: String(home?.id),
  }
}

chromeGatewaysSuite('over the embedded rc-pub within the process', () =>
  chromeWorld(createInProcessTransport(samples.rcPub().answer)),
)

let baseUrl = ''
beforeAll(async () => {
  await samples.server().listen({ port: 0, host: '127.0.0.1' })
  const { port } = samples.server().server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
})

chromeGatewaysSuite('over the embedded rc-pub behind HTTP', () =>
  chromeWorld(createAxiosTransport({ baseUrl })),
)

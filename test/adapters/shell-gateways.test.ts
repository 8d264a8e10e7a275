import type { AddressInfo } from 'node:net'
import {
  conditionTypes,
  fieldsOfSearchType,
  type ConditionType,
  type SearchCondition,
} from '@xuekan/core/search'
import {
  createFakeShellGateways,
  createFakeSearchConditionGateway,
  createVirtualClock,
} from '@xuekan/core/testing'
import { beforeAll, vi } from 'vitest'
import { createRcPubClient } from '../../adapters/http/rc-pub-client.ts'
import { createHttpSearchConditions } from '../../adapters/http/search-conditions.ts'
import { createHttpSiteDetailsGateway } from '../../adapters/http/site-details-gateway.ts'
import { createHttpToolbarGateway } from '../../adapters/http/toolbar-gateway.ts'
import type { RcPubTransport } from '../../adapters/http/transport.ts'
import { createAxiosTransport } from '../../adapters/http/transports/axios-transport.ts'
import { createInProcessTransport } from '../../adapters/http/transports/in-process-transport.ts'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { shellGatewaysSuite, type ShellWorld } from './contract-suites/shell-gateways-suite.ts'

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

shellGatewaysSuite('in memory', () => ({
  ...createFakeShellGateways({
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

async function shellWorld(transport: RcPubTransport): Promise<ShellWorld> {
  const client = createRcPubClient({
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
    tools: createHttpToolbarGateway(client),
    siteDetails: createHttpSiteDetailsGateway(client),
    searchConditions: createHttpSearchConditions(client),
    sites: {
      journal: samples.siteId('slgc'),
      otherJournal: samples.siteId('gzxb'),
      aggregate: samples.siteId('www'),
    },
    homeChannel: String(home?.id),
  }
}

shellGatewaysSuite('over the embedded rc-pub within the process', () =>
  shellWorld(createInProcessTransport(samples.rcPub().answer)),
)

let baseUrl = ''
beforeAll(async () => {
  await samples.server().listen({ port: 0, host: '127.0.0.1' })
  const { port } = samples.server().server.address() as AddressInfo
  baseUrl = `http://127.0.0.1:${port}`
})

shellGatewaysSuite('over the embedded rc-pub behind HTTP', () =>
  shellWorld(createAxiosTransport({ baseUrl })),
)

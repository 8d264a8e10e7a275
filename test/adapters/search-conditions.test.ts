import type { AddressInfo } from 'node:net'
import { asSiteId } from '@xuekan/core/site'
import { createFakeSearchHelp, createVirtualClock } from '@xuekan/core/testing'
import {
  createRcPubClient,
  createHttpSearchGateway,
  createInProcessTransport,
  type RcPubTransport,
} from '@xuekan/rc-pub'
import { createAxiosTransport } from '@xuekan/rc-pub/axios'
import { beforeAll, vi } from 'vitest'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { searchWordsSuite, type SearchWordsWorld } from './contract-suites/search/search-words-suite.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

searchWordsSuite('in memory', () => ({
  search: createFakeSearchHelp({ phrases: ['River ice', 'Rivers of the north'] }),
  context: { siteId: asSiteId('1'), language: 'en' },
  phrase: 'River ice',
}))

const samples = servedSamples()
let phrase = ''
let baseUrl = ''
beforeAll(async () => {
  const [found] = await samples.store().query<{ en: string }>(
    `select p.en from phrase p join site s on s.id = p.site_id
    where s.sld = 'slgc' and p.kind = 'keyword' and length(p.en) > 5 order by p.en limit 1`,
  )
  phrase = found?.en ?? ''
  await samples.server().listen({ port: 0, host: '127.0.0.1' })
  baseUrl = `http://127.0.0.1:${(samples.server().server.address() as AddressInfo).port}`
})

const worldOver = (transport: RcPubTransport): SearchWordsWorld => ({
  search: createHttpSearchGateway(
    createRcPubClient({ transport, clock: createVirtualClock(1_700_000_000_000), token: () => '' }),
  ),
  context: { siteId: asSiteId(samples.siteId('slgc')), language: 'en' },
  phrase,
})

searchWordsSuite('over the embedded rc-pub within the process', () =>
  worldOver(createInProcessTransport(samples.rcPub().answer)),
)

searchWordsSuite('over the embedded rc-pub behind HTTP', () => worldOver(createAxiosTransport({ baseUrl })))

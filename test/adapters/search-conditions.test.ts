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
import { firstValueFrom, of } from 'rxjs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { servedSamples } from '../server/rc-pub/served-samples.ts'
import { valueOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'
import { jsonAnswer } from './recording-transport.ts'
import { searchWordsSuite, type SearchWordsWorld } from './contract-suites/search/search-words-suite.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const reading = { typed: 'fish way', read: 'fishway' }

searchWordsSuite('in memory', () => ({
  search: createFakeSearchHelp({
    phrases: ['River ice', 'Rivers of the north'],
    readings: { 'fish way': ['fishway'] },
  }),
  context: { siteId: asSiteId('1'), language: 'en' },
  phrase: 'River ice',
  reading,
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
  reading,
})

searchWordsSuite('over the embedded rc-pub within the process', () =>
  worldOver(createInProcessTransport(samples.rcPub().answer)),
)

searchWordsSuite('over the embedded rc-pub behind HTTP', () => worldOver(createAxiosTransport({ baseUrl })))

describe('suggestions', () => {
  const context = { siteId: asSiteId('1'), language: 'zh' } as const

  it('of an rc-pub that does not say what they are are texts alone, and it is asked for no more [C7.4]', async () => {
    const asked: string[] = []
    const { search } = httpGateways(({ path }) => {
      asked.push(path.replace(/^.*\//, ''))
      return of(
        jsonAnswer(
          path.endsWith('suggestionsByKind')
            ? { status: 404, message: '', data: null }
            : { status: 0, message: '操作成功', data: ['水库', '', '水位'] },
        ),
      )
    })
    const unnamed = { kind: null, other: '', site: null }
    expect(await valueOf(search.suggestions(context, '水'))).toEqual([
      { ...unnamed, text: '水库' },
      { ...unnamed, text: '水位' },
    ])
    await valueOf(search.suggestions(context, '水位'))
    expect(asked).toEqual(['suggestionsByKind', 'suggestions', 'suggestions'])
  })

  it('are asked for with what they are again where an rc-pub was too busy for either', async () => {
    const asked: string[] = []
    const { search } = httpGateways(({ path }) => {
      asked.push(path.replace(/^.*\//, ''))
      return of(jsonAnswer({ status: 429, message: '', data: null }))
    })
    expect((await firstValueFrom(search.suggestions(context, '水'))).ok).toBe(false)
    await firstValueFrom(search.suggestions(context, '水'))
    expect(asked).toEqual(['suggestionsByKind', 'suggestions', 'suggestionsByKind', 'suggestions'])
  })

  it('of a kind that nobody knows are texts, and of a journal without its site are words', async () => {
    const wire = { other: null, siteId: null, sld: null, domain: null }
    const { search } = httpGateways(() =>
      of(
        jsonAnswer({
          status: 0,
          message: '操作成功',
          data: [
            { ...wire, kind: 'column', text: '综述' },
            { ...wire, kind: 'journal', text: '学刊' },
            { ...wire, kind: 'journal', text: '学报', siteId: 5, sld: 'xb' },
            { ...wire, kind: 'author', text: '张伟', other: 'Wei Zhang' },
            { ...wire, kind: 'title', text: null },
          ],
        }),
      ),
    )
    expect(await valueOf(search.suggestions(context, '学'))).toEqual([
      { kind: null, text: '综述', other: '', site: null },
      { kind: 'journal', text: '学刊', other: '', site: null },
      { kind: 'journal', text: '学报', other: '', site: { id: '5', sld: 'xb', domain: '' } },
      { kind: 'author', text: '张伟', other: 'Wei Zhang', site: null },
    ])
  })
})

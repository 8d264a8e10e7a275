import { gunzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../../server/rc-pub/index.ts'
import { bumpContentVersion } from '../../../../server/rc-pub/store/content-version.ts'
import { servedSamples } from '../served-samples.ts'

const { server, siteId, store } = servedSamples()

const ask = (acceptEncoding: string) =>
  server().inject({
    url: `/rc-pub/front/front-article/getLatest?siteId=${siteId('hengwen')}&size=20`,
    headers: { 'accept-encoding': acceptEncoding },
  })

describe('an answer over HTTP', () => {
  it('is zipped for who reads that, and says on what it depends', async () => {
    const plain = await ask('identity')
    const zipped = await ask('gzip, deflate, br')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect([plain, zipped].map(({ headers }) => headers['vary'])).toEqual([
      'accept-encoding',
      'accept-encoding',
    ])
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(zipped.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('is not zipped for who refuses it, nor where nothing is gained', async () => {
    expect((await ask('gzip;q=0, identity')).headers['content-encoding']).toBeUndefined()
    const short = await server().inject({
      url: '/rc-pub/front/nothing',
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(short.headers['content-encoding']).toBeUndefined()
    expect(short.json()).toMatchObject({ status: 404 })
  })

  it('that is cached is cached for each site of the header and each language [C7.1] [C7.2]', async () => {
    const rcPub = await createRcPub({ database: store(), report: () => undefined, elapsed: () => 0 })
    const caching = await createRcPubServer(rcPub)
    onTestFinished(async () => {
      await caching.close()
      await rcPub.close()
    })
    const told = async (sld: string, language: string): Promise<string> => {
      const headers = { siteid: siteId(sld), language }
      return (await caching.inject({ url: '/rc-pub/front/front-article/getLatest', headers })).body
    }
    const asked = [
      ['slgc', 'zh'],
      ['slgc', 'en'],
      ['gzxb', 'zh'],
      ['gzxb', 'en'],
    ] as const
    const first = await Promise.all(asked.map(([sld, language]) => told(sld, language)))
    expect(new Set(first).size).toBe(asked.length)
    expect(await Promise.all(asked.map(([sld, language]) => told(sld, language)))).toEqual(first)
  })

  it('that is cached is cached per host where it depends on the host [C7.4]', async () => {
    let time = 0
    const rcPub = await createRcPub({ database: store(), report: () => undefined, elapsed: () => time })
    const caching = await createRcPubServer(rcPub)
    onTestFinished(async () => {
      await caching.close()
      await rcPub.close()
    })
    const sldAt = async (host: string): Promise<unknown> => {
      const url = '/rc-pub/front/site/findBySld?sld=www'
      return (await caching.inject({ url, headers: { host } })).json<{ data: { sld: unknown } }>().data.sld
    }
    const hosts = ['www.localhost', 'economics-quarterly.localhost', 'slgc.localhost']
    for (const order of [hosts, hosts.toReversed(), hosts]) {
      const found = await Promise.all(order.map(sldAt))
      expect(found).toEqual(order.map((host) => (host.startsWith('economics') ? 'gjjj' : 'www')))
    }
    expect(await sldAt('ECONOMICS-quarterly.localhost:80')).toBe('gjjj')
    time += 60_000
    expect(await sldAt('economics-quarterly.localhost')).toBe('gjjj')
  })
})

describe('content that changes', () => {
  it('is seen a second later, although the clock of the machine is set back', async () => {
    let elapsed = 0
    const rcPub = await createRcPub({ database: store(), report: () => undefined, elapsed: () => elapsed })
    onTestFinished(() => rcPub.close())
    const before = rcPub.contentVersion()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
    onTestFinished(() => void vi.useRealTimers())
    await store().transaction((tx) => bumpContentVersion(tx, []))
    elapsed += 1_000
    rcPub.contentVersion()
    await vi.waitFor(() => expect(rcPub.contentVersion()).not.toBe(before), 15_000)
  })
})

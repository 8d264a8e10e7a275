import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { servedSamples } from '../served-samples.ts'

const { server, siteId } = servedSamples()

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
})

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { ask, siteId, server, store, failures } = servedSamples()

/** A journal whose document is `{}`, as another program may have written it. */
let bare = ''
beforeAll(async () => {
  bare = String(await storeSite(store(), { sld: 'bare' }))
})

interface Found {
  readonly total: number
}

describe('a site that is stored with an empty document', () => {
  it.each(['search/search?q=水', 'search/advSearch?q=cn~00', 'search/advSearch?q=publicationName~学刊'])(
    'leaves %s of the aggregate what it is [C7.15]',
    async (call) => {
      const { status, data } = await ask<Found>(`${call}&siteId=${siteId('www')}`)
      expect(status).toBe(0)
      expect(data.total).toBeGreaterThan(0)
      expect(failures).toEqual([])
    },
  )

  it('leaves the journals and the feed of the aggregate what they are [C7.16]', async () => {
    const { status, data } = await ask<readonly object[]>(
      `publication/getPublications?siteId=${siteId('www')}`,
    )
    expect(status).toBe(0)
    expect(data.length).toBeGreaterThan(5)
    const feed = await server().inject({ url: `/rc-pub/front/rss?siteId=${siteId('www')}` })
    expect([feed.statusCode, failures]).toEqual([200, []])
  })

  it.each([
    'site/findBySld?sld=bare',
    'config-header/getConfigHeader?',
    'config-footer/getConfigFooter?',
    'toolbar/getTools?',
    'search/getSearchConditions?type=article',
    'publication/getPublicationConfig?',
  ])('answers %s of its own, as one that says nothing', async (call) => {
    const { status } = await ask(`${call}&siteId=${bare}`)
    expect([status, failures]).toEqual([0, []])
  })
})

import { describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import { openedStore } from './opened-store.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { unknownArticle } from '../../../server/rc-pub/store/article-record.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

describe('a portal whose base host has three labels', () => {
  it('leads harvesters and readers of feeds from its aggregate to the hosts of its journals', async () => {
    await storeSite(store(), { sld: 'www', type: 'all' })
    const site = await storeSite(store(), { sld: 'flow' })
    const doi = '10.5555/flow.1'
    const record = {
      ...unknownArticle,
      originalLanguage: 'en',
      key: doi,
      doi,
      year: 2026,
      title: { zh: '流', en: 'Flow' },
    } as const
    await saveArticles(store(), site, [{ ...record, volume: '1', issue: '1' }])
    const failures: unknown[] = []
    const rcPub = await createRcPub({
      database: store(),
      report: (failure) => failures.push(failure),
      baseHosts: ['journals.example.org'],
    })
    const server = await createRcPubServer(rcPub)
    const headers = { host: 'journals.example.org' }
    const ask = async (url: string) => (await server.inject({ url: `/rc-pub/front/${url}`, headers })).body
    const harvest = await ask('oai?verb=ListRecords&metadataPrefix=oai_dc')
    expect(harvest).toContain(`http://flow.journals.example.org/en/article/doi/${doi}`)
    const feed = await ask(`rss?type=latest&siteId=${site}`)
    expect(feed).toContain(`http://flow.journals.example.org/en/article/doi/${doi}`)
    await server.close()
    await rcPub.close()
    expect(failures).toEqual([])
  })
})

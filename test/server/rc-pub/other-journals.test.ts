import { describe, expect, it, vi } from 'vitest'
import { openDepositSource } from '../../../server/rc-pub/deposit/deposited-articles.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord } from './article-records.ts'
import { harvester } from './harvest-reader.ts'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

// the sample journals are loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { store, server, failures } = servedSamples()
const { harvest } = harvester(server)

const issn = '1234-5679'

/** A journal with an article of its own, one that names it, and one that came from a journal whose ISSN nobody knows. */
async function journal(): Promise<number> {
  const site = await storeSite(store(), { sld: 'others' })
  const config = {
    name: { zh: '江河', en: 'Rivers' },
    journal: { issn, publisher: { zh: '江社', en: 'River Press' } },
  }
  await store().query('update site set config = config || $1::jsonb where id = $2', [
    JSON.stringify(config),
    site,
  ])
  const named = (key: string, en: string) =>
    articleRecord({
      key,
      doi: `10.1234/${key}`,
      journalName: { zh: '', en },
      title: { zh: '', en: `On ${key}` },
      issn: '',
      publisher: { zh: '', en: '' },
    })
  await saveArticles(store(), site, [named('own', ''), named('same', 'RIVERS'), named('other', 'Lakes')])
  return site
}

describe('what machines are told of the journal of an article', () => {
  it('is completed from that of its site where it is the same, and never lends its ISSN to another', async () => {
    const site = await journal()
    const { content } = await harvest('verb=ListRecords&metadataPrefix=oai_dc', 'others')
    const printed = JSON.stringify(content)
    const sources = [...printed.matchAll(/"text":"((?:Rivers|RIVERS|Lakes|江河)[^"]*)"/g)].map(
      ([, text]) => text,
    )
    expect(sources).toHaveLength(3)
    for (const source of sources)
      expect([source, source?.includes(issn)]).toEqual([source, !source?.startsWith('Lakes')])

    const source = await openDepositSource(store(), 'https://journals.example.org')
    const told = await Promise.all(['own', 'same', 'other'].map((key) => source.byDoi(`10.1234/${key}`)))
    expect(told.map((each) => [each?.journal.issn, each?.journal.publisher.en])).toEqual([
      [issn, 'River Press'],
      [issn, 'River Press'],
      ['', ''],
    ])

    const feed = await server().inject({ url: `/rc-pub/front/rss?siteId=${site}&type=latest&language=en` })
    const items = feed.body.split('<item>').slice(1)
    expect(items).toHaveLength(3)
    for (const item of items)
      expect([item, item.includes(`<prism:issn>${issn}<`)]).toEqual([item, !item.includes('On other')])
    expect(failures).toEqual([])
  })
})

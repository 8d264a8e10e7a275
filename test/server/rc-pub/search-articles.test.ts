import { facetFields, onlyValue, type SearchQuery } from '@xuekan/core/search'
import { describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { searchArticles } from '../../../server/rc-pub/search/search-articles.ts'
import { searchStore } from '../../../server/rc-pub/search/sql/search-engine.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { articleRecord, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const records = [
  articleRecord({
    key: '10.5555/reservoir',
    title: { zh: '水库异重流排沙的调度', en: 'Venting turbidity currents from reservoirs' },
    contributors: [contributor('张伟', 'Wei Zhang'), contributor('李明远', 'Mingyuan Li')],
    affiliations: [
      { key: 'a1', label: '1', name: { zh: '江源水利大学', en: 'Jiangyuan University of Hydraulics' } },
    ],
    abstractHtml: {
      zh: '<p>水利工程的安全取决于泥沙。</p>',
      en: '<p>Sediment decides how long a dam lives.</p>',
    },
    keywords: { zh: ['异重流', '泥沙'], en: ['Sediment', 'reservoir'] },
    dates: { received: '', revised: '', accepted: '', online: '', published: '2026-07-15' },
  }),
  articleRecord({
    key: '10.5555/fishway',
    title: { zh: '鱼道水流的遥感观测', en: 'Fishway studies: H<sub>2</sub>O in motion' },
    contributors: [contributor('王芳', 'Fang Wang')],
    keywords: { zh: ['鱼道'], en: ['fishway', 'Sediment'] },
    column: { zh: '综述', en: 'Reviews' },
    year: 2022,
    dates: { received: '', revised: '', accepted: '', online: '', published: '2022-03-01' },
  }),
  articleRecord({
    key: '10.5555/photon',
    title: { zh: '光子学的工程方法', en: 'Photonics by engineering' },
    abstractHtml: { zh: '', en: '<p>A note on venting and reservoirs of light, and one study.</p>' },
    contributors: [contributor('', 'Zoë Müller'), contributor('', 'Øystein Weiß-Đukić')],
    year: 2024,
    dates: { received: '', revised: '', accepted: '', online: '', published: '2024-05-05' },
  }),
]

const store = openedStore(async (database) => {
  const group = await storeSite(database, { sld: 'group', type: 'group' })
  const first = await storeSite(database, { sld: 'first', group })
  const second = await storeSite(database, { sld: 'second', group })
  await saveArticles(database, first, records.slice(0, 2))
  await saveArticles(database, second, records.slice(2))
})

async function search(given: Partial<SearchQuery>, sites: readonly number[] | null = null) {
  const query: SearchQuery = { term: '', field: 'all', sort: 'date', time: 0, facets: {}, page: 1, ...given }
  const index = createSqlIndex(searchStore(store()), store())
  return searchArticles(store(), index, { query, sites, today: '2026-11-20' })
}

const found = async (given: Partial<SearchQuery>): Promise<readonly string[]> =>
  (await search(given)).rows.map(({ record }) => record.key.slice('10.5555/'.length))

describe('searchArticles', () => {
  it('finds a part of a Chinese title wherever a dictionary would divide it', async () => {
    expect(await found({ term: '异重流' })).toEqual(['reservoir'])
    expect(await found({ term: '遥感' })).toEqual(['fishway'])
    expect(await found({ term: '库' })).toEqual(['reservoir'])
  })

  it('takes Chinese words apart and wants all of them, and leaves out particles', async () => {
    expect(await found({ term: '水利工程安全' })).toEqual(['reservoir'])
    expect(await found({ term: '泥沙的水库' })).toEqual(['reservoir'])
    expect(await found({ term: '水库鱼道' })).toEqual([])
  })

  it('finds English words by their stem, in any order, without case, accents and strokes', async () => {
    expect(await found({ term: 'RESERVOIR vents' })).toEqual(['reservoir', 'photon'])
    expect(await found({ term: 'muller' })).toEqual(['photon'])
    for (const term of ['oystein', 'Øystein', 'weiss', 'Weiß', 'dukic', 'Đukić'])
      expect([term, await found({ term })]).toEqual([term, ['photon']])
    expect(await found({ term: 'H2O' })).toEqual(['fishway'])
  })

  it('wants every word of either script', async () => {
    expect(await found({ term: '鱼道 study' })).toEqual(['fishway'])
    expect(await found({ term: '鱼道 photonics' })).toEqual([])
  })

  it.each([
    ['title', '水库', ['reservoir']],
    ['title', 'vent', ['reservoir']],
    ['abstract', 'vent', ['photon']],
    ['keyword', 'sediments', ['reservoir', 'fishway']],
    ['author', '张伟', ['reservoir']],
    ['author', 'weizhang', ['reservoir']],
    ['author', 'zhangwei', ['reservoir']],
    ['author', 'limingy', ['reservoir']],
    ['author', 'weili', []],
    ['author', 'Oystein Weiss', ['photon']],
    ['author', 'Øystein Weiß', ['photon']],
    ['author', 'øyst', ['photon']],
    ['author', 'oyst', ['photon']],
    ['author', 'zha', ['reservoir']],
    ['author', '水库', []],
    ['institution', '江源', ['reservoir']],
    ['institution', 'hydraulics', ['reservoir']],
    ['doi', '10.5555/FISH', ['fishway']],
    ['doi', 'fishway', []],
  ] as const)('searches the field %s for %s alone [C3.15]', async (field, term, expected) => {
    expect(await found({ field, term })).toEqual(expected)
  })

  it('takes a DOI, bare or as an address, for what it is', async () => {
    expect(await found({ term: 'https://doi.org/10.5555/PHOTON' })).toEqual(['photon'])
    expect(await found({ term: '10.5555/%' })).toEqual([])
  })

  it('finds everything without a term, and nothing for a term without a word', async () => {
    expect(await found({})).toEqual(['reservoir', 'photon', 'fishway'])
    expect(await found({ term: '?!' })).toEqual([])
  })

  it('ranks a word of the title above one of the abstract', async () => {
    await store().query(`update article set published = '2020-01-01' where key = '10.5555/reservoir'`)
    expect(await found({ term: 'venting', sort: 'relevance' })).toEqual(['reservoir', 'photon'])
    expect(await found({ term: 'venting', sort: 'date' })).toEqual(['photon', 'reservoir'])
    await store().query(`update article set published = '2026-07-15' where key = '10.5555/reservoir'`)
  })

  it.each([
    ['views', 'visits'],
    ['downloads', 'downloads'],
    ['citations', 'citations'],
  ] as const)('sorts by %s [C2.31]', async (sort, column) => {
    await store().query(`update article set ${column} = 9 where key = '10.5555/fishway'`)
    expect((await found({ sort }))[0]).toBe('fishway')
  })

  it('keeps the last years only [C2.31]', async () => {
    expect(await found({ time: 1 })).toEqual(['reservoir'])
    expect(await found({ time: 3 })).toEqual(['reservoir', 'photon'])
    expect(await found({ time: 5 })).toEqual(['reservoir', 'photon', 'fishway'])
  })

  it('stays within the sites that it is given', async () => {
    const [site] = await store().query<{ id: number }>(`select id from site where sld = 'second'`)
    expect((await search({}, [site?.id ?? 0])).rows.map(({ record }) => record.key)).toEqual([
      '10.5555/photon',
    ])
  })

  it('counts of every facet what choosing it finds', async () => {
    const { facets } = await search({ term: '' })
    expect(facets.filter(({ field, label }) => field === 'keyword' && label.en !== '')).toContainEqual({
      field: 'keyword',
      value: 'sediment',
      label: { zh: '', en: 'Sediment' },
      count: 2,
    })
    for (const { field, value, count } of facets) {
      expect(await search({ facets: { [field]: onlyValue(value) } })).toMatchObject({ total: count })
    }
    expect(new Set(facets.map(({ field }) => field))).toEqual(
      new Set(facetFields.filter((field) => field !== 'licence')),
    )
  })

  it('answers the words to highlight, as typed and as stems [C7.4]', async () => {
    expect((await search({ term: '水利工程 Studies' })).words).toEqual(['水利工程', 'studies', 'studi'])
  })
})

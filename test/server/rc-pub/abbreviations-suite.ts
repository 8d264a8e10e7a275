import type { SearchQuery } from '@xuekan/core/search'
import { expect, it } from 'vitest'
import type { ArticleIndex, ArticleSearch } from '../../../server/rc-pub/search/article-index.ts'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { articleRecord, contributor } from './article-records.ts'
import { published } from './index-articles.ts'

/** A store with two sites, and what a suite does with it. */
interface AbbreviationWorld {
  readonly database: Database
  readonly index: ArticleIndex
  readonly one: number
  readonly two: number
  readonly idsOf: (keys: readonly string[]) => Promise<readonly number[]>
  readonly put: (site: number, records: readonly ArticleRecord[]) => Promise<void>
  readonly searchOf: (query: Partial<SearchQuery>, rest?: Partial<ArticleSearch>) => ArticleSearch
  readonly found: (query: Partial<SearchQuery>, rest?: Partial<ArticleSearch>) => Promise<readonly string[]>
}

/** What every index keeps of terms that abbreviate; it leaves the articles as they were. */
export function describeAbbreviations(open: () => AbbreviationWorld): void {
  it('finds authors whose name is abbreviated, and nobody whose initials are others [C7.15]', async () => {
    const { index, database, one, two, idsOf, put, searchOf, found } = open()
    const by = (key: string, zh: string, en: string): ArticleRecord =>
      articleRecord({ key, contributors: [contributor(zh, en)], dates: published('2019-01-01') })
    await put(two, [
      by('pinyin', '俞听澜', 'Yu Tinglan'),
      by('turned', '于天亮', 'Tianliang Yu'),
      by('initials', '', 'T. L. Yu'),
      by('initial', '', 'T. Yu'),
      by('hyphen', '', 'Ting-Li Yu'),
      by('alone', '喻同丽', ''),
      by('tao', '余涛', 'Tao Yu'),
      by('tk', '', 'T. K. Yu'),
      by('yuta', '', 'Yuta Lee'),
      by('wide', '', 'Marie Ann Ou-Yang'),
    ])
    const all = ['alone', 'hyphen', 'initial', 'initials', 'pinyin', 'turned']
    for (const term of [
      'Yu, T.L.',
      'Yu T. L.',
      'Yu TL',
      'T. L. Yu',
      'T.L. Yu',
      'TL Yu',
      'yu, tl',
      'Ｙｕ　ＴＬ',
    ])
      for (const field of ['all', 'author'] as const)
        expect([term, (await found({ term, field })).toSorted()]).toEqual([term, all])
    for (const term of ['Yu T', 'T. Yu', 'Yu, T.'])
      expect([term, (await found({ term })).toSorted()]).toEqual([term, [...all, 'tao', 'tk'].toSorted()])
    expect(await found({ term: 'M.-A. Ou-Yang' })).toEqual(['wide'])
    expect(await found({ term: 'Ouyang MA' })).toEqual(['wide'])
    expect(await found({ term: 'Yu TX' })).toEqual(['initial'])
    for (const term of ['yu tl', 'Yut L', 'X. Yu']) expect([term, await found({ term })]).toEqual([term, []])
    expect(await found({ term: 'Yu TL' }, { sites: [one] })).toEqual([])
    const { facets } = await index.facets(searchOf({ term: 'Yu TL' }))
    expect(facets.find(({ field }) => field === 'journal')?.count).toBe(all.length)
    const everyId = await index.everyId(searchOf({ term: 'Yu TL' }))
    expect(everyId).toHaveLength(all.length)
    const keys = [...all, 'tao', 'tk', 'yuta', 'wide']
    const ids = await idsOf(keys)
    await database.query('delete from article where id = any($1::bigint[])', [ids])
    await index.remove(ids)
  })

  it('finds a species by the first letter of its genus, as these journals write it out [C7.15]', async () => {
    const { index, database, one, two, idsOf, put, searchOf, found } = open()
    const titled = (key: string, en: string): ArticleRecord =>
      articleRecord({ key, title: { zh: '', en }, dates: published('2018-01-01') })
    const species = [
      titled('genus', 'Eggs of Ctenopharyngodon idella'),
      titled('turned', 'Idella and Ctenopharyngodon'),
      titled('cyprinus', 'Cyprinus carpio'),
      titled('carassius', 'Carassius carpio'),
    ]
    await put(two, species)
    expect(await found({ term: 'C. idella' })).toEqual(['genus'])
    const { words } = await index.search(searchOf({ term: 'C. idella' }))
    expect(words).toContain('ctenopharyngodon')
    for (const query of [
      { term: 'X. idella' },
      { term: 'C idella' },
      { term: 'C. idella', field: 'title' },
      // two genera have such a species
      { term: 'C. carpio' },
      { term: 'C. unheard' },
    ] as const)
      expect([query, await found(query)]).toEqual([query, []])
    expect(await found({ term: 'C. idella' }, { sites: [one] })).toEqual([])
    const ids = await idsOf(species.map(({ key }) => key))
    await database.query('delete from article where id = any($1::bigint[])', [ids])
    await index.remove(ids)
  })
}

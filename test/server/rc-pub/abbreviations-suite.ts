import type { SearchField, SearchQuery } from '@xuekan/core/search'
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
    expect(await found({ term: 'Yu TL', as: 'words' })).toEqual([])
    const { readings } = await index.search(searchOf({ term: 'Yu TL' }))
    expect(readings.map(({ typed, read }) => [typed, read.length])).toEqual([['Yu TL', 3]])
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
    expect(await found({ term: 'eggs C. idella' })).toEqual(['genus'])
    expect(await found({ term: 'C. idella trees' })).toEqual([])
    expect(await found({ term: 'C. idella', as: 'words' })).toEqual([])
    const ids = await idsOf(species.map(({ key }) => key))
    await database.query('delete from article where id = any($1::bigint[])', [ids])
    await index.remove(ids)
  })

  it('finds names with initials beside other words, and several of them [C7.15]', async () => {
    const { index, database, two, idsOf, put, found } = open()
    const by = (key: string, en: string, ...names: readonly string[]): ArticleRecord =>
      articleRecord({
        key,
        title: { zh: '', en },
        contributors: names.map((name) => contributor('', name)),
        dates: published('2017-01-01'),
      })
    const written = [
      by('both', 'Weirs beside ladders', 'Yorick Tom Lamb', 'Quentin Zed'),
      by('ladders', 'Ladders', 'Yorick Tom Lamb'),
      by('weirs', 'Weirs', 'Quentin Zed'),
    ]
    await put(two, written)
    for (const [term, keys] of [
      ['Lamb YT ladders', ['both', 'ladders']],
      ['ladders Lamb, Y. T.', ['both', 'ladders']],
      ['Y. T. Lamb ladders weirs', ['both']],
      ['Lamb YT, Zed Q', ['both']],
      ['Lamb YT, Zed Q ladders', ['both']],
      ['Lamb YT the', ['both', 'ladders']],
      ['Lamb XT ladders', []],
    ] as const)
      expect([term, (await found({ term })).toSorted()]).toEqual([term, keys])
    const ids = await idsOf(written.map(({ key }) => key))
    await database.query('delete from article where id = any($1::bigint[])', [ids])
    await index.remove(ids)
  })

  it('finds a compound however it is written, where these journals write it both ways [C7.15]', async () => {
    const { index, database, one, two, idsOf, put, searchOf, found } = open()
    const titled = (key: string, en: string): ArticleRecord =>
      articleRecord({ key, title: { zh: '', en }, dates: published('2016-01-01') })
    const written = [
      titled('joined', 'A fishladder with steps'),
      titled('hyphen', 'Fish-ladders beside steps'),
      titled('apart', 'The ladder and the fish'),
      titled('useless', 'Useless weirs'),
      titled('dropped', 'Onshore turbidity'),
      ...Array.from({ length: 5 }, (_, at) => titled(`use${at}`, 'Use less stone')),
    ]
    await put(two, written)
    for (const [term, keys] of [
      ['fish ladder', ['apart', 'hyphen', 'joined']],
      ['fish-ladders', ['apart', 'hyphen', 'joined']],
      ['fish ladder steps', ['hyphen', 'joined']],
      ['fishladder', ['hyphen', 'joined']],
      ['steps fishladders', ['hyphen', 'joined']],
      ['fish-\nladder steps', ['hyphen', 'joined']],
      ['fishlad-\nder', ['joined']],
      ['on-shore turbi-\ndity', ['dropped']],
      ['on shore turbidity', []],
      ['useless', ['useless']],
      ['"fish ladder"', ['apart', 'hyphen']],
    ] as const)
      expect([term, (await found({ term })).toSorted()]).toEqual([term, keys])
    expect((await found({ term: 'fishladder', field: 'title' })).toSorted()).toEqual(['hyphen', 'joined'])
    expect(await found({ term: 'fishladder', field: 'keyword' })).toEqual([])
    expect(await found({ term: 'fishladder', as: 'words' })).toEqual(['joined'])
    expect(await found({ term: 'use less weirs' })).toEqual([])
    expect(await found({ term: 'fish ladder' }, { sites: [one] })).toEqual([])
    const { readings, words } = await index.search(searchOf({ term: 'fish ladder' }))
    expect(readings).toMatchObject([{ typed: 'fish ladder', read: [{ en: 'fishladder' }] }])
    expect(words).toContain('fishladder')
    const compounds = (term: string, field: SearchField) => index.compounds({ sites: [two], term, field })
    expect(await compounds('fish ladder steps', 'all')).toMatchObject([
      { typed: 'fish ladder', words: ['fish', 'ladder'], marked: ['fishladder'] },
    ])
    expect(
      (await compounds('fishladder', 'abstract')).length + (await compounds('fishladder', 'doi')).length,
    ).toBe(0)
    expect(await compounds('useless weirs', 'all')).toEqual([])
    const ids = await idsOf(written.map(({ key }) => key))
    await database.query('delete from article where id = any($1::bigint[])', [ids])
    await index.remove(ids)
  })
}

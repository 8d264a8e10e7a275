import type { SearchQuery } from '@xuekan/core/search'
import { expect, it } from 'vitest'
import type { ArticleIndex, ArticleSearch } from '../../../server/rc-pub/search/article-index.ts'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { articleRecord } from './article-records.ts'
import { published } from './index-articles.ts'

/** A store with floods and rivers on one site, and what a suite does with it. */
interface TranslationWorld {
  readonly database: Database
  readonly index: ArticleIndex
  readonly two: number
  readonly idsOf: (keys: readonly string[]) => Promise<readonly number[]>
  readonly put: (site: number, records: readonly ArticleRecord[]) => Promise<void>
  readonly searchOf: (query: Partial<SearchQuery>, rest?: Partial<ArticleSearch>) => ArticleSearch
  readonly found: (query: Partial<SearchQuery>, rest?: Partial<ArticleSearch>) => Promise<readonly string[]>
}

/** What every index keeps of searches in another language; it leaves the articles as they were. */
export function describeTranslation(open: () => TranslationWorld): void {
  it('translates a term as keywords of all journals pair it, and finds what it does not find itself [C7.16]', async () => {
    const { index, database, two, idsOf, put, searchOf, found } = open()
    expect(await index.translate('河流')).toEqual([{ written: '河流', words: ['river'] }])
    expect(await index.translate('洪水')).toBeNull()
    expect(await index.translate('qqzzxx')).toBeNull()
    const english = articleRecord({
      key: 'english',
      title: { zh: '', en: 'The river bed' },
      dates: published('2020-05-01'),
    })
    const paired = articleRecord({
      key: 'paired',
      title: { zh: '冰川', en: 'Ice' },
      keywords: { zh: ['冰川', '雪'], en: ['glaciers', 'snow'] },
      dates: published('2019-05-01'),
    })
    await put(two, [english, paired])
    const translated = (await index.translate('河流')) ?? []
    expect(await found({ term: '河流' }, { translated })).toEqual(['floods', 'english'])
    expect(await found({ term: '河流' }, { translated, sites: [two] })).toEqual(['english'])
    const { words, facets } = await index.search(searchOf({ term: '河流' }, { translated }))
    expect(words).toEqual(['river'])
    expect(facets).toEqual([])
    // seen once, in one title
    expect(await index.translate('冰川')).toBeNull()
    await put(two, [{ ...paired, key: 'again', keywords: { zh: ['冰川'], en: ['Glacier'] } }])
    expect(await index.translate('冰川的河流')).toEqual([
      { written: '冰川', words: ['glacier'] },
      { written: '河流', words: ['river'] },
    ])
    await put(two, [{ ...paired, keywords: { zh: ['雪', '冰川'], en: ['glaciers'] } }])
    expect(await index.translate('冰川')).toBeNull()
    const ids = await idsOf(['english', 'paired', 'again'])
    await database.query('delete from article where id = any($1::bigint[])', [ids])
    await index.remove(ids)
    const left = await database.query<{ zh: string }>('select zh from word_pair')
    expect(left.map(({ zh }) => zh)).toEqual(['河流'])
  })
}

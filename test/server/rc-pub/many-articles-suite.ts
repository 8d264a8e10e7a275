import type { SearchQuery } from '@xuekan/core/search'
import { expect, it } from 'vitest'
import type { ArticleIndex, ArticleSearch } from '../../../server/rc-pub/search/article-index.ts'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { articleRecord } from './article-records.ts'
import { common, many, pageSize, published } from './index-articles.ts'

/** A store with few articles on two sites. */
interface ManyArticlesWorld {
  readonly index: ArticleIndex
  readonly one: number
  readonly two: number
  readonly put: (site: number, records: readonly ArticleRecord[]) => Promise<void>
  readonly searchOf: (query: Partial<SearchQuery>, rest?: Partial<ArticleSearch>) => ArticleSearch
  readonly found: (query: Partial<SearchQuery>, rest?: Partial<ArticleSearch>) => Promise<readonly string[]>
}

/** A word that more articles of another journal have than are looked at. */
const late = articleRecord({
  key: 'late',
  title: { zh: '', en: 'Siting a turbine' },
  keywords: { zh: [], en: ['late turbine'] },
  dates: published('2026-05-01'),
})

/** What every index keeps with more hits than it ranks or looks at; the last suite of a world, since they stay. */
export function describeManyArticles(open: () => ManyArticlesWorld): void {
  it('gives every hit on one page, however many are ranked [C2.31]', async () => {
    const { index, two, put, searchOf, found } = open()
    await put(two, common)
    for (const sort of ['relevance', 'date'] as const) {
      const ids: number[] = []
      for (let page = 1; (page - 1) * pageSize < many; page++) {
        const hits = await index.search(searchOf({ term: 'turbines', sort, page }, { size: pageSize }))
        expect(hits.total).toBe(many)
        ids.push(...hits.ids)
      }
      expect([sort, ids.length, new Set(ids).size]).toEqual([sort, many, many])
    }
    const [best] = await found({ term: 'turbines', sort: 'relevance' }, { size: 1 })
    const [newest] = await found({ term: 'turbines' }, { size: 1 })
    expect([newest, best === newest]).toEqual(['common 0', false])
  }, 120_000)

  it('suggests a later word of a journal whose word many more articles of others have [C7.16]', async () => {
    const { index, one, two, put } = open()
    await put(two, common)
    await put(one, [late])
    const found = await index.suggest({ sites: [one], text: 'turbine', size: 10 })
    expect(found.map((phrase) => phrase[phrase.script])).toEqual(['late turbine', 'Siting a turbine'])
  }, 120_000)
}

import { facetFields } from '@xuekan/core/search'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countFacets } from '../../../server/rc-pub/search/sql/count-facets.ts'
import { countFewFacets } from '../../../server/rc-pub/search/sql/count-few-facets.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const words = ['水', '洪水', 'Flood', 'flood', 'FLOOD', 'Dam', 'dam', '', 'Ünal', 'ünal', 'a;b', '水 库']
const columns = ['', 'Research', 'research', 'Reviews', 'Letters', 'Ünal']

let ids: readonly number[] = []
const store = openedStore(async (database) => {
  const site = await storeSite(database, { sld: 'one' })
  const pick = (from: readonly string[], at: number, many: number): readonly string[] =>
    Array.from({ length: many }, (_, step) => from[(at * 7 + step * 5) % from.length] ?? '')
  await saveArticles(
    database,
    site,
    Array.from({ length: 60 }, (_, at) =>
      articleRecord({
        key: `k${at}`,
        doi: '',
        year: 2001 + (at % 25),
        contributors: Array.from({ length: at % 4 }, (_, step) => {
          const en = `Author ${(at * 3 + step) % 31}`
          return contributor(at % 3 === 0 ? '' : `作者${(at + step) % 29}`, at % 5 === 0 ? '' : en)
        }),
        license: at % 2 === 0 ? null : { url: '', name: at % 3 === 0 ? 'CC BY 4.0' : 'CC0 1.0' },
        column: { zh: at % 3 === 0 ? '' : `栏目${at % 4}`, en: columns[at % columns.length] ?? '' },
        keywords: { zh: pick(words, at, at % 4), en: pick(words, at + 3, at % 5) },
      }),
    ),
  )
  ids = (await database.query<{ id: number }>('select id from article order by id')).map(({ id }) => id)
})

it('should count a few hits as the store counts them: values, numbers, order and labels [C7.15]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.subarray(Array.from({ length: 60 }, (_, at) => at)), async (chosen) => {
      const few = chosen.map((at) => ids[at] ?? 0)
      const counted = await countFacets(
        store(),
        (params) => ({ where: `a.id = any(${params.add(few)}::bigint[])`, ranked: null }),
        { total: few.length, all: null, newest: null },
      )
      const inOrder = (field: string, facets: Awaited<ReturnType<typeof countFewFacets>>) =>
        facets.filter((facet) => facet.field === field)
      const here = few.length === 0 ? [] : await countFewFacets(store(), few, 20)
      for (const field of facetFields) {
        expect(inOrder(field, here)).toEqual(inOrder(field, counted))
      }
    }),
    { numRuns: 60 },
  )
})

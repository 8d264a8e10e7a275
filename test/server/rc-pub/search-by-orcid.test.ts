import { emptySearchQuery } from '@xuekan/core/search'
import { expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { searchStore } from '../../../server/rc-pub/search/sql/search-engine.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { articleRecord, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const orcid = '0000-0002-1694-233X'
const store = openedStore(async (database) => {
  await saveArticles(database, await storeSite(database, { sld: 'one' }), [
    articleRecord({ key: 'a', contributors: [{ ...contributor('张伟', 'Wei Zhang'), orcid }] }),
    articleRecord({
      key: 'b',
      contributors: [{ ...contributor('张伟', 'Wei Zhang'), orcid: '0000-0002-1825-0097' }],
    }),
  ])
})

it.each([
  orcid,
  orcid.toLowerCase(),
  `https://orcid.org/${orcid}`,
  `orcid.org/${orcid}`,
  `ORCID: ${orcid}`,
  `ORCID iD ${orcid}`,
  `ORCID：${orcid}`,
  `张伟 ${orcid}`,
])('the articles of an author are found by %s', async (term) => {
  const index = createSqlIndex(searchStore(store()), store())
  for (const field of ['all', 'author'] as const) {
    const query = { ...emptySearchQuery, term, field, sort: 'date' } as const
    const { ids } = await index.search({ query, sites: null, today: '2026-11-20' })
    expect([field, ids.length]).toEqual([field, 1])
  }
})

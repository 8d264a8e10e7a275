import { describe, expect, it } from 'vitest'
import { indexOlder, startIndexing } from '../../../server/rc-pub/load/index-older.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { readContentVersion } from '../../../server/rc-pub/store/content-version.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { articleRecord, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const records = Array.from({ length: 25 }, (_each, at) =>
  articleRecord({
    key: `k${at}`,
    title: { zh: '水库', en: `Floods of H<sub>2</sub>O, ${at}` },
    contributors: [contributor('沈砚清', 'Yanqing Shen')],
    affiliations: [{ key: '1', label: '1', name: { zh: '衡川大学', en: 'Hengchuan University' } }],
    abstractHtml: { zh: '<p>泥沙</p>', en: '<p>Sediment</p>' },
    keywords: { zh: ['洪水'], en: ['flood'] },
  }),
)
const store = openedStore(async (database) => {
  await saveArticles(database, await storeSite(database, { sld: 'one' }), records)
})

interface Stored {
  readonly fts: string
  readonly revision: number
  readonly changed: string
  readonly visits: number
}

const stored = () =>
  store().query<Stored>(
    'select fts::text as fts, revision, changed_at::text as changed, visits from article order by id',
  )
const ftsOf = (rows: readonly Stored[]): readonly string[] => rows.map(({ fts }) => fts)

/** The index as an older version has left it. */
const makeOlder = (): Promise<unknown> =>
  store().query(`update article set index_form = 1, fts = ts_delete(fts, 'a:shenyanqing')`)

/** Counts the transactions of a store. */
function counted(): { readonly database: Database; readonly times: () => number } {
  let times = 0
  const database: Database = {
    ...store(),
    transaction: (work, options) => {
      times += 1
      return store().transaction(work, options)
    },
  }
  return { database, times: () => times }
}

describe('indexOlder', () => {
  it('indexes as a load does what an older version has stored, and leaves all else as it is', async () => {
    const before = await stored()
    await makeOlder()
    const older = await stored()
    expect(ftsOf(older)).not.toEqual(ftsOf(before))
    const version = Number(await readContentVersion(store()))
    expect(await indexOlder(store())).toBe(25)
    const after = await stored()
    expect(ftsOf(after)).toEqual(ftsOf(before))
    expect(after.map(({ changed, visits }) => [changed, visits])).toEqual(
      before.map(({ changed, visits }) => [changed, visits]),
    )
    // replicas follow by revisions
    for (const [at, { revision }] of after.entries())
      expect(revision).toBeGreaterThan(older[at]?.revision ?? Infinity)
    expect(Number(await readContentVersion(store()))).toBe(version + 1)
  })

  it('costs one look where everything is of this form', async () => {
    const before = [await stored(), await readContentVersion(store())]
    const { database, times } = counted()
    expect(await indexOlder(database)).toBe(0)
    expect(times()).toBe(1)
    expect([await stored(), await readContentVersion(store())]).toEqual(before)
  })

  it('goes on where it was stopped', async () => {
    await makeOlder()
    const { database, times } = counted()
    const first = await indexOlder(database, () => times() === 1)
    expect([first > 0, first < 25]).toEqual([true, true])
    expect(await indexOlder(store())).toBe(25 - first)
  })
})

describe('startIndexing', () => {
  it('ends with the articles that it is at, and reports a failure', async () => {
    await makeOlder()
    await startIndexing(store(), (failure) => expect(failure).toBeNull()).close()
    const [left] = await store().query<{ left: number }>(
      'select count(*) as left from article where index_form = 1',
    )
    expect([0, 15, 25]).toContain(left?.left)
    await indexOlder(store())

    const failure = new Error('no answer')
    const reported = await new Promise((resolve) => {
      startIndexing({ ...store(), transaction: () => Promise.reject(failure) }, resolve)
    })
    expect(reported).toBe(failure)
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countCap, emptySearchQuery, type SearchQuery } from '@xuekan/core/search'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import {
  createReplicatedSearch,
  type ReplicatedSearch,
} from '../../../server/rc-pub/search/sql/replica/replicated-search.ts'
import { replicaSettings } from '../../../server/rc-pub/search/sql/replica/replica-settings.ts'
import { searchArticles } from '../../../server/rc-pub/search/search-articles.ts'
import { createSqlIndex } from '../../../server/rc-pub/search/sql/sql-index.ts'
import { openPglite } from '../../../server/rc-pub/store/pglite-driver.ts'
import { buildWorker } from '../store/build-worker.ts'
import { fillFolder } from '../store/prepared-folder.ts'
import { articleRecord } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

let site = 0
const store = openedStore(async (database) => {
  site = await storeSite(database, { sld: 'one' })
})
let worker: URL
beforeAll(async () => {
  worker = await buildWorker()
}, 120_000)

const record = (key: string, en: string) => articleRecord({ key, title: { zh: '水利工程', en } })
beforeAll(async () => {
  await saveArticles(store(), site, [
    record('a', 'Floods'),
    record('b', 'Rivers'),
    record('c', 'Ice on rivers'),
  ])
})

const folder = mkdtempSync(join(tmpdir(), 'xuekan-replica-'))
const replicaFolder = join(folder, 'search')
beforeAll(() => fillFolder(replicaFolder, 'empty'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const failures: unknown[] = []
let opened: ReplicatedSearch | null = null
function open(
  options: { readonly fewestArticles?: number; readonly timeLimit?: number } = {},
): ReplicatedSearch {
  opened = createReplicatedSearch(
    store(),
    { folder: replicaFolder, worker, fewestArticles: 1, ...options },
    (failure) => failures.push(failure),
  )
  return opened
}
afterEach(async () => {
  await opened?.close()
  opened = null
  failures.length = 0
})

const found = async (search: ReplicatedSearch, query: Partial<SearchQuery>): Promise<readonly string[]> => {
  const requested = {
    query: { ...emptySearchQuery, sort: 'date', ...query },
    sites: null,
    today: '2026-11-20',
  } as const
  const { rows } = await searchArticles(store(), createSqlIndex(search, store()), requested)
  return rows.map((row) => row.record.key)
}

/** What the replica holds, apart from the store. */
const replicated = (search: ReplicatedSearch) =>
  search.read((on) => on.query<{ id: number; visits: number }>('select id, visits from article order by id'))

/** The articles of the replica as rows that stand apart order them. */
const byCounters = async (search: ReplicatedSearch): Promise<readonly number[]> =>
  (
    await search.read((on) =>
      on.query<{ id: number }>('select id from counter order by visits desc, id desc'),
    )
  ).map(({ id }) => id)

/** Whether a search is answered by the replica: the store has no table of its state. */
const isOnReplica = (search: ReplicatedSearch): Promise<boolean> =>
  search.read(async (on) => {
    const [row] = await on.query<{ state: string | null }>(`select to_regclass('state')::text as state`)
    return row?.state !== null
  })

describe('createReplicatedSearch', () => {
  it('answers from the content store until the replica holds everything, and then from the replica [C7.15]', async () => {
    const search = open()
    expect([search.isReplicated(), await isOnReplica(search)]).toEqual([false, false])
    expect(await found(search, { term: 'rivers' })).toEqual(['c', 'b'])
    await search.follow()
    expect([search.isReplicated(), await isOnReplica(search)]).toEqual([true, true])
    expect(await found(search, { term: 'rivers' })).toEqual(['c', 'b'])
    expect(await found(search, { term: '水利工程' })).toEqual(['c', 'b', 'a'])
  })

  it('has an engine with as much memory as its articles need', async () => {
    const search = open()
    await search.follow()
    const setting = `select setting::int * 8 / 1024 as megabytes, source from pg_settings where name = 'shared_buffers'`
    const [few = ''] = Object.values(replicaSettings(3))
    expect(await search.read((on) => on.query(setting))).toEqual([
      { megabytes: Number.parseInt(few, 10), source: 'command line' },
    ])
  })

  it('keeps none for few articles', async () => {
    const search = open({ fewestArticles: 1_000 })
    await search.follow()
    expect([search.isReplicated(), await isOnReplica(search)]).toEqual([false, false])
  })

  it('follows what is added, changed, counted and deleted', async () => {
    const search = open()
    await search.follow()
    await saveArticles(store(), site, [record('a', 'Drought'), record('d', 'Floods')])
    await store().query(`delete from article where key = 'c'`)
    expect(await found(search, { term: 'floods' })).toEqual(['a'])
    await search.follow()
    expect(await found(search, { term: 'floods' })).toEqual(['d'])
    expect(await found(search, { term: 'drought' })).toEqual(['a'])
    expect(await found(search, { term: 'rivers' })).toEqual(['b'])

    await store().query(`update article set visits = 5 where key = 'b'`)
    await search.follow()
    expect((await replicated(search)).map(({ visits }) => visits)).toEqual([0, 0, 0])
    await search.followCounters()
    expect(await found(search, { sort: 'views' })).toEqual(['b', 'd', 'a'])
    const rows = (await replicated(search)).toSorted((a, b) => b.visits - a.visits || b.id - a.id)
    expect(await byCounters(search)).toEqual(rows.map(({ id }) => id))
  })

  it('goes on where it was when it is opened again, and takes what changed meanwhile', async () => {
    await saveArticles(store(), site, [record('e', 'Glaciers')])
    const search = open()
    await search.follow()
    expect(await found(search, { term: 'glaciers' })).toEqual(['e'])
    expect((await replicated(search)).length).toBe(4)
  })

  it.each([
    ['of another store', `update state set value = 'another' where key = 'store'`],
    ['of an older form', `update state set value = '0' where key = 'form'`],
    ['ahead of its store', `update state set value = '1000000' where key = 'articles'`],
    ['that was never filled to the end', `update state set value = '' where key = 'complete'`],
  ])('is made again from one %s', async (_what, statement) => {
    const before = await openPglite({ folder: replicaFolder, worker })
    await before.query(`delete from article where id = (select min(id) from article)`)
    await before.query(statement)
    if (statement.includes('complete')) {
      await before.query(`update state set value = '0' where key = 'articles'`)
      await before.query(
        'drop index article_fts, article_keywords, article_facets, article_newest, article_of_site, article_doi, counter_visits, counter_downloads, counter_citations',
      )
    }
    await before.close()
    const search = open()
    await search.follow()
    expect(failures).toEqual([])
    expect((await replicated(search)).length).toBe(4)
    expect(await found(search, { term: 'floods' })).toEqual(['d'])
  })

  it('orders more hits than are counted by what each was used, as it is now [C7.15]', async () => {
    const search = open({ timeLimit: 60_000 })
    await search.follow()
    const many = countCap + 10
    const columns = `site_id, doi, year, published, column_key, column_zh, column_en, keywords_zh, keywords_en,
      keyword_keys, facet_keys, fts`
    await search.read(async (on) => {
      await on.query(`insert into article (id, visits, downloads, citations, ${columns})
        select 1000000 + n, n % 100, n % 1000, n, ${columns} from generate_series(1, ${many}) n
        cross join (select * from article order by id limit 1) one`)
      await on.query(`insert into counter (id, visits, downloads, citations)
        select id, visits, downloads, citations from article on conflict do nothing`)
    })
    const index = createSqlIndex(search, store())
    const first = (sort: SearchQuery['sort'], page = 1) =>
      index.search({
        query: { ...emptySearchQuery, term: '水利工程', sort, page },
        sites: null,
        size: 5,
        today: '2026-11-20',
      })
    const ids = (...numbers: readonly number[]) => numbers.map((number) => 1_000_000 + number)
    expect(await first('views')).toMatchObject({
      total: countCap + 1,
      ids: ids(9999, 9899, 9799, 9699, 9599),
    })
    expect(await first('downloads')).toMatchObject({ ids: ids(9999, 8999, 7999, 6999, 5999) })
    expect(await first('citations', 2)).toMatchObject({ ids: ids(10_005, 10_004, 10_003, 10_002, 10_001) })

    await store().query(`update article set visits = 500 where key = 'b'`)
    await search.followCounters()
    const [row] = await store().query<{ id: number }>(`select id from article where key = 'b'`)
    expect((await first('views')).ids.slice(0, 2)).toEqual([row?.id, 1_009_999])
    await search.read((on) => on.query('delete from article where id > 1000000'))
    await search.read((on) => on.query('delete from counter where id > 1000000'))
  }, 60_000)

  it('is made again when its table is lost under a search, which the content store then answers', async () => {
    const search = open()
    await search.follow()
    await search.read((on) => on.query('alter table article rename to lost'))
    expect(await found(search, { term: 'floods' })).toEqual(['d'])
    await search.follow()
    expect([failures.length, search.isReplicated()]).toEqual([1, true])
    expect(await found(search, { term: 'floods' })).toEqual(['d'])
  }, 60_000)

  it('is made again when its files are damaged', async () => {
    writeFileSync(join(replicaFolder, 'global', 'pg_control'), 'nonsense')
    const again = open()
    await again.follow()
    expect(again.isReplicated()).toBe(true)
    expect(await found(again, { term: 'floods' })).toEqual(['d'])
  }, 60_000)

  it('stops a search that takes too long, tells so, and goes on', async () => {
    const search = open({ timeLimit: 400 })
    await search.follow()
    const slow = search.read((on) => on.query('select count(*) from generate_series(1, 1000000000000)'))
    await expect(slow).rejects.toMatchObject({ kind: 'timeout' })
    expect(await found(search, { term: 'floods' })).toEqual(['d'])
    expect(search.isReplicated()).toBe(true)
    expect(failures).toEqual([])
  })

  it('holds no statement of the content store up', async () => {
    const search = open({ timeLimit: 1_500 })
    await search.follow()
    const slow = search.read((on) => on.query('select count(*) from generate_series(1, 1000000000000)'))
    let slowEnded = false
    const ended = slow.catch(() => (slowEnded = true))
    for (let page = 0; page < 20; page++) await store().query('select id from article')
    expect(slowEnded).toBe(false)
    await ended
  })

  it('does not take a statement that nobody can answer for damage', async () => {
    const search = open()
    await search.follow()
    await expect(search.read((on) => on.query('select nonsense'))).rejects.toMatchObject({ kind: 'refused' })
    expect(search.isReplicated()).toBe(true)
    expect(failures).toEqual([])
  })
})

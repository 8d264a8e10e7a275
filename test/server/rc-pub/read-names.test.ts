import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { readNames } from '../../../server/rc-pub/search/read-names.ts'
import type { Database } from '../../../server/rc-pub/store/database.ts'
import { openDatabase } from '../../../server/rc-pub/store/open-database.ts'
import { articleRecord, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

const readings = async (): Promise<readonly (readonly [string, string, string])[]> =>
  (
    await store().query<{ zh: string; reading: string; initials: string }>(
      `select zh, reading, initials from phrase where kind = 'author' order by reading, zh`,
    )
  ).map(({ zh, reading, initials }) => [zh, reading, initials])

const all = [
  ['张伟', '', 'zw'],
  ['。。', '-', '-'],
  ['曾巩', 'zenggong', 'zg'],
  ['吕布', 'lvbu', 'lb'],
  ['单雄信', 'shanxiongxin', 'sxx'],
  ['买买提·吐尔逊', 'maimaitituerxun', '-'],
].toSorted(([, one = ''], [, other = '']) => (one < other ? -1 : 1))

describe('readNames', () => {
  it('reads names when their article is saved, family names as such, whole where there is no English one [C7.16]', async () => {
    const site = await storeSite(store(), { sld: 'one' })
    const contributors = [
      contributor('张伟', 'Wei Zhang'),
      ...['单雄信', '曾巩', '吕布', '。。', '买买提·吐尔逊'].map((zh) => contributor(zh, '')),
    ]
    await saveArticles(store(), site, [articleRecord({ key: 'a', contributors })])
    expect(await readings()).toEqual(all)
    // another article counts them, and keeps what is read
    await saveArticles(store(), site, [articleRecord({ key: 'b', contributors })])
    expect(await readings()).toEqual(all)
  })

  it('reads nothing twice', async () => {
    const statements: string[] = []
    await readNames({
      query: (sql, params) => {
        statements.push(sql)
        return store().query(sql, params)
      },
    })
    expect(statements).toHaveLength(1)
  })

  it('reads when a store is opened what an older version has stored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'xuekan-names-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const opened = async (): Promise<Database> => {
      const result = await openDatabase({ kind: 'folder', folder, worker: null })
      if (!result.ok) throw new Error(result.error.kind)
      return result.value
    }
    const older = await opened()
    const site = await storeSite(older, { sld: 'one' })
    await saveArticles(older, site, [articleRecord({ key: 'a', contributors: [contributor('单雄信', '')] })])
    await older.query(`update phrase set reading = '', initials = ''`)
    await older.close()
    const later = await opened()
    expect(await later.query(`select reading, initials from phrase where kind = 'author'`)).toEqual([
      { reading: 'shanxiongxin', initials: 'sxx' },
    ])
    await later.close()
  }, 120_000)
})

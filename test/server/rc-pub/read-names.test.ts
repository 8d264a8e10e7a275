import { describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { createRcPub } from '../../../server/rc-pub/create-rc-pub.ts'
import { readNames } from '../../../server/rc-pub/search/read-names.ts'
import { articleRecord, contributor } from './article-records.ts'
import { openedStore } from './opened-store.ts'
import { storeSite } from './stored-site.ts'

const store = openedStore()

const readings = async (): Promise<readonly (readonly [string, string])[]> =>
  (
    await store().query<{ zh: string; reading: string }>(
      `select zh, reading from phrase where kind = 'author' order by reading, zh`,
    )
  ).map(({ zh, reading }) => [zh, reading])

const all = [
  ['张伟', ''],
  ['。。', '-'],
  ['曾巩', 'zenggong'],
  ['吕布', 'lvbu'],
  ['单雄信', 'shanxiongxin'],
].toSorted(([, one = ''], [, other = '']) => (one < other ? -1 : 1))

describe('readNames', () => {
  it('reads names that stand without an English one when their article is saved, family names as such [C7.16]', async () => {
    const site = await storeSite(store(), { sld: 'one' })
    const contributors = [
      contributor('张伟', 'Wei Zhang'),
      ...['单雄信', '曾巩', '吕布', '。。'].map((zh) => contributor(zh, '')),
    ]
    await saveArticles(store(), site, [articleRecord({ key: 'a', contributors })])
    expect(await readings()).toEqual(all)
    // another article counts them, and keeps what is read
    await saveArticles(store(), site, [articleRecord({ key: 'b', contributors })])
    expect(await readings()).toEqual(all)
  })

  it('reads at the start what an older version has stored, and nothing twice', async () => {
    await store().query(`update phrase set reading = ''`)
    const failures: unknown[] = []
    const rcPub = await createRcPub({ database: store(), report: (failure) => failures.push(failure) })
    expect(await readings()).toEqual(all)
    const statements: string[] = []
    await readNames({
      query: (sql, params) => {
        statements.push(sql)
        return store().query(sql, params)
      },
    })
    expect(statements).toHaveLength(1)
    await rcPub.close()
    expect(failures).toEqual([])
  })
})

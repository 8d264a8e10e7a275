import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { readNames } from '../../../server/rc-pub/search/read-names.ts'
import { readTyped } from '../../../server/rc-pub/search/sql/read-typed.ts'
import { suggestByPinyin } from '../../../server/rc-pub/search/sql/suggest-by-pinyin.ts'
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

describe('readKeywords', () => {
  it('reads Chinese keywords when their article is saved, and suggests those whose pinyin begins so [C7.16]', async () => {
    const [one, two] = [await storeSite(store(), { sld: 'read' }), await storeSite(store(), { sld: 'other' })]
    const record = (key: string, ...zh: readonly string[]) => articleRecord({ key, keywords: { zh, en: [] } })
    const words = ['水利工程', '水力学', '绿色', '水庫', 'CFD', 'RNA水解']
    await saveArticles(store(), one, [record('a', ...words), record('b', '水力学')])
    const read = await store().query<{ zh: string; pinyin: string }>(
      `select zh, pinyin from phrase where kind = 'keyword' order by zh`,
    )
    expect(new Map(read.map(({ zh, pinyin }) => [zh, pinyin]))).toEqual(
      new Map([
        ['水利工程', 'shuiligongcheng'],
        ['水力学', 'shuilixue'],
        ['绿色', 'lvse'],
        ['水庫', 'shuiku'],
        ['CFD', '-'],
        ['RNA水解', 'rnashuijie'],
      ]),
    )
    const suggested = async (text: string, size = 10, sites = [one, two]) =>
      (await suggestByPinyin(store(), { sites, text, size }, await readTyped(store(), text))).map(
        ({ zh }) => zh,
      )
    expect(await suggested('shuili')).toEqual(['水力学', '水利工程'])
    expect(await suggested('Shui Li G')).toEqual(['水利工程'])
    expect(await suggested('lüse')).toEqual(['绿色'])
    expect(await suggested('shuili', 1)).toEqual(['水力学'])
    for (const text of ['cfd', 'sh', '水利', 'li', '-', 'shuili%', 'gongcheng'])
      expect([text, await suggested(text)]).toEqual([text, []])
    expect(await suggested('shuili', 10, [two])).toEqual([])
    expect(await suggested('shuili', 10, [])).toEqual([])
  })
})

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

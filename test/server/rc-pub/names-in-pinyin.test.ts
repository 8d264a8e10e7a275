import type { WireAuthor, WirePaged } from '@xuekan/rc-pub/contract'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { indexOlder } from '../../../server/rc-pub/load/index-older.ts'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord, contributor } from './article-records.ts'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

// the sample journals are loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { ask, store } = servedSamples()

/** Names without an English form, and how somebody types them. */
const read = [
  ['王晓明', 'Wang Xiaoming'],
  ['单雄信', 'Shan Xiongxin'],
  ['單國強', 'Shan Guoqiang'],
  ['曾国藩', 'Zeng Guofan'],
  ['仇英明', 'Qiu Yingming'],
  ['解学龙', 'Xie Xuelong'],
  ['区大典', 'Ou Dadian'],
  ['尉迟敬德', 'Yuchi Jingde'],
  ['欧阳询', 'Ouyang Xun'],
  ['吕不韦', 'Lv Buwei'],
] as const

let site = 0
beforeAll(async () => {
  site = await storeSite(store(), { sld: 'pinyin' })
  const org = { ...contributor('水利部', ''), collab: true }
  await saveArticles(store(), site, [
    ...read.map(([zh], at) => articleRecord({ key: `p${at}`, contributors: [contributor(zh, '')] })),
    articleRecord({ key: 'english', contributors: [contributor('王小明', 'Xiaoming Wang'), org] }),
  ])
})

const call = async <T>(name: string, parameters: Readonly<Record<string, string>>): Promise<T> =>
  (await ask<T>(`${name}?${new URLSearchParams({ siteId: String(site), ...parameters })}`)).data

const authors = async (q: string): Promise<readonly (string | null)[]> =>
  (await call<WirePaged<WireAuthor>>('search/author', { q })).content.map(
    ({ zhName, enName }) => zhName ?? enName,
  )
const suggested = async (q: string): Promise<readonly string[]> =>
  (await call<readonly { readonly text: string }[]>('search/suggestionsByKind', { q })).map(
    ({ text }) => text,
  )
const hits = async (q: string, field: string): Promise<number> =>
  (await call<{ readonly total: number }>('search/search', { q, field })).total

/** Each order and each way to join the parts. */
function typed(name: string): readonly string[] {
  const [family = '', given = ''] = name.split(' ')
  return [
    name,
    `${given} ${family}`,
    family + given,
    given + family,
    name.toLowerCase(),
    `${family}, ${given}`,
  ]
}

describe('a Chinese name without an English form', () => {
  it.each(read.filter(([zh]) => zh !== '王晓明'))('%s is found as %s', async (zh, name) => {
    for (const each of typed(name)) {
      const plain = each.replace(',', '')
      expect([each, await authors(plain)]).toEqual([each, [zh]])
      expect([each, await suggested(plain)]).toEqual([each, [zh]])
      expect([each, await hits(each, 'author'), await hits(each, 'all')]).toEqual([each, 1, 1])
    }
  })

  it('is found beside those that write themselves so', async () => {
    for (const each of ['Wang Xiaoming', 'wangxiaoming', 'Xiaoming Wang', 'xiaomingwang']) {
      expect([each, new Set(await authors(each))]).toEqual([each, new Set(['王小明', '王晓明'])])
      expect([each, await hits(each, 'author'), await hits(each, 'all')]).toEqual([each, 2, 2])
    }
    expect(await suggested('wangxiaom')).toEqual(['王晓明', 'Xiaoming Wang'])
    expect(await hits('shuili', 'author')).toBe(0)
  })

  it.each(read)('%s has a page under %s, which names it as it is written', async (zh, name) => {
    const pages = await Promise.all(
      typed(name).map(async (each) => {
        const { articleCount } = await call<WireAuthor>('author/getAuthor', { name: each })
        const { totalElements } = await call<WirePaged<unknown>>('author/getArticles', { name: each })
        return [each, articleCount, totalElements]
      }),
    )
    // one piece is how nobody is written who has an English name
    const isShared = (each: string): boolean => zh === '王晓明' && each.includes(' ')
    expect(pages).toEqual(typed(name).map((each) => (isShared(each) ? [each, 2, 2] : [each, 1, 1])))
    const { zhName } = await call<WireAuthor>('author/getAuthor', { name })
    expect(zhName).toBe(zh === '王晓明' ? '王小明' : zh)
  })

  it('is indexed again where an older version has stored it', async () => {
    await store().query(
      `update article set index_form = 1, author_keys = '{}', fts = ''::tsvector where site_id = $1`,
      [site],
    )
    expect(await hits('shan xiongxin', 'author')).toBe(0)
    expect(await indexOlder(store())).toBe(read.length + 1)
    expect(await hits('shan xiongxin', 'author')).toBe(1)
    expect((await call<WireAuthor>('author/getAuthor', { name: 'Shan Xiongxin' })).zhName).toBe('单雄信')
  })
})

import { expect, it } from 'vitest'
import type { ArticleIndex } from '../../../server/rc-pub/search/article-index.ts'
import type { ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'
import { articleRecord, contributor } from './article-records.ts'
import { floods, published } from './index-articles.ts'

/** A store with floods and lakes on one site and rivers on another. */
interface SuggestionWorld {
  readonly index: ArticleIndex
  readonly one: number
  readonly two: number
  readonly put: (site: number, records: readonly ArticleRecord[]) => Promise<void>
}

/** Names and titles in both scripts, one of them of an author without an English name; as old as no other article. */
const named = articleRecord({
  key: 'floods',
  title: { zh: '洪水预报', en: 'Forecasting floods' },
  contributors: [
    contributor('张伟', 'Wei Zhang'),
    contributor('李明远', 'Mingyuan Li'),
    contributor('单雄信', ''),
    contributor('呂布', ''),
    contributor('欧阳泽', 'Ze Ou-Yang'),
  ],
  keywords: { zh: ['洪水', '水庫調度'], en: ['Flood', 'River'] },
  dates: published('2026-05-01'),
})

/** Words that begin or do not begin a keyword or a title. */
const dams = articleRecord({
  key: 'floods',
  title: { zh: '基于GIS的竖缝式鱼道选址', en: 'Permeability of earth-dam energies in hydraulics' },
  keywords: { zh: ['竖缝式鱼道'], en: ['Dam safety', 'concrete dam', 'Déjà-vu of dams', 'madam'] },
  dates: published('2026-05-01'),
})

/** More names of the same initials than are told, in an article whose title and keyword begin so. */
const crowded = articleRecord({
  key: 'floods',
  title: { zh: '', en: 'Hahns of lakes' },
  contributors: [
    ...['贺安河', '胡爱华', '黄安慧', '何昂海', '韩爱红', '侯安虎', '郝爱欢'].map((zh) =>
      contributor(zh, ''),
    ),
    contributor('何娥', 'E He'),
  ],
  keywords: { zh: [], en: ['Hahnium'] },
  dates: published('2026-05-01'),
})

/** What every index keeps of suggestions; it leaves the articles as they were. */
export function describeSuggestions(open: () => SuggestionWorld): void {
  const texts = async (text: string, sites: readonly number[], size = 10): Promise<readonly string[]> =>
    (await open().index.suggest({ sites, text, size })).map((phrase) => phrase[phrase.script])

  it('suggests what begins like a text on these journals, the commonest first', async () => {
    const { one, two } = open()
    expect(await texts('FLO', [one])).toEqual(['Flood', 'Forecasting floods'])
    expect(await texts('flo', [two])).toEqual([])
    expect((await texts('r', [one, two], 1)).map((text) => text.toLowerCase())).toEqual(['river'])
    expect(await texts('zhang', [two])).toEqual(['Wei Zhang'])
    expect(await texts('river', [])).toEqual([])
    expect(await texts('%', [one, two])).toEqual([])
  })

  it('says what each of them is, and has at most so many of a kind', async () => {
    const { index, one, two } = open()
    const found = await index.suggest({ sites: [one, two], text: '洪', size: 10 })
    expect(found.map(({ kind, script, zh }) => [kind, script, zh])).toEqual([
      ['keyword', 'zh', '洪水'],
      ['title', 'zh', '洪水预报'],
    ])
    expect(await index.suggest({ sites: [one, two], text: 'wei z', size: 10 })).toEqual([
      { kind: 'author', script: 'en', zh: '张伟', en: 'Wei Zhang' },
    ])
    const few = await index.suggest({ sites: [one, two], text: 'f', size: 10, ofKind: 1 })
    expect(few.map(({ kind }) => kind).toSorted()).toEqual(['keyword', 'title'])
  })

  it('finds a Chinese name by its pinyin, in parts and in one piece, either part first [C7.16]', async () => {
    const { one, two, put } = open()
    for (const typed of [
      'zhang wei',
      'zhangwei',
      'ZhangW',
      'wei zhang',
      'weizhang',
      'zhang-wei',
      ' zhāng wěi ',
    ])
      expect([typed, await texts(typed, [one, two])]).toEqual([typed, ['Wei Zhang']])
    expect(await texts('shanxiong', [one])).toEqual([])
    await put(one, [named])
    // of names that have no English form, the family name as such
    for (const typed of ['shanxiong', 'shan xiongxin', "shan xiong'xin"])
      expect([typed, await texts(typed, [one])]).toEqual([typed, ['单雄信']])
    for (const typed of ['lv bu', 'lübu'])
      expect([typed, await texts(typed, [one])]).toEqual([typed, ['呂布']])
    for (const typed of ['ouyangz', 'ou yang ze', 'zeouy'])
      expect([typed, await texts(typed, [one])]).toEqual([typed, ['Ze Ou-Yang']])
    expect(await texts('shanxiong', [two])).toEqual([])
  })

  it('finds a Chinese name by the initials of its pinyin too, behind all that begins so [C7.16]', async () => {
    const { index, one, two, put } = open()
    for (const typed of ['zw', 'ZW', ' ｚｗ '])
      expect([typed, await texts(typed, [one, two])]).toEqual([typed, ['Wei Zhang']])
    await put(one, [named])
    for (const [typed, found] of [
      ['sxx', ['单雄信']],
      ['lb', ['呂布']],
      ['oyz', ['Ze Ou-Yang']],
      // the whole of them alone, and no more letters than a name has
      ['sx', []],
      ['oy', []],
      ['s', []],
      ['z w', []],
    ] as const)
      expect([typed, await texts(typed, [one])]).toEqual([typed, found])
    expect(await texts('sxx', [two])).toEqual([])
    await put(one, [crowded])
    const found = await index.suggest({ sites: [one], text: 'hah', size: 10 })
    expect(found.map(({ kind }) => kind)).toEqual([
      'keyword',
      'title',
      ...Array.from({ length: 5 }, () => 'author'),
    ])
    // a name whose letters are its initials stands once, where its letters place it
    const once = await index.suggest({ sites: [one], text: 'he', size: 10 })
    expect(once.filter(({ zh }) => zh === '何娥')).toEqual([
      { kind: 'author', script: 'en', zh: '何娥', en: 'E He' },
    ])
    expect((await index.suggest({ sites: [one], text: 'hah', size: 1 })).map(({ kind }) => kind)).toEqual([
      'keyword',
    ])
    expect(
      (await index.suggest({ sites: [one], text: 'hah', size: 10, ofKind: 1 })).map(({ kind }) => kind),
    ).toEqual(['keyword', 'title', 'author'])
    await put(one, [named])
  })

  it('suggests what has a later word that begins so, behind all that begins so itself [C7.16]', async () => {
    const { index, one, two, put } = open()
    await put(one, [dams])
    const title = 'Permeability of earth-dam energies in hydraulics'
    expect(await texts('dam', [one])).toEqual(['Dam safety', 'concrete dam', 'Déjà-vu of dams', title])
    const [here, elsewhere, few] = await Promise.all([
      texts('dam', [one], 2),
      texts('dam', [two]),
      index.suggest({ sites: [one], text: 'dam', size: 10, ofKind: 1 }),
    ])
    expect(here).toEqual(['Dam safety', 'concrete dam'])
    expect(elsewhere).toEqual([])
    expect(few.map(({ kind }) => kind)).toEqual(['keyword', 'title'])
    for (const [typed, found] of [
      ['earth d', [title]],
      ['hydrauli', [title]],
      ['ENERGIES', [title]],
      ['vu of', ['Déjà-vu of dams']],
      ['鱼道', ['竖缝式鱼道', '基于GIS的竖缝式鱼道选址']],
      ['魚道', ['竖缝式鱼道', '基于GIS的竖缝式鱼道选址']],
      ['缝式鱼道选', ['基于GIS的竖缝式鱼道选址']],
      ['gis', ['基于GIS的竖缝式鱼道选址']],
      ['energy', []],
      ['adam', []],
      ['道鱼', []],
      ['道', []],
      ['ea', []],
      ['%%%', []],
    ] as const)
      expect([typed, await texts(typed, [one])]).toEqual([typed, found])
    await put(one, [named])
  })

  it('suggests either script of Chinese, whichever is typed', async () => {
    const { one, put } = open()
    for (const typed of ['水庫', '水库调', '水庫調']) expect(await texts(typed, [one])).toEqual(['水庫調度'])
    for (const typed of ['张', '張']) expect(await texts(typed, [one])).toEqual(['张伟'])
    for (const typed of ['吕布', '呂']) expect(await texts(typed, [one])).toEqual(['呂布'])
    await put(one, [floods])
  })
}

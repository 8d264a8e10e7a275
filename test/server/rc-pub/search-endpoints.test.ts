import { describe, expect, it, vi } from 'vitest'
import { servedSamples } from './served-samples.ts'

// the sample journals are drawn and loaded before the first test, beside whatever else the machine does
vi.setConfig({ hookTimeout: 180_000 })

const { ask, siteId, store, failures } = servedSamples()

interface Hit {
  readonly id: string
  readonly siteId: string
  readonly resName: string
}
interface Found {
  readonly total: number
  readonly content: readonly Hit[]
  readonly words: readonly string[]
  readonly facets: Readonly<
    Record<string, readonly { readonly value: string; readonly count: number | null }[]>
  >
}

interface Read extends Found {
  readonly readings: readonly { readonly typed: string; readonly read: readonly string[] }[]
  readonly limits: readonly { readonly siteId: number; readonly term: string; readonly count: number }[]
}

const call = <T = Found>(
  name: string,
  parameters: Readonly<Record<string, string>>,
  sld = 'www',
  headers: Readonly<Record<string, string>> = {},
) => ask<T>(`${name}?${new URLSearchParams({ siteId: siteId(sld), ...parameters })}`, headers)

const idsOf = ({ content }: Found): readonly string[] => content.map(({ id }) => id)

describe('search/*', () => {
  it('answers a term in a field, over every field, and as an advanced query, alike [C7.15]', async () => {
    const { data: field } = await call('search/search', { q: '鱼道', sort: 'date' })
    expect(field.total).toBeGreaterThan(0)
    const { data: quick } = await call('search/quickSearch', { q: '鱼道', sort: 'date', field: 'doi' })
    expect(quick).toEqual(field)
    const { data: advanced } = await call('search/advSearch', { q: '鱼道', sort: 'date' })
    expect(idsOf(advanced)).toEqual(idsOf(field))
    expect(advanced.words).toEqual(['鱼道'])
  })

  it.each([
    ['front-article/search', 'search/search', { q: 'ice', field: 'title' }],
    ['front-article/quickSearch', 'search/quickSearch', { q: 'river', size: '5' }],
    ['front-article/advancedSearch', 'search/advSearch', { q: 'title~river OR abstract~水库' }],
  ] as const)('answers %s as %s [C7.15]', async (articles, search, parameters) => {
    const answer = await call(articles, parameters)
    expect(answer).toMatchObject({ status: 0, message: '操作成功' })
    expect(answer).toEqual(await call(search, parameters))
  })

  it('joins terms by AND, OR and NOT, within years [C2.30]', async () => {
    const total = async (q: string): Promise<number> => (await call('search/advSearch', { q })).data.total
    const [river, water, both, either, without] = await Promise.all([
      total('river'),
      total('水'),
      total('river AND 水'),
      total('river OR 水'),
      total('river NOT 水'),
    ])
    expect([either, without]).toEqual([river + water - both, river - both])
    const all = await total('NOT qqzz')
    expect(await total('NOT qqzz YEAR ..2025')).toBe(all - (await total('NOT qqzz YEAR 2026..')))
  })

  it('finds the articles of the journals that an advanced query names [C3.15]', async () => {
    const { data } = await call('search/advSearch', { q: 'publicationName~水利工程' })
    expect(new Set(data.content.map((hit) => hit.siteId))).toEqual(new Set([siteId('slgc')]))
    expect((await call('search/advSearch', { q: 'publicationName=水利' })).data.total).toBe(0)
  })

  it('reads what is written apart or abbreviated, says so, and takes the words alone where they are asked for [C7.15]', async () => {
    const whole = (await call('search/search', { q: 'fishway' })).data.total
    const { data } = await call<Read>('search/search', { q: 'fish-way' })
    expect([data.total, data.readings]).toEqual([whole, [{ typed: 'fish way', read: ['fishway'] }]])
    const { data: words } = await call<Read>('search/search', { q: 'fish-way', as: 'words' })
    expect([words.total < whole, words.readings]).toEqual([true, []])
    const counted = async (as: Readonly<Record<string, string>>) =>
      (await call<{ article: number }>('search/counts', { q: 'fish-way', types: 'article', ...as })).data
        .article
    expect([await counted({}), await counted({ as: 'words' })]).toEqual([whole, words.total])
    const { data: name } = await call<Read>('search/search', { q: 'Yu TL fishway' })
    expect([name.total > 0, name.readings.map(({ typed }) => typed)]).toEqual([true, ['Yu TL']])
  })

  it('offers a journal that a search names beside other words, with what these find there [C7.15]', async () => {
    const journal = siteId('slgc')
    for (const q of ['水利工程学刊 鱼道', '鱼道 journal of hydraulic works']) {
      const { limits } = (await call<Read>('search/search', { q })).data
      expect([q, limits.map((limit) => [String(limit.siteId), limit.term])]).toEqual([q, [[journal, '鱼道']]])
      const { data } = await call('search/search', { q: '鱼道', journal })
      expect(limits[0]?.count).toBe(data.total)
    }
    for (const parameters of [
      { q: '水利工程学刊 鱼道', journal },
      { q: '水利工程学刊 鱼道', as: 'words' },
      { q: '水利工程学刊 鱼道', field: 'title' },
      { q: '水利工程学刊 qqzz' },
      { q: '水利工程学刊' },
    ])
      expect((await call<Read>('search/search', parameters)).data.limits).toEqual([])
  })

  it('pages through all hits, any number on a page [C7.15]', async () => {
    const parameters = { q: '', sort: 'relevance', size: '7' }
    const first = await call('search/search', parameters)
    const ids = [...idsOf(first.data)]
    for (let page = 1; page * 7 < first.data.total; page++) {
      ids.push(...idsOf((await call('search/search', { ...parameters, page: String(page) })).data))
    }
    expect(new Set(ids).size).toBe(first.data.total)
    expect(ids.length).toBe(first.data.total)
  })

  it('tells the facets of a search alone [C7.16]', async () => {
    const { data } = await call('search/search', { q: '研究' })
    const { total, facets } = data
    expect((await call('search/clusters', { q: '研究' })).data).toEqual({ total, facets })
  })

  it('leaves out journals that have expired, also in the aggregate', async () => {
    const everywhere = await call('search/search', {})
    const [count] = await store().query<{ count: number }>(
      `select count(*) from article a join site s on s.id = a.site_id where not s.expired`,
    )
    expect(everywhere.data.total).toBe(count?.count)
  })

  it.each([
    [
      'an unknown field',
      'search/search',
      { field: 'colour' },
      'field 应为 all',
      'field should be one of all',
    ],
    [
      'an unknown order',
      'search/quickSearch',
      { sort: 'size' },
      'sort 应为',
      'sort should be one of relevance',
    ],
    [
      'an unknown time',
      'search/clusters',
      { time: '2' },
      'time 应为 0, 5',
      'time should be one of 0, 5, 3, 1',
    ],
    ['a long term', 'search/search', { q: 'x'.repeat(501) }, '检索词过长', 'The term is too long'],
    ['an empty query', 'search/advSearch', {}, '请输入检索词', 'Please enter the search term.'],
    ['a quotation mark', 'search/advSearch', { q: 'title="a' }, '第 1 个字符', 'not finished (character 1)'],
    ['half a pair', 'search/advSearch', { q: 'river AND' }, '第 10 个字符', 'cannot be read (character 10)'],
    ['deep groups', 'search/advSearch', { q: `${'('.repeat(60)}a` }, '括号嵌套过深', 'nested too deeply'],
    ['many terms', 'search/advSearch', { q: 'a '.repeat(201) }, '检索词过多', 'more than 200 terms'],
    [
      'turned years',
      'search/advSearch',
      { q: 'a YEAR 2020..2010' },
      '年份范围有误',
      'The years are no range',
    ],
    ['an unknown type', 'search/analyze', { q: 'a', type: 'colour' }, '检索类型不存在', 'no such type'],
    ['a long beginning', 'search/suggestions', { q: 'x'.repeat(501) }, '检索词过长', 'too long'],
  ] as const)(
    'refuses %s in %s clearly, in the language asked for',
    async (_why, name, parameters, zh, en) => {
      const refused = await call<null>(name, parameters, 'www', { language: 'zh' })
      expect(refused).toMatchObject({ status: 400, data: null })
      expect(refused.message).toContain(zh)
      expect((await call<null>(name, parameters)).message).toContain(en)
    },
  )

  it('takes any text for what it is', async () => {
    for (const q of [
      "'; drop table article; --",
      "a' | 'b",
      '\u0000x',
      '\\',
      '%_',
      '<b>',
      ':*',
      '\ud800',
      '!(&|)',
    ]) {
      for (const name of [
        'search/search',
        'search/analyze',
        'search/suggestions',
        'search/suggestionsByKind',
        'search/author',
      ]) {
        expect([q, name, (await call(name, { q, keyword: q, column: q, journal: q })).status]).toEqual([
          q,
          name,
          0,
        ])
      }
      expect([0, 400]).toContain((await call('search/advSearch', { q, year: q })).status)
    }
    expect(failures).toEqual([])
  })
})

describe('search/analyze', () => {
  it('reads words as typed and as the index has them, Chinese as a dictionary divides it [C7.4]', async () => {
    expect((await call('search/analyze', { q: '水利工程 Studies', type: 'article' })).data).toEqual([
      '水利工程',
      'studies',
      'studi',
    ])
    expect((await call('search/analyze', { q: '10.5555/ABC', type: 'doi' })).data).toEqual(['10.5555/abc'])
  })
})

describe('search/suggestions', () => {
  const suggest = async (q: string, sld = 'www'): Promise<readonly string[]> =>
    (await call<readonly string[]>('search/suggestions', { q }, sld)).data

  it('completes keywords, names in either order, and titles, of the site alone [C7.16]', async () => {
    const [author] = await store().query<{ en: string; zh: string }>(
      `select p.zh, p.en from phrase p join site s on s.id = p.site_id
      where s.sld = 'slgc' and p.kind = 'author' and p.zh <> '' and p.en like '% %' order by p.en limit 1`,
    )
    const [given = '', family = ''] = author?.en.split(' ') ?? []
    for (const typed of [`${family} ${given}`, `${given} ${family}`.toLowerCase()]) {
      expect(await suggest(typed, 'slgc')).toContain(author?.en)
      expect(await suggest(typed, 'gzxb')).not.toContain(author?.en)
    }
    expect(await suggest(author?.zh ?? '', 'slgc')).toContain(author?.zh)
    const { data } = await call('search/search', { q: '鱼道', field: 'title' }, 'slgc', { language: 'zh' })
    const title = data.content[0]?.resName ?? ''
    expect(await suggest(title.slice(0, 4), 'slgc')).toContain(title.replace(/<[^>]*>/g, ''))
  })

  it('has the commonest first, and at most as many as asked for', async () => {
    const common = await store().query<{ text: string; articles: number }>(
      `select max(en) as text, sum(articles) as articles from phrase where en <> '' group by key_en
      order by 2 desc, 1 limit 1`,
    )
    const text = common[0]?.text ?? ''
    expect((await suggest(text.slice(0, 2)))[0]?.toLowerCase().slice(0, 2)).toBe(
      text.slice(0, 2).toLowerCase(),
    )
    expect(
      (await call<readonly string[]>('search/suggestions', { q: 'a', size: '3' })).data.length,
    ).toBeLessThan(4)
  })
})

describe('search/author', () => {
  it('finds authors by the beginning of either name, with articles and affiliations [C7.16]', async () => {
    interface Authors {
      readonly totalElements: number
      readonly content: readonly {
        readonly zhName: string | null
        readonly enName: string | null
        readonly articleCount: number
        readonly affiliations: readonly unknown[]
      }[]
    }
    const [author] = await store().query<{ family: string }>(
      `select split_part(p.key_turned, ' ', 1) as family from phrase p join site s on s.id = p.site_id
      where s.sld = 'slgc' and p.kind = 'author' and p.en like '% %' order by 1 limit 1`,
    )
    const family = author?.family ?? ''
    const { data } = await call<Authors>('search/author', { q: family.toUpperCase(), size: '3' }, 'hengwen')
    expect(data.totalElements).toBeGreaterThan(0)
    for (const { enName, articleCount, affiliations } of data.content) {
      expect(enName?.toLowerCase().split(' ')).toContain(family)
      const [count] = await store().query<{ count: number }>(
        `select count(*) from article a join site s on s.id = a.site_id join site g on g.id = s.group_id
        where g.sld = 'hengwen' and a.record->'contributors' @> jsonb_build_array(
          jsonb_build_object('name', jsonb_build_object('en', $1::text)))`,
        [enName ?? ''],
      )
      expect(articleCount).toBe(count?.count)
      expect(affiliations.length).toBeGreaterThan(0)
    }
    expect((await call<Authors>('search/author', { q: '' })).data).toMatchObject({
      totalElements: 0,
      content: [],
    })
  })
})

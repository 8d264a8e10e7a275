import type {
  WireAttachment,
  WirePublicizeInfo,
  WireReference,
  WireStatistics,
  WireArticle,
} from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord, contributor } from './article-records.ts'
import { servedSamples } from './served-samples.ts'
import { storeSite } from './stored-site.ts'

const { ask, rcPub, server, siteId, store } = servedSamples()

const idWhere = async (where: string): Promise<string> => {
  const [row] = await store().query<{ id: number }>(
    `select id from article a where ${where} order by id limit 1`,
  )
  return String(row?.id ?? '')
}
const supplemented = () => idWhere(`record->'attachments' <> '[]'`)

/** The keys that programs read of an article. */
const readKeys =
  'id siteId doi language resName enResName authors enAuthors keyword enKeyword summary enSummary publicationName enPublicationName sourcePublicationName enSourcePublicationName volume issue year firstPageNum lastPageNum pageOrElocationId part lanmu oa onlineDate publishDate ppubDate revisedDate acceptedDate fullTextUrl contentUrl attach visits downloads'.split(
    ' ',
  )

describe('an article', () => {
  it('has every key that programs read, also where it is empty [C7.15]', async () => {
    const ids = await store().query<{ id: number }>('select id from article')
    for (const { id } of ids) {
      const { data } = await ask<Record<string, unknown>>(`front-article/${id}`)
      expect(Object.keys(data)).toEqual(expect.arrayContaining(readKeys))
      expect(Object.values(data)).not.toContain(undefined)
    }
  })

  it('names its files as getAttach does, by their codes [C7.15]', async () => {
    const id = await supplemented()
    const { data } = await ask<WireArticle>(`front-article/${id}`, { language: 'zh' })
    const files = await ask<readonly WireAttachment[]>(`front-article/getAttach?id=${id}`, { language: 'zh' })
    expect(data.attach).toEqual(files.data)
    expect(files.data.map(({ code }) => code)).toEqual(['pdf', 'metaxml', 'supplement', 'supplement'])
  })
})

describe('front-article/getAttachTypesById', () => {
  it('offers a PDF exactly of what has a full text or a PDF of its own [C7.15]', async () => {
    const site = await storeSite(store(), { sld: 'attached' })
    const pdf = {
      name: 'own.pdf',
      title: { zh: '', en: '' },
      mediaType: 'application/pdf',
      size: 9,
      fileId: 5,
    }
    await saveArticles(store(), site, [
      articleRecord({ key: 'bare' }),
      articleRecord({ key: 'own', attachments: [{ code: 'pdf', ...pdf }] }),
      articleRecord({ key: 'text', fullText: { zh: null, en: { language: 'en', html: '<p>x</p>' } } }),
    ])
    const codes = async (key: string) =>
      (
        await ask<readonly { code: string }[]>(
          `front-article/getAttachTypesById?id=${await idWhere(`key = '${key}'`)}`,
        )
      ).data.map(({ code }) => code)
    expect(await codes('bare')).toEqual(['metaxml'])
    expect(await codes('own')).toEqual(['lowqualitypdf', 'pdf', 'metaxml'])
    expect(await codes('text')).toEqual(['lowqualitypdf', 'pdf', 'metaxml'])
    const [own] = (
      await ask<readonly WireAttachment[]>(`front-article/getAttach?id=${await idWhere(`key = 'own'`)}`)
    ).data
    expect(own).toMatchObject({ code: 'pdf', id: '5', name: 'A study own.pdf', size: 9 })
  })
})

describe('front-article/getAttach', () => {
  it('lists the supplement of a sample article, whose bytes are served [C7.15]', async () => {
    const { data } = await ask<readonly WireAttachment[]>(
      `front-article/getAttach?id=${await supplemented()}`,
      { language: 'zh' },
    )
    const file = data.find(({ code }) => code === 'supplement')
    expect(file).toMatchObject({
      name: '001-vertical-slot-fishway-runs.csv',
      title: expect.stringContaining('附件 1'),
      enTitle: expect.stringContaining('Supplement 1'),
      mediaType: 'text/csv; charset=utf-8',
    })
    const answer = await server().inject({ url: file?.url ?? '' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': String(file?.size),
    })
    expect(answer.body).toMatch(/^case,drop_m,/)
  })

  it('stands in the full text as a link to the same file [C7.15]', async () => {
    const id = await supplemented()
    const { data } = await ask<readonly WireAttachment[]>(`front-article/getAttach?id=${id}`)
    const text = await ask<{ html: string }>(`front-article/getHtml?id=${id}`, { language: 'zh' })
    expect(text.data.html).toContain(`href="${data.find(({ code }) => code === 'supplement')?.url}"`)
  })
})

describe('front-article/getReference', () => {
  it('gives the references in order, with their parts [C7.15]', async () => {
    const id = await idWhere('reference_count > 3')
    const { data } = await ask<readonly WireReference[]>(`front-article/getReference?id=${id}`)
    expect(data.map(({ sortId }) => sortId)).toEqual(data.map((_, at) => at + 1))
    const works = data.flatMap(({ citations }) => citations)
    expect(works.some(({ authors, source, year }) => authors && source && year)).toBe(true)
    expect(works.every(({ authors }) => authors === null || !authors.includes(';;'))).toBe(true)
  })

  it('writes people family name first, organisations whole, and parts them with semicolons', async () => {
    const site = await storeSite(store(), { sld: 'citing' })
    const blank = {
      language: 'en' as const,
      text: '',
      type: 'journal',
      title: '',
      source: 'A journal',
      year: '2020',
      volume: '',
      issue: '',
      firstPage: '',
      lastPage: '',
      elocationId: '',
      edition: '',
      publisher: '',
      doi: '',
      pmid: '',
      url: '',
    }
    await saveArticles(store(), site, [
      articleRecord({
        key: 'citing',
        references: [
          {
            id: 'r1',
            label: '1',
            text: 'A text',
            doi: '',
            citations: [
              {
                ...blank,
                authors: [
                  { kind: 'person', surname: 'King', givenNames: 'Martin Luther', suffix: 'Jr.' },
                  { kind: 'collab', name: 'WHO; Geneva' },
                ],
              },
            ],
          },
        ],
      }),
    ])
    const { data } = await ask<readonly WireReference[]>(
      `front-article/getReference?id=${await idWhere(`key = 'citing'`)}`,
    )
    expect(data[0]?.citations[0]).toMatchObject({
      authors: 'King Martin Luther, Jr.;WHO, Geneva',
      source: 'A journal',
      title: null,
    })
  })
})

describe('front-article/getStatistics', () => {
  it('tells the last twelve months, and counts a reading in this one [C7.15]', async () => {
    const id = await idWhere('visits > 0')
    const path = `front-article/getStatistics?id=${id}`
    await rcPub().close()
    const before = (await ask<WireStatistics>(path)).data
    expect(before.months.map(({ month }) => month)).toEqual([
      '2025-12',
      ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`),
    ])
    // somebody who has read nothing before
    await ask(`front-article/${id}`, { 'user-agent': 'Mozilla/5.0 (statistics)' })
    await rcPub().close()
    const after = (await ask<WireStatistics>(path)).data
    expect(after.visits).toBe((before.visits ?? 0) + 1)
    expect(after.months.at(-1)?.visits).toBe((before.months.at(-1)?.visits ?? 0) + 1)
    expect(after.downloads).toBe(before.downloads)
  })
})

describe('front-article/relations', () => {
  const related = async (id: string, size = 10) =>
    (await ask<readonly WireArticle[]>(`front-article/relations?id=${id}&size=${size}`)).data

  it('puts those of the same site first, then what shares most; covers and expired sites are left out [C7.15]', async () => {
    const [own, other, gone] = [
      await storeSite(store(), { sld: 'own' }),
      await storeSite(store(), { sld: 'other' }),
      await storeSite(store(), { sld: 'over' }),
    ]
    await store().query('update site set expired = true where id = $1', [gone])
    const about = (key: string, words: readonly string[], authors: readonly string[] = ['A Person']) =>
      articleRecord({
        key,
        keywords: { zh: [], en: words },
        contributors: authors.map((name) => contributor('', name)),
        column: { zh: '', en: `Column of ${key}` },
      })
    await saveArticles(store(), own, [
      about('it', ['otters', 'dams', 'mud']),
      about('near', ['otters'], ['Somebody Else']),
      about('nearer', ['Otters', 'Dams'], ['Somebody Else']),
      about('stranger', ['moons'], ['Somebody Else']),
      { ...about('cover', ['otters', 'dams', 'mud'], []), doi: '' },
    ])
    await saveArticles(store(), other, [
      about('far', ['otters', 'dams', 'mud'], ['Third Man']),
      about('signed', ['moons'], ['PERSON, A']),
    ])
    await saveArticles(store(), gone, [about('expired', ['otters', 'dams', 'mud'])])
    const id = await idWhere(`key = 'it'`)
    expect((await related(id)).map(({ doi }) => doi)).toEqual(['nearer', 'near', 'far', 'signed'])
    expect(await related(id, 2)).toHaveLength(2)
  })
})

describe('front-article/getPublicizeInfo', () => {
  it('follows the language in title and summary, without tags, and cites in both [C7.15]', async () => {
    const id = await idWhere(`record->'title'->>'zh' <> '' and record->'abstractHtml'->>'zh' <> ''`)
    const info = async (language: string) =>
      (await ask<WirePublicizeInfo>(`front-article/getPublicizeInfo?id=${id}`, { language })).data
    const [zh, en] = [await info('zh'), await info('en')]
    expect(zh.url).toMatch(/^\/zh\/article\/doi\/10\.5555\//)
    expect(en.url).toBe(zh.url?.replace('/zh/', '/en/'))
    expect([zh.quote, zh.transQuote]).toEqual([en.quote, en.transQuote])
    expect(zh.title).not.toBe(en.title)
    expect(zh.summary).toMatch(/\p{Script=Han}/u)
    for (const { title, summary } of [zh, en]) expect(`${title} ${summary}`).not.toMatch(/<\w/)
    expect([...(en.summary ?? '')].length).toBeLessThanOrEqual(300)
  })
})

describe('front-article/getJumpUrl', () => {
  const jump = (query: string) =>
    server().inject({ url: `/rc-pub/front/front-article/getJumpUrl?${query}`, headers: { language: 'zh' } })

  it("answers the bare address of the article's page, or of where it stands elsewhere [C7.7] [C7.15]", async () => {
    const id = await idWhere(`doi <> ''`)
    const own = await jump(`siteId=${siteId('slgc')}&id=${id}`)
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(own.body).toMatch(/^\/zh\/article\/doi\/10\.5555\//)
    const site = await storeSite(store(), { sld: 'elsewhere' })
    await saveArticles(store(), site, [
      articleRecord({ key: 'elsewhere', sourceUrl: 'https://journal.example/1' }),
    ])
    const far = await idWhere(`key = 'elsewhere'`)
    expect((await jump(`id=${far}`)).body).toBe('https://journal.example/1')
    const { data } = await ask<WireArticle>(`front-article/${far}`)
    expect(data).toMatchObject({ vasDocLink: 'https://journal.example/1', vasDocsource: 'journal.example' })
  })

  it.each(['id=1', 'id=', 'id=none', ''])(
    'refuses %j in an envelope, in the language asked for [C7.7]',
    async (query) => {
      const answer = await jump(query)
      expect(answer.json()).toEqual({ status: 404, message: '文章不存在', data: null })
    },
  )
})

describe('an unknown article', () => {
  it.each([
    ['getAttachTypesById', []],
    ['getAttach', null],
    ['getReference', null],
    ['getStatistics', null],
    ['relations', null],
    ['getPublicizeInfo', null],
  ])('has nothing for %s [C7.15]', async (call, data) => {
    for (const id of ['1', 'none', '', '99999999999999999999', '-1', '1.5']) {
      expect(await ask(`front-article/${call}?id=${id}`)).toEqual({ status: 0, message: '操作成功', data })
    }
  })
})

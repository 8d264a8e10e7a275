import type { UiLanguage } from '@xuekan/core'
import { citationFormats, exportAddress, type CitationFormat } from '@xuekan/core/citation'
import { articleRoute } from '@xuekan/core/content'
import { formatRoute } from '@xuekan/core/route'
import { asSiteId } from '@xuekan/core/site'
import { mostCitedIds } from '@xuekan/rc-pub/contract'
import { describe, expect, it } from 'vitest'
import { createRcPub, createRcPubServer } from '../../../server/rc-pub/index.ts'
import {
  elementsAt,
  readBibtex,
  readEndnote,
  readNoteExpress,
  readRis,
  readXml,
  valuesOf,
} from '../../domain/citation/readers.ts'
import { servedSamples } from './served-samples.ts'

const { ask, server, siteId, store, failures } = servedSamples()

interface CitationItem {
  readonly id: string
  readonly resName: string
  readonly resString: string
  readonly quote: string
  readonly transQuote: string
  readonly sortId: number
}

interface Row {
  readonly id: number
  readonly doi: string
  readonly issn: string
  readonly zh: string
  readonly en: string
}

/** Articles with plain titles in both languages, the latest loaded first. */
const articles = (count: number): Promise<readonly Row[]> =>
  store().query<Row>(
    `select id, doi, record->>'issn' as issn, record->'title'->>'zh' as zh, record->'title'->>'en' as en from article
    where record->'title'->>'zh' ~ '^[^<&]+$' and record->'title'->>'en' ~ '^[^<&%$#_{}~^]+$'
    and jsonb_array_length(record->'contributors') > 0
    order by id desc limit $1`,
    [count],
  )

const batch = async (ids: string, language = 'zh') =>
  ask<readonly CitationItem[] | null>(`front-article/batchPublicizeInfo?ids=${encodeURIComponent(ids)}`, {
    language,
  })

const download = (query: Readonly<Record<string, string>>) =>
  server().inject({
    url: `/rc-pub/front/front-article/downloadCitation?${new URLSearchParams(query)}`,
    headers: { host: 'journals.example.org:8080' },
  })

describe('front-article/batchPublicizeInfo', () => {
  it('cites in GB/T 7714, quote in Chinese and transQuote in English, in the order of the ids [C7.9] [C3.11]', async () => {
    const rows = await articles(3)
    const { data } = await batch(rows.map(({ id }) => id).join(','))
    expect(data?.map(({ id, sortId }) => [id, sortId])).toEqual(
      rows.map(({ id }, index) => [String(id), index + 1]),
    )
    for (const [index, { zh, en, doi }] of rows.entries()) {
      const item = data?.[index]
      expect(item?.quote).toContain(`. ${zh}[J/OL]. `)
      expect(item?.transQuote).toContain(`. ${en}[J/OL]. `)
      expect(item?.quote.endsWith(`DOI:${doi}.`)).toBe(true)
      expect(item?.quote).toContain(`${item?.resString}. DOI:`)
      expect(item?.resName).toBe(zh)
    }
  })

  it('names title and source in the language of the header, and both strings whatever that is', async () => {
    const [row] = await articles(1)
    const [zh, en] = [await batch(String(row?.id), 'zh'), await batch(String(row?.id), 'en')]
    expect(en.data?.[0]).toMatchObject({ quote: zh.data?.[0]?.quote, transQuote: zh.data?.[0]?.transQuote })
    expect(en.data?.[0]?.resName).toBe(row?.en)
    expect(en.data?.[0]?.resString).not.toBe(zh.data?.[0]?.resString)
  })

  it('answers each id once, and leaves out what is no article', async () => {
    const [one, other] = (await articles(2)).map(({ id }) => String(id))
    const { data } = await batch(`${other}, 1,${one},x,${other},,999999999`)
    expect(data?.map(({ id, sortId }) => [id, sortId])).toEqual([
      [other, 1],
      [one, 2],
    ])
    expect((await batch('x,-1,1e3')).data).toEqual([])
  })

  it('refuses no ids and too many, and takes as many as it says', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 900_000_000).join(',')
    expect(await batch('')).toMatchObject({ status: 400, message: '请先选择文献', data: null })
    expect(await batch(' , ', 'en')).toMatchObject({ status: 400, message: 'No ids are given.' })
    expect(await batch(ids(mostCitedIds + 1))).toMatchObject({
      status: 400,
      message: '一次最多选择 500 篇文献',
      data: null,
    })
    expect(await batch(ids(mostCitedIds))).toMatchObject({ status: 0, data: [] })
  })
})

describe('front-article/downloadCitation', () => {
  it('names the journal in the language asked for, as its site does where the article names the same journal', async () => {
    const [row] = await articles(1)
    const id = String(row?.id)
    const journalIn = async (named: Readonly<Record<'zh' | 'en', string>>, language: UiLanguage) => {
      await store().query(
        `update article set record = jsonb_set(record, '{journalName}', $2::jsonb) where id = $1`,
        [id, JSON.stringify(named)],
      )
      const { body } = await download({ siteId: siteId('slgc'), ids: id, citationType: 'RefMan', language })
      return readRis(body).flatMap((record) => valuesOf(record, 'JF'))[0]
    }
    const [before] = await store().query<{
      own: { zh: string; en: string }
      site: { zh: string; en: string }
    }>(
      `select a.record->'journalName' as own, s.config->'name' as site
      from article a join site s on s.id = a.site_id where a.id = $1`,
      [id],
    )
    const { own, site } = before ?? { own: { zh: '', en: '' }, site: { zh: '', en: '' } }
    expect(await journalIn({ zh: site.zh, en: '' }, 'en')).toBe(site.en)
    expect(await journalIn({ zh: '', en: site.en }, 'zh')).toBe(site.zh)
    expect(await journalIn({ zh: '', en: '' }, 'en')).toBe(site.en)
    expect(await journalIn({ zh: '另一种期刊', en: '' }, 'en')).toBe('另一种期刊')
    expect(await journalIn(own, 'en')).toBe(own.en || site.en)
  })

  const titles: Readonly<Record<CitationFormat['name'], (text: string) => readonly string[]>> = {
    BibTeX: (text) => readBibtex(text).map(({ fields }) => (fields.get('title') ?? '').replace(/[{}]/g, '')),
    Endnote: (text) => readEndnote(text).flatMap((record) => valuesOf(record, 'T')),
    RefMan: (text) => readRis(text).flatMap((record) => valuesOf(record, 'TI')),
    NoteExpress: (text) => readNoteExpress(text).flatMap((record) => valuesOf(record, 'Title')),
    NoteFirst: (text) =>
      elementsAt(readXml(text), 'Bibliography').map(
        (record) => elementsAt(record, 'PrimaryTitle', 'Title')[0]?.text ?? '',
      ),
  }

  it.each(citationFormats.map((format) => [format.name, format] as const))(
    'gives %s as a file that its readers read, one record for each id, in their order [C7.9]',
    async (name, { extension, mediaType }) => {
      const rows = (await articles(3)).toReversed()
      for (const language of ['zh', 'en'] as const) {
        const answer = await download({
          ids: rows.map(({ id }) => id).join(','),
          citationType: name.toUpperCase(),
          language,
        })
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': mediaType,
          'content-disposition': `attachment; filename="citation-3.${extension}"`,
          'x-content-type-options': 'nosniff',
        })
        expect(answer.rawPayload[0]).not.toBe(0xef)
        expect(titles[name](answer.body)).toEqual(rows.map((row) => row[language]))
      }
    },
  )

  it('follows the address that the core writes, which needs no headers [C7.9]', async () => {
    const rows = await articles(2)
    const items = rows.map(({ id }) => ({ siteId: asSiteId(siteId('slgc')), id: String(id) }))
    const ris = citationFormats[2]
    const answer = await server().inject({ url: exportAddress(ris, items, 'zh') ?? '' })
    expect(readRis(answer.body).flatMap((record) => valuesOf(record, 'TI'))).toEqual(rows.map(({ zh }) => zh))
  })

  it('tells the page of each article under the host that was asked, its DOI and the ISSN of its journal', async () => {
    const [row] = await articles(1)
    const requested = async (language: UiLanguage) =>
      readRis((await download({ ids: String(row?.id), citationType: 'RefMan', language })).body)[0] ?? []
    for (const language of ['zh', 'en'] as const) {
      const record = await requested(language)
      const path = formatRoute(articleRoute({ id: String(row?.id), doi: row?.doi ?? '' }, language))
      expect(valuesOf(record, 'UR')).toEqual([`http://journals.example.org:8080${path}`])
      expect(valuesOf(record, 'DO')).toEqual([row?.doi])
      expect(valuesOf(record, 'SN')).toEqual(row?.issn === '' ? [] : [row?.issn])
      expect(valuesOf(record, 'AU').length).toBeGreaterThan(0)
      expect(valuesOf(record, 'PY')).toEqual([expect.stringMatching(/^\d{4}$/)])
    }
  })

  it('leaves out what is no article, and names the file by the key of the one that is left', async () => {
    const [row] = await articles(1)
    const answer = await download({ ids: `1,${row?.id},${row?.id}`, citationType: 'Endnote', language: 'zh' })
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="[a-z]+2026[a-z]+\.enw"$/)
    expect(readEndnote(answer.body)).toHaveLength(1)
  })

  it.each([
    ['an unknown type', { ids: '5', citationType: 'Word' }, 400, 'There is no such citationType.'],
    ['no type', { ids: '5' }, 400, 'There is no such citationType.'],
    ['no ids', { citationType: 'BibTeX' }, 400, 'No ids are given.'],
    ['unknown ids', { ids: '1,x', citationType: 'BibTeX' }, 404, 'Article id is not exist.'],
  ] as const)('refuses %s in an envelope, with the same HTTP status', async (_, query, status, message) => {
    const answer = await download({ ...query, language: 'en' })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ status, message: expect.stringContaining(message), data: null })
    expect(answer.headers['content-disposition']).toBeUndefined()
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    const inChinese = await download({ ...query, language: 'zh' })
    expect(inChinese.json<{ message: string }>().message).toMatch(/\p{Script=Han}/u)
  })

  it('refuses more ids than it takes', async () => {
    const ids = Array.from({ length: mostCitedIds + 1 }, (_, index) => index + 1).join(',')
    expect((await download({ ids, citationType: 'BibTeX' })).json()).toMatchObject({ status: 400 })
  })

  it('reports a failure of the store, and says in an envelope that it is busy', async () => {
    const reported: unknown[] = []
    const database = {
      ...store(),
      query: <Row>(sql: string) =>
        /\bmeta\b|site_version/.test(sql) ? store().query<Row>(sql) : Promise.reject(new Error('no store')),
    }
    const failing = await createRcPub({ database, report: (failure) => reported.push(failure) })
    const lone = await createRcPubServer(failing)
    const answer = await lone.inject({
      url: '/rc-pub/front/front-article/downloadCitation?ids=5&citationType=BibTeX&language=en',
    })
    expect([answer.statusCode, answer.json<{ status: number }>().status]).toEqual([500, 500])
    expect(reported).toHaveLength(1)
    await failing.close()
    await lone.close()
  })

  it('has reported nothing else', () => {
    expect(failures).toEqual([])
  })
})

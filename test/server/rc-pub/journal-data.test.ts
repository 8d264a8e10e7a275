import { decode, endpoints } from '@xuekan/rc-pub/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { saveArticles } from '../../../server/rc-pub/load/save-articles.ts'
import { articleRecord } from './article-records.ts'
import type { JournalData } from './journal-data-read.ts'
import { recordInParts } from './record-in-parts.ts'
import { servedSamples } from './served-samples.ts'

const { ask, rcPub, server, siteId, store } = servedSamples()

interface WireArticle {
  readonly id: string
  readonly contentUrl: string | null
}

const article = async (doi: string): Promise<WireArticle> =>
  (await ask<WireArticle>(`front-article/getArticleByDoi?doi=${encodeURIComponent(doi)}`)).data

const getData = (contentUrl: string, language = 'zh') =>
  server().inject({
    url: `/rc-pub/front/journal-web/getData?contentUrl=${encodeURIComponent(contentUrl)}`,
    headers: { language },
  })

const dataOf = async (doi: string, language = 'zh'): Promise<JournalData> => {
  const { contentUrl } = await article(doi)
  return (await getData(contentUrl ?? '', language)).json<JournalData>()
}

beforeAll(async () => {
  await saveArticles(store(), Number(siteId('slgc')), [
    recordInParts,
    articleRecord({ key: '10.5555/parts.none' }),
  ])
})

describe('journal-web/getData', () => {
  it('answers an article in its parts, without an envelope [C7.15]', async () => {
    const { id } = await article(recordInParts.key)
    expect(await dataOf(recordInParts.key)).toEqual({
      defaultlang: 'zh',
      journalTitle: '水利工程学刊',
      volume: '69',
      issue: '4',
      titlegroup: {
        articletitle: [
          {
            lang: 'zh',
            data: [
              { name: 'text', data: '水 H' },
              { name: 'sub', data: '2' },
              { name: 'text', data: 'O' },
            ],
          },
          { lang: 'en', data: [{ name: 'text', data: 'Water' }] },
        ],
      },
      contribgroup: {
        author: [
          {
            name: [
              { lang: 'zh', surname: '欧阳', givenname: '文' },
              { lang: 'en', surname: 'de la Cruz', givenname: 'Wen Maria, Jr.' },
            ],
            aff: [{ text: '1' }],
            role: ['corresp'],
            email: 'wen@example.org',
            orcid: '',
          },
          {
            name: [{ lang: 'en', surname: 'GUSTO Investigators', givenname: null }],
            aff: [],
            role: ['collab'],
            email: '',
            orcid: '',
          },
          {
            name: [{ lang: 'zh', surname: '李想', givenname: null }],
            aff: [],
            role: [],
            email: '',
            orcid: '',
          },
        ],
        aff: [
          {
            id: 'a',
            text: '江海大学',
            intro: [
              { lang: 'zh', label: '1', text: '江海大学' },
              { lang: 'en', label: '1', text: 'Jianghai University' },
            ],
          },
        ],
        executiveeditor: null,
      },
      keyword: [{ lang: 'zh', data: [[{ name: 'text', data: '水' }], [{ name: 'text', data: '沙' }]] }],
      reflist: {
        data: [
          {
            id: 'r-1',
            label: '1',
            citation: [
              { lang: 'zh', title: '论水', text: [{ name: 'text', data: '论水.' }], doi: null },
              { lang: 'en', title: 'Water', text: [{ name: 'text', data: 'On water.' }], doi: '10.5555/w.1' },
            ],
          },
        ],
      },
      articlemeta: {
        publisherid: id,
        doi: '10.5555/parts.1',
        fundinggroup: [{ lang: 'zh', text: [{ name: 'text', data: '江州基金' }] }],
        history: { received: '2025-12-01', opub: '2026-01-02', ppub: '2026-03' },
      },
      body: [{ lang: 'zh', data: '<p>正文</p>' }],
    })
  })

  it('has every key that the contract names, and fits it', async () => {
    const { contentUrl } = await article(recordInParts.key)
    const { answer } = endpoints.journalData
    const read = answer && decode(answer, (await getData(contentUrl ?? '')).json())
    expect(read).toMatchObject({ ok: true, value: { articlemeta: { doi: recordInParts.key } } })
    const within = await rcPub().answer({
      method: 'GET',
      path: '/rc-pub/front/journal-web/getData',
      query: { contentUrl: contentUrl ?? '' },
      headers: { language: 'zh' },
      body: null,
    })
    expect(within.body).toEqual({ kind: 'value', value: await dataOf(recordInParts.key) })
  })

  it('names journal and affiliations in the language of the header', async () => {
    const english = await dataOf(recordInParts.key, 'en')
    expect(english.journalTitle).toBe('Journal of Hydraulic Works')
    expect(english.contribgroup.aff.map(({ text }) => text)).toEqual(['Jianghai University'])
  })

  it('can be put together by a program that joins texts, for every sample article with a full text', async () => {
    const rows = await store().query<{ doi: string; authors: number; refs: number }>(
      `select doi, jsonb_array_length(record->'contributors') as authors, reference_count as refs
      from article where has_text`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { doi, authors, refs } of rows) {
      const { contribgroup, reflist, articlemeta, keyword, titlegroup } = await dataOf(doi)
      expect(articlemeta.doi).toBe(doi)
      expect(contribgroup.author.length).toBe(authors)
      expect(reflist.data.length).toBe(refs)
      for (const { name, email, orcid, aff } of contribgroup.author) {
        for (const { surname, givenname } of name) {
          expect(surname + (givenname ?? '') + email + orcid).not.toMatch(/null|undefined/)
        }
        const labels = contribgroup.aff.flatMap(({ intro }) => intro.map(({ label }) => label))
        expect(labels).toEqual(expect.arrayContaining(aff.map(({ text }) => text)))
      }
      const texts = [
        ...keyword.flatMap(({ data }) => data.flat()),
        ...titlegroup.articletitle.flatMap(({ data }) => data),
        ...reflist.data.flatMap(({ citation: all }) => all.flatMap(({ text }) => text)),
      ]
      expect(texts.every(({ data }) => data !== '')).toBe(true)
    }
  })

  it('refuses what is no contentUrl of an article with a full text', async () => {
    const none = await article('10.5555/parts.none')
    expect(none.contentUrl).toBeNull()
    for (const contentUrl of [
      '',
      'article/',
      'article/x',
      `article/${none.id}`,
      'article/999999999',
      '../1',
      '1',
    ]) {
      const answer = await getData(contentUrl, 'en')
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({
        status: 404,
        message: 'There is no full text under this contentUrl.',
        data: null,
      })
    }
  })
})

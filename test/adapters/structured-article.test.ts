import { asSiteId } from '@xuekan/core/site'
import { of } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from './first-answer.ts'
import { httpGateways } from './http-gateways.ts'
import { jsonAnswer } from './recording-transport.ts'

const context = { language: 'zh', siteId: asSiteId('7') } as const

/** An rc-pub with one article, which says that it stands in parts under `contentUrl`. */
const answering = (data: unknown, contentUrl: string | null = '/a/b.json', httpStatus = 200) => {
  const requested: string[] = []
  const { articles } = httpGateways(({ path, query }) => {
    if (path.endsWith('/journal-web/getData')) {
      requested.push(query['contentUrl'] ?? '')
      return of(jsonAnswer(data, httpStatus))
    }
    return of(jsonAnswer({ status: 0, message: '操作成功', data: { id: 5, contentUrl } }))
  })
  return { requested, structured: articles.structured(context, '5') }
}

/** The answer of a real portal: nothing but the keys that programs have seen. */
const known = {
  defaultlang: 'zh',
  journalTitle: '江河学报',
  volume: 8,
  issue: '2',
  titlegroup: { articletitle: [{ lang: 'zh', data: [{ data: '湿地' }, { data: '水文' }] }] },
  contribgroup: {
    author: [
      {
        name: [
          { lang: 'zh', surname: '林', givenname: '溪' },
          { lang: 'en', surname: 'LIN', givenname: 'Xi' },
        ],
        aff: [{ text: '1' }],
        role: ['author', 'corresp'],
        email: 'lin@example.org',
      },
      { name: null, aff: null },
    ],
    aff: [
      {
        intro: [
          { lang: 'zh', label: '1', text: '江海大学' },
          { lang: 'en', label: '1', text: '' },
        ],
      },
    ],
  },
  keyword: [{ lang: 'zh', data: [[{ data: '湿地' }], [{ data: '水' }, { data: '文' }]] }],
  reflist: {
    data: [
      {
        id: 'b1',
        label: '[1]',
        citation: [
          {
            lang: 'zh',
            title: '论水',
            text: [
              { name: 'text', data: '顾清. ' },
              {
                name: 'text',
                data: [{ name: 'text', data: '论' }, { name: 'italic', data: [{ data: '水' }] }, null, 7],
              },
              { name: 'ext-link', data: { href: 'x' } },
              { name: 'text', data: '.' },
            ],
          },
        ],
      },
      { id: 'b2', label: '[2]', citation: [] },
    ],
  },
  articlemeta: {
    publisherid: 'jh-1',
    doi: '10.5555/shui.1',
    fundinggroup: [{ lang: 'zh', text: [{ data: '江州基金' }] }],
    history: { received: '2025-12-01', opub: '2026-01-02 08:00:00', ppub: null },
  },
}

describe('an article in parts', () => {
  it('is read from the keys that real portals are known to have [C7.15]', async () => {
    const { requested, structured } = answering(known)
    expect(await valueOf(structured)).toEqual({
      language: 'zh',
      journalName: '江河学报',
      volume: '8',
      issue: '2',
      titles: [{ language: 'zh', text: '湿地水文' }],
      authors: [
        {
          names: [
            { language: 'zh', surname: '林', givenName: '溪' },
            { language: 'en', surname: 'LIN', givenName: 'Xi' },
          ],
          affiliations: ['1'],
          corresponding: true,
          organisation: false,
          email: 'lin@example.org',
          orcid: '',
        },
        { names: [], affiliations: [], corresponding: false, organisation: false, email: '', orcid: '' },
      ],
      affiliations: [{ label: '1', names: [{ language: 'zh', text: '江海大学' }] }],
      keywords: [{ language: 'zh', words: ['湿地', '水文'] }],
      references: [
        {
          id: 'b1',
          label: '[1]',
          citations: [{ language: 'zh', text: '顾清. 论水.', title: '论水', doi: '' }],
        },
        { id: 'b2', label: '[2]', citations: [] },
      ],
      publisherId: 'jh-1',
      doi: '10.5555/shui.1',
      funding: [{ language: 'zh', text: '江州基金' }],
      history: { received: '2025-12-01', online: '2026-01-02', published: '' },
      texts: [],
    })
    expect(requested).toEqual(['/a/b.json'])
  })

  it('is not asked for where the article names no contentUrl', async () => {
    const { requested, structured } = answering(known, null)
    expect(await valueOf(structured)).toBeNull()
    expect(requested).toEqual([])
  })

  it('is empty where all is null, and a failure where the answer is none', async () => {
    const nothing = Object.fromEntries(Object.keys(known).map((key) => [key, null]))
    expect(await valueOf(answering(nothing).structured)).toMatchObject({ doi: '', authors: [], texts: [] })
    for (const wrong of [null, 'text', [known], { ...known, keyword: 'x' }, { ...known, reflist: [1] }]) {
      expect((await failureOf(answering(wrong).structured)).kind).toBe('malformed')
    }
    expect(await failureOf(answering('gone', '/a', 500).structured)).toMatchObject({
      kind: 'refused',
      status: 500,
      call: 'journal-web/getData',
    })
  })

  it('names the part of the answer that does not fit', async () => {
    const wrong = { ...known, contribgroup: { author: [{ name: 'Lin' }] } }
    expect(await failureOf(answering(wrong).structured)).toMatchObject({
      field: 'contribgroup.author[0].name',
    })
  })
})

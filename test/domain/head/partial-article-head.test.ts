import type { Contributor } from '../../../core/domain/article/article.ts'
import { citationRecordOf } from '../../../core/domain/citation/citation-record-of.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { describe, expect, it } from 'vitest'
import { articleHead, metas, tags } from './head-of-article.ts'
import { article, none } from './sample-journal.ts'

describe('headOf an article of which less is known', () => {
  it.each([
    ['2026-03-20', '2026/03/20'],
    [' 2026-03-20T08:00:00Z ', '2026/03/20'],
    ['2026-03', '2026/03'],
    ['2026', '2026'],
    ['c2026-03-20', '2025/07'],
    ['20260320', '2025/07'],
    ['0026-03-20', '2025/07'],
    ['', '2025/07'],
  ])('dates an article published on %j by %s', (published, date) => {
    const dates = { ...article.dates, published }
    expect(tags({ dates, publishedOn: '2025-07' }, 'citation_date')).toEqual([date])
  })

  it('takes the year of the date for an article without a year, and none without either', () => {
    expect(tags({ year: 0 }, 'citation_year')).toEqual(['2026'])
    const undated = articleHead({ year: 0, publishedOn: '' })
    expect(metas(undated).filter(([name]) => /year|_date$/.test(name))).toEqual([
      ['citation_online_date', '2026/02/01'],
    ])
    expect(undated.jsonLd).not.toHaveProperty('datePublished')
    expect(articleHead({ publishedOn: '' }).jsonLd).toHaveProperty('datePublished', '2026')
    expect(tags({ year: 2025 }, 'citation_year')).toEqual(['2025'])
  })

  it('names the journal as the article does, else as the site does', () => {
    const journalName = { zh: '', en: 'Another Journal' }
    expect(tags({ journalName }, 'citation_journal_title')).toEqual(['Another Journal'])
    expect(tags({ journalName: none }, 'citation_journal_title')).toEqual([
      'Journal of Hydraulic Engineering',
    ])
    const name = 'isPartOf.isPartOf.isPartOf.name'
    expect(articleHead({ journalName }).jsonLd).toHaveProperty(name, 'Another Journal')
    expect(articleHead({ journalName: none }).jsonLd).toHaveProperty(name, 'Journal of Hydraulic Engineering')
  })

  it('takes keywords and abstract of the other language where its own has none', () => {
    const html = '<p>Alone.</p>' as SafeHtml
    const [zh, en] = [
      { keywords: { zh: ['河流'], en: [] }, abstract: { zh: html, en: null } },
      { keywords: { zh: [], en: ['river', '', '<i></i>', 'sea'] }, abstract: { zh: null, en: html } },
    ]
    expect(tags(zh, 'citation_keywords', 'zh')).toEqual(['河流'])
    expect(tags(zh, 'citation_keywords', 'en')).toEqual(['河流'])
    expect(tags(en, 'citation_keywords', 'zh')).toEqual(['river; sea'])
    expect(tags(en, 'citation_keywords', 'en')).toEqual(['river; sea'])
    for (const part of [zh, en])
      for (const language of ['zh', 'en'] as const)
        expect(tags(part, 'citation_abstract', language)).toEqual(['Alone.'])
    const silent = { abstract: { zh: null, en: null }, keywords: { zh: [], en: [] } }
    expect(tags(silent, 'citation_abstract')).toEqual([])
    expect(tags(silent, 'citation_keywords')).toEqual([])
    expect(articleHead(silent).jsonLd).not.toHaveProperty('abstract')
    expect(articleHead(silent).jsonLd).not.toHaveProperty('keywords')
  })

  it('names the authors of the list where no contributors are known, in the language that has them', () => {
    const authors = (zh: readonly string[], en: readonly string[]) => ({
      contributors: [],
      authors: { zh, en },
    })
    expect(tags(authors(['张三'], ['S. <b>ZHANG</b>', 'Si LI']), 'citation_author')).toEqual([
      'S. ZHANG',
      'Si LI',
    ])
    expect(tags(authors(['张三'], ['San ZHANG']), 'citation_author', 'zh')).toEqual(['张三'])
    expect(tags(authors(['张三'], []), 'citation_author')).toEqual(['张三'])
    expect(tags(authors([], ['San ZHANG']), 'citation_author', 'zh')).toEqual(['San ZHANG'])
    expect(articleHead(authors(['张三'], [])).jsonLd).not.toHaveProperty('author')
  })

  it('leaves out contributors and institutions without a name', () => {
    const [first] = article.contributors as readonly [Contributor]
    const nameless = {
      contributors: [
        { ...first, name: none },
        { ...first, orcid: '' },
      ],
      affiliations: [
        { key: 'a', label: '1', name: none },
        { key: 'b', label: '2', name: { zh: '', en: 'Institute of Water' } },
      ],
    }
    expect(metas(articleHead(nameless)).filter(([name]) => name.startsWith('citation_author'))).toEqual([
      ['citation_author', 'San ZHANG'],
      ['citation_author_institution', 'Institute of Water'],
    ])
    const contributors = nameless.contributors.map((one) => ({ ...one, orcid: '' }))
    expect(articleHead({ contributors, affiliations: [] }).jsonLd).toHaveProperty('author', [
      { '@type': 'Person', name: 'San ZHANG' },
    ])
  })

  it('leaves an institution without a name out of citations too', () => {
    const affiliations = article.affiliations.map((one) => (one.key === 'a' ? { ...one, name: none } : one))
    const { authors } = citationRecordOf({ ...article, affiliations }, 'en', '')
    expect(authors.map(({ organisations }) => organisations)).toEqual([
      ['Institute of Water'],
      ['Institute of Water'],
    ])
  })
})

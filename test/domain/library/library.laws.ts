import { arbitraryIssues, arbitraryJournal, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issueYears } from '../../../core/domain/issue/issue-years.ts'
import { coverageDepth, kbartColumns, kbartFileName, printKbart } from '../../../core/domain/library/kbart.ts'
import { printOpenSearch, searchName, searchWords } from '../../../core/domain/library/open-search.ts'
import { readXml } from '../citation/readers.ts'
import { article } from '../head/sample-journal.ts'

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('水利学报'.repeat(20), 'A & B <i>', '𠀀'.repeat(30), ''),
)

describe('printOpenSearch', () => {
  it('should be XML with names that are no longer than the standard allows', () => {
    fc.assert(
      fc.property(anyText, anyText, arbitraryUiLanguage, (raw, description, language) => {
        const name = raw.replace(/\p{Cc}|\p{Noncharacter_Code_Point}|\p{Cs}/gu, '')
        const xml = printOpenSearch({
          origin: 'https://a.cn',
          language,
          name,
          description: description.replace(/\p{Cc}|\p{Noncharacter_Code_Point}|\p{Cs}/gu, ''),
          results: `https://a.cn/zh/article?type=article&q=${searchWords}`,
          icon: 'https://a.cn/favicon.ico',
        })
        const { children } = readXml(xml)
        const shortName = children.find((child) => child.name === 'ShortName')?.text ?? ''
        expect(shortName.length).toBeGreaterThan(0)
        expect(shortName.length).toBeLessThanOrEqual(16)
        const longNames = children.filter((child) => child.name === 'LongName')
        for (const { text } of longNames) expect(text.length).toBeLessThanOrEqual(48)
        expect(xml).toContain('template="https://a.cn/zh/article?type=article&amp;q={searchTerms}"')
      }),
    )
  })

  it('should name a site without a name, and cut no character in two', () => {
    expect(searchName(' ')).toBe('Xuekan')
    expect(searchName(`a${'𠀀'.repeat(20)}`)).toBe(`a${'𠀀'.repeat(7)}`)
  })
})

describe('printKbart', () => {
  it('should be a line for each journal with issues, with all columns in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(arbitraryJournal, arbitraryIssues), { maxLength: 5 }),
        arbitraryUiLanguage,
        (journals, language) => {
          const holdings = journals.map(([journal, issues]) => ({
            journal,
            years: issueYears(issues),
            newest: [article],
            url: `https://${journal.sld}.a.cn/zh/home`,
          }))
          const [head, ...rows] = printKbart(holdings, language)
            .replace(/\n$/, '')
            .split('\n')
            .map((line) => line.split('\t'))
          expect(head).toEqual(kbartColumns)
          expect(rows.length).toBe(journals.filter(([, issues]) => issues.length > 0).length)
          for (const row of rows) expect(row.length).toBe(kbartColumns.length)
          const titles = rows.map(([title = '']) => title)
          expect(titles).toEqual(titles.toSorted())
        },
      ),
    )
  })

  it('should begin with the oldest issue and name none as the last', () => {
    const issue = { siteId: article.siteId, volume: '1', coverUrl: '', publishedOn: '' }
    const years = [
      { year: 2026, issues: [{ ...issue, id: '2', year: 2026, issue: '1' }] },
      { year: 1998, issues: [{ ...issue, id: '1', year: 1998, issue: '3', volume: '5' }] },
    ]
    const journal = {
      sld: 'slxb',
      name: { zh: '水利\t学报', en: '' },
      issn: '0559-9350',
      publisher: { zh: '', en: '' },
    }
    const [, row = ''] = printKbart(
      [{ journal, years, newest: [article], url: 'https://a.cn/' }],
      'en',
    ).split('\n')
    expect(row).toBe(
      '水利 学报\t0559-9350\t\t1998\t5\t3\t\t\t\thttps://a.cn/\t\tslxb\t\tfulltext\t\t\tserial\t\t\t\t\t\t\t\tF',
    )
  })

  it('should be in the order of the titles, those of one title as they came', () => {
    const issue = { siteId: article.siteId, volume: '1', coverUrl: '', publishedOn: '', issue: '1' }
    const years = [{ year: 2026, issues: [{ ...issue, id: '2', year: 2026 }] }]
    const titles = ['Rivers', 'Dams', 'Waters', 'Dams', '']
    const holdings = titles.map((en, at) => ({
      journal: { sld: `j${at}`, name: { zh: en, en }, issn: '', publisher: { zh: '', en: '' } },
      years,
      newest: [article],
      url: 'https://a.cn/',
    }))
    const lines = printKbart(holdings, 'en').trimEnd().split('\n').slice(1)
    expect(lines.map((line) => line.split('\t')).map((row) => `${row[0]} ${row[11]}`)).toEqual([
      ' j4',
      'Dams j1',
      'Dams j3',
      'Rivers j0',
      'Waters j2',
    ])
  })

  it('should promise no more full texts than nine in ten of the articles have', () => {
    const arbitraryArticle = fc.record({ hasFullText: fc.boolean(), hasPdf: fc.boolean() })
    fc.assert(
      fc.property(fc.array(arbitraryArticle, { maxLength: 30 }), (articles) => {
        const without = articles.filter(({ hasFullText, hasPdf }) => !hasFullText && !hasPdf).length
        const depth = coverageDepth(articles)
        expect(depth === 'abstracts').toBe(without === articles.length)
        expect(depth === 'fulltext').toBe(without < articles.length && without * 10 <= articles.length)
      }),
    )
    const unread = { hasFullText: false, hasPdf: false }
    const read = { ...unread, hasPdf: true }
    expect(coverageDepth([read, unread])).toBe('selected articles')
    expect(coverageDepth([])).toBe('abstracts')
    const nine = Array.from({ length: 9 }, () => read)
    expect(coverageDepth([...nine, unread])).toBe('fulltext')
    expect(coverageDepth([...nine, unread, unread])).toBe('selected articles')
  })

  it('should name its file as the standard does', () => {
    expect(kbartFileName('slgc', '2026-11-23')).toBe('Slgc_Global_AllTitles_2026-11-23.txt')
    expect(kbartFileName('学-刊', '2026-11-23')).toBe('Xuekan_Global_AllTitles_2026-11-23.txt')
  })
})

import { arbitraryDoi, arbitraryIssues, arbitraryJournal, arbitraryUiLanguage } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issueYears } from '../../../core/domain/issue/issue-years.ts'
import { coverageDepth, kbartColumns, kbartFileName, printKbart } from '../../../core/domain/library/kbart.ts'
import { printOpenSearch, searchName, searchWords } from '../../../core/domain/library/open-search.ts'
import { bareIssn } from '../../../core/domain/library/issn.ts'
import {
  articleMeant,
  issuesMeant,
  journalMeant,
  readOpenUrl,
} from '../../../core/domain/library/open-url.ts'
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
  })

  it('should name its file as the standard does', () => {
    expect(kbartFileName('slgc', '2026-11-23')).toBe('Slgc_Global_AllTitles_2026-11-23.txt')
    expect(kbartFileName('学-刊', '2026-11-23')).toBe('Xuekan_Global_AllTitles_2026-11-23.txt')
  })
})

describe('readOpenUrl', () => {
  it('should be total', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (query) => {
        expect(readOpenUrl(query)).toBeDefined()
      }),
    )
  })

  it('should read the same from both versions and in any letter case', () => {
    fc.assert(
      fc.property(
        arbitraryDoi,
        fc.nat(),
        fc.constantFrom('issn', 'volume', 'issue', 'spage', 'date'),
        (doi, number, name) => {
          const value = name === 'issn' ? '0559-9350' : String(number)
          const [older, newer] = [
            readOpenUrl([
              ['id', `doi:${doi}`],
              [name, value],
            ]),
            readOpenUrl([
              ['rft_id', `info:doi/${doi}`],
              [`RFT.${name.toUpperCase()}`, ` ${value} `],
            ]),
          ]
          expect(newer).toEqual(older)
          expect(older.doi).toBe(doi)
        },
      ),
    )
  })

  it('should know pages, years and ISSNs as resolvers write them', () => {
    const asked = readOpenUrl([
      ['rft.issn', '0559-935x'],
      ['rft.eissn', '05599351'],
      ['issn', 'none'],
      ['rft.pages', '10–20'],
      ['rft.date', '2026-03-20'],
      ['rft_id', 'https://a.cn/1'],
      ['rft.jtitle', 'Acta  A '],
      ['title', '学报'],
      ['rft.title', '学报'],
      ['rft.atitle', 'An article'],
    ])
    const issns = ['0559935X', '05599351']
    const journalTitles = ['Acta  A', '学报']
    expect(asked).toEqual({ doi: '', issns, journalTitles, volume: '', issue: '', page: '10', year: '2026' })
    expect(
      readOpenUrl([
        ['spage', '7'],
        ['pages', '10-20'],
      ]).page,
    ).toBe('7')
    expect(bareIssn('1234')).toBe('')
  })
})

describe('what an OpenURL means', () => {
  const nothing = { doi: '', issns: [], journalTitles: [], volume: '', issue: '', page: '', year: '' }

  it('should be an issue that has each number that is asked for', () => {
    fc.assert(
      fc.property(arbitraryIssues, fc.nat(), (issues, at) => {
        const years = issueYears(issues)
        const issue = issues[at % Math.max(1, issues.length)]
        const asked = { ...nothing, volume: `0${issue?.volume}`, year: String(issue?.year) }
        const meant = issuesMeant(years, asked)
        expect(meant.some(({ id }) => id === issue?.id)).toBe(issue !== undefined)
        for (const each of meant) expect([each.volume, each.year]).toEqual([issue?.volume, issue?.year])
        expect(issuesMeant(years, nothing)).toEqual([])
      }),
    )
  })

  it('should be the journal of an ISSN, else the only one of a title', () => {
    fc.assert(
      fc.property(fc.array(arbitraryJournal, { maxLength: 5 }), fc.nat(), (journals, at) => {
        const meant = journals[at % Math.max(1, journals.length)]
        const issns = [bareIssn(meant?.issn ?? '')].filter((issn) => issn !== '')
        const numbered = journalMeant(journals, { issns, journalTitles: [] })
        expect(numbered === null ? undefined : bareIssn(numbered.issn)).toBe(issns[0])
        expect(journalMeant(journals, nothing)).toBeNull()
      }),
    )
    const named = { abbreviation: { zh: '', en: 'J. Hydraul.' }, issn: '1000-0001' }
    const one = { ...named, name: { zh: '水力学报', en: 'Journal of <i>Hydraulics</i>' } }
    const other = { ...named, name: { zh: '江河', en: '' }, issn: '' }
    const of = (journalTitles: readonly string[], issns: readonly string[] = []) =>
      journalMeant([one, other], { journalTitles, issns })
    expect(of(['journal of hydraulics'])).toBe(one)
    expect(of(['水力学报 '])).toBe(one)
    expect(of(['Hydraulics'])).toBeNull()
    // both have this abbreviation
    expect(of(['J Hydraul'])).toBeNull()
    expect(of(['水力学报'], ['99999999'])).toBeNull()
    expect(of(['江河'], ['99999999'])).toBe(other)
    expect(of(['江河'], ['10000001'])).toBe(one)
  })

  it('should be the one article that begins on the page', () => {
    const eighth = { ...article, id: '8', firstPage: '', elocationId: 'e12' }
    const contents = [
      { name: '', articles: [article] },
      { name: '', articles: [eighth] },
    ]
    expect(articleMeant(contents, { page: '010' })?.id).toBe('7')
    expect(articleMeant(contents, { page: 'E12' })?.id).toBe('8')
    expect(articleMeant(contents, { page: '' })).toBeNull()
    expect(articleMeant([...contents, ...contents], { page: '10' })).toBeNull()
  })
})

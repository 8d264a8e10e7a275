import { arbitraryDoi, arbitraryIssues, arbitraryJournal } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { issueYears } from '../../../core/domain/issue/issue-years.ts'
import { bareIssn } from '../../../core/domain/library/issn.ts'
import {
  articleMeant,
  isSameNumber,
  issuesMeant,
  journalMeant,
  readOpenUrl,
  type OpenUrl,
} from '../../../core/domain/library/open-url.ts'
import { article } from '../head/sample-journal.ts'

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

  it.each<readonly [name: string, value: string, part: keyof OpenUrl, read: string | readonly string[]]>([
    ['doi', '10.1234/a', 'doi', '10.1234/a'],
    ['rft_id', 'info:doi/10.1234/a', 'doi', '10.1234/a'],
    ['id', 'doi:10.1234/a', 'doi', '10.1234/a'],
    ['issn', '0559-9350', 'issns', ['05599350']],
    ['eissn', '0559-9350', 'issns', ['05599350']],
    ['jtitle', '学报', 'journalTitles', ['学报']],
    ['title', '学报', 'journalTitles', ['学报']],
    ['stitle', '学报', 'journalTitles', ['学报']],
    ['volume', '57', 'volume', '57'],
    ['issue', '3', 'issue', '3'],
    ['spage', '10', 'page', '10'],
    ['artnum', 'e12', 'page', 'e12'],
    ['pages', '10 - 20', 'page', '10'],
    ['date', 'March 2026', 'year', '2026'],
    ['year', '2026', 'year', '2026'],
    ['date', 'in spring', 'year', ''],
  ])('should read %s %s as its %s', (name, value, part, read) => {
    for (const written of [name, `rft.${name}`, ` RFT.${name.toUpperCase()} `])
      expect(readOpenUrl([[written, value]])[part]).toEqual(read)
    // blank ones say nothing, of several the first counts, and no other name stands for it
    const after = [
      [name, ' '],
      [name, value],
    ] as const
    expect(readOpenUrl(after)[part]).toEqual(read)
    const none = readOpenUrl([])[part]
    for (const other of [`x${name}`, `xrft.${name}`, `rft.rft.${name}`])
      expect(readOpenUrl([[other, value]])[part]).toEqual(none)
  })

  it('should take the first of its ids that is a DOI', () => {
    const asked = readOpenUrl([
      ['rft_id', 'info:pmid/1'],
      ['rft_id', 'info:doi/10.1234/a'],
      ['id', 'doi:10.1234/b'],
    ])
    expect(asked.doi).toBe('10.1234/a')
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
        for (const part of ['volume', 'issue', 'year'] as const) {
          const alone = { ...nothing, [part]: String(issue?.[part]) }
          const wanted = issues.filter((each) => isSameNumber(String(each[part]), alone[part]))
          expect(issuesMeant(years, alone).length).toBe(alone[part] === '' ? 0 : wanted.length)
        }
      }),
    )
  })

  it.each([
    ['7', '007', true],
    ['A7', ' a7 ', true],
    ['70', '7', false],
    ['1007', '107', false],
    ['0', '00', true],
    ['', '0', false],
  ])('should take the number %j for %j: %j', (one, other, same) => {
    expect(isSameNumber(one, other)).toBe(same)
    expect(isSameNumber(other, one)).toBe(same)
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
    // the other journal has no English name, which is no name of nothing
    for (const nameless of [['…'], [''], ['…', 'Hydraulics']]) expect(of(nameless)).toBeNull()
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
    const pageless = { ...article, firstPage: '', elocationId: '' }
    expect(articleMeant([{ name: '', articles: [pageless] }], { page: '' })).toBeNull()
    expect(articleMeant([...contents, ...contents], { page: '10' })).toBeNull()
  })
})

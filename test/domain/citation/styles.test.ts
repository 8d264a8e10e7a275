import { emptyCitationRecord, type CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { printApa } from '../../../core/domain/citation/print-apa.ts'
import { printMla } from '../../../core/domain/citation/print-mla.ts'
import { printVancouver } from '../../../core/domain/citation/print-vancouver.ts'
import { unstyled } from '../../../core/domain/citation/styled-text.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkCitationRecord } from '../../../core/testing/arbitraries/citations.ts'
import { person, whole } from './sample-records.ts'

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => person(`Name${index + 1}`, 'Ann Bo'))

const gravel: CitationRecord = {
  ...emptyCitationRecord,
  language: 'en',
  title: 'How long does a gravel bed remember?',
  authors: [
    person('Qi', 'Wangshu'),
    person('Pei', 'Zhibai'),
    person('Couto', 'M. F.'),
    person('King', 'Martin Luther, Jr.'),
  ],
  container: 'Journal of Flow and Sediment Dynamics',
  year: 2026,
  volume: '57',
  issue: '9',
  firstPage: '1083',
  lastPage: '1100',
  doi: '10.5555/jfsd.2026.09.042',
}

const chinese: CitationRecord = {
  ...gravel,
  language: 'zh',
  title: '卵石河床记得多久',
  authors: [whole('祁望舒'), whole('裴知白'), whole('阮')],
  container: '水沙动力学报',
}

const bare: CitationRecord = { ...emptyCitationRecord, language: 'en' }

describe('printApa [C7.9]', () => {
  const cite = (record: CitationRecord): string => unstyled(printApa(record))

  it('writes an article of a journal, journal and volume in italics', () => {
    expect(cite(gravel)).toBe(
      'Qi, W., Pei, Z., Couto, M. F., & King, M. L., Jr. (2026). How long does a gravel bed remember? ' +
        'Journal of Flow and Sediment Dynamics, 57(9), 1083–1100. https://doi.org/10.5555/jfsd.2026.09.042',
    )
    expect(printApa(gravel).flatMap(({ text, italic }) => (italic ? [text] : []))).toEqual([
      'Journal of Flow and Sediment Dynamics',
      '57',
    ])
    expect(cite(chinese)).toBe(
      '祁望舒, 裴知白, 阮. (2026). 卵石河床记得多久. 水沙动力学报, 57(9), 1083–1100. https://doi.org/10.5555/jfsd.2026.09.042',
    )
  })

  it('keeps the hyphens of given names, and says of what has no volume yet that it is ahead', () => {
    expect(cite({ ...bare, authors: [person('Sartre', 'Jean-Paul A.'), person('Li', 'Xiao-Ming')] })).toMatch(
      /^Sartre, J\.-P\. A\., & Li, X\.-M\. /,
    )
    const ahead = { ...bare, title: 'A', year: 2026, container: 'J', doi: '10.1234/x' }
    expect(cite(ahead)).toBe('A. (2026). J. Advance online publication. https://doi.org/10.1234/x')
    expect(cite({ ...ahead, language: 'zh' })).toBe('A. (2026). J. 网络首发. https://doi.org/10.1234/x')
    expect(cite({ ...ahead, elocationId: 'e7' })).not.toContain('Advance')
  })

  it('ends with one stop what has its own: a title, one in quotation marks, a journal alone', () => {
    const journal = { ...bare, year: 2026, container: 'J. Dam.' }
    expect(cite({ ...journal, title: 'On weirs.' })).toBe('On weirs. (2026). J. Dam.')
    expect(cite({ ...journal, title: 'He said “stop.”' })).toBe('He said “stop.” (2026). J. Dam.')
    expect(cite({ ...journal, title: 'Diptera spp.', volume: '7' })).toBe('Diptera spp. (2026). J. Dam., 7.')
  })

  it('names twenty authors, and of more nineteen and the last', () => {
    expect(cite({ ...bare, authors: names(20) })).toMatch(/Name19, A\. B\., & Name20, A\. B\. \(n\.d\.\)\.$/)
    expect(cite({ ...bare, authors: names(30) })).toMatch(
      /Name19, A\. B\., \. \. \. Name30, A\. B\. \(n\.d\.\)\.$/,
    )
  })

  it('leaves out what is not known, with its punctuation, and names an article by its number', () => {
    expect(cite({ ...bare, title: 'On water', year: 2026 })).toBe('On water. (2026).')
    expect(cite({ ...bare, authors: [whole('WHO'), person('Plato', '')], elocationId: 'e7' })).toBe(
      'WHO, & Plato. (n.d.). Article e7.',
    )
    expect(cite({ ...bare, title: 'A', container: 'J' })).toBe('A. (n.d.). J.')
    expect(cite({ ...bare, title: 'A', volume: '3', firstPage: '7' })).toBe('A. (n.d.). 3, 7.')
    expect(cite({ ...bare, title: 'A', container: 'J', issue: '3', doi: '10.1234/x' })).toBe(
      'A. (n.d.). J, (3). https://doi.org/10.1234/x',
    )
  })
})

describe('printMla [C7.9]', () => {
  const cite = (record: CitationRecord): string => unstyled(printMla(record))

  it('writes an article of a journal, the journal in italics, and shortens its pages', () => {
    expect(cite(gravel)).toBe(
      'Qi, Wangshu, et al. “How long does a gravel bed remember?” Journal of Flow and Sediment Dynamics, ' +
        'vol. 57, no. 9, 2026, pp. 1083–100, https://doi.org/10.5555/jfsd.2026.09.042.',
    )
    expect(cite(chinese)).toContain('祁望舒, 等. “卵石河床记得多久.” 水沙动力学报, vol. 57')
  })

  it('sets quotation marks within a title single, and the stop before all that close', () => {
    const titled = (title: string): string => cite({ ...bare, title })
    expect(titled('太赫兹成像中的“看不见”：负结果与噪声底')).toBe('“太赫兹成像中的‘看不见’：负结果与噪声底.”')
    expect(titled('On “dark” modes: a "null" result')).toBe('“On ‘dark’ modes: a ‘null’ result.”')
    expect(titled('The cost of “bias”')).toBe('“The cost of ‘bias.’”')
    expect(titled('Whose “bias?”')).toBe('“Whose ‘bias?’”')
    expect(titled('Whose land? The farmers’')).toBe('“Whose land? The farmers’.”')
  })

  it('names two authors, the second as one says it', () => {
    const two = (...authors: CitationRecord['authors']): string => cite({ ...bare, authors, title: 'A' })
    expect(two(person('Qi', 'Wangshu'), person('King', 'Martin, Jr.'))).toBe(
      'Qi, Wangshu, and Martin King Jr. “A.”',
    )
    expect(two(whole('祁望舒'), whole('裴知白'))).toBe('祁望舒, 裴知白. “A.”')
    expect(two(whole('WHO'))).toBe('WHO. “A.”')
    expect(two()).toBe('“A.”')
  })

  it('leaves out what is not known, and gives a page or a number of an article', () => {
    expect(cite({ ...bare, container: 'J' })).toBe('J.')
    expect(cite({ ...bare, year: 2026 })).toBe('2026.')
    expect(cite({ ...bare, container: 'J', firstPage: '7' })).toBe('J, p. 7.')
    expect(cite({ ...bare, container: 'J', elocationId: 'e7' })).toBe('J, e7.')
    expect(cite({ ...bare, firstPage: '7', lastPage: '9' })).toBe('pp. 7–9.')
    expect(cite({ ...bare, firstPage: '98', lastPage: '102' })).toBe('pp. 98–102.')
    expect(cite({ ...bare, firstPage: 'S1', lastPage: 'S9' })).toBe('pp. S1–S9.')
  })
})

describe('printVancouver [C7.9]', () => {
  const cite = (record: CitationRecord, abbreviation?: string): string =>
    unstyled(printVancouver(record, abbreviation))

  it('writes an article of a journal by its abbreviation, where that is known', () => {
    expect(cite(gravel, 'J. Flow Sediment Dyn.')).toBe(
      'Qi W, Pei Z, Couto MF, King ML Jr. How long does a gravel bed remember? J Flow Sediment Dyn. ' +
        '2026;57(9):1083-100. doi:10.5555/jfsd.2026.09.042',
    )
    expect(cite(gravel)).toContain('? Journal of Flow and Sediment Dynamics. 2026')
    expect(cite(gravel, '水沙')).toBe(cite(gravel))
    expect(cite(chinese, 'J. Flow')).toContain('祁望舒, 裴知白, 阮. 卵石河床记得多久. 水沙动力学报. 2026')
  })

  it('names six authors, of more the first six', () => {
    expect(cite({ ...bare, authors: names(6) })).toMatch(/Name5 AB, Name6 AB\.$/)
    expect(cite({ ...bare, authors: names(7) })).toMatch(/Name6 AB, et al\.$/)
    expect(cite({ ...chinese, authors: Array.from({ length: 7 }, () => whole('齐')) })).toContain('齐, 等. ')
  })

  it('leaves out what is not known', () => {
    expect(cite({ ...bare, title: 'A', elocationId: 'e7' })).toBe('A. e7.')
    expect(cite({ ...bare, title: 'A', year: 2026, firstPage: '7' })).toBe('A. 2026:7.')
  })

  it('gives the day of what has no volume yet, and says that it is ahead of print', () => {
    const ahead = { ...bare, title: 'A', year: 2026, date: '2026-11-05', container: 'J', doi: '10.1234/x' }
    expect(cite(ahead)).toBe('A. J. 2026 Nov 5. doi:10.1234/x. Epub ahead of print.')
    expect(cite({ ...ahead, date: '2026-11' })).toContain('J. 2026 Nov. doi')
    expect(cite({ ...ahead, language: 'zh' })).toContain('doi:10.1234/x. 网络首发.')
    expect(cite({ ...ahead, volume: '3' })).toBe('A. J. 2026;3. doi:10.1234/x')
  })
})

describe('every style [C7.9]', () => {
  const printers = [printApa, printMla, (record: CitationRecord) => printVancouver(record)]

  it('should be one line without doubled spaces, and no part of it empty', () => {
    fc.assert(
      fc.property(junkCitationRecord, fc.constantFrom(...printers), (record, print) => {
        const parts = print(record)
        expect(parts.every(({ text }) => text !== '')).toBe(true)
        expect(unstyled(parts)).not.toMatch(/[\n\t]|^\s|\s$/)
      }),
    )
  })
})

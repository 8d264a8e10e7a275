import { doiUrl } from '../../../core/domain/article/doi.ts'
import type { CitationRecord, CitedAuthor } from '../../../core/domain/citation/citation-record.ts'
import { printEndnote } from '../../../core/domain/citation/print-endnote.ts'
import { printNoteExpress } from '../../../core/domain/citation/print-note-express.ts'
import { printRis } from '../../../core/domain/citation/print-ris.ts'
import { arbitraryCitationRecord, junkCitationRecord } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEndnote, readNoteExpress, readRis, valuesOf, type ReadFields } from './readers.ts'

const formats = [
  ['printEndnote', printEndnote, readEndnote],
  ['printRis', printRis, readRis],
  ['printNoteExpress', printNoteExpress, readNoteExpress],
] as const

const filled = (values: readonly string[]) => values.filter((value) => value !== '')

const namesOf = (authors: readonly CitedAuthor[]) =>
  filled(
    authors.map(({ name }) =>
      name.kind === 'whole' ? name.name : filled([name.family, name.given]).join(', '),
    ),
  )

/** What readers of %A and AU take for one part has a comma, at its end if nowhere else. */
const inOnePart = (line: string) => (/\s/.test(line) && !line.includes(',') ? `${line},` : line)

/** The resolver where it holds the DOI as it stands. */
const addressOf = ({ doi, url }: CitationRecord) =>
  doi === '' || (url !== '' && /[<>#%]/.test(doi)) ? url : doiUrl(doi)

const firstPageOf = ({ firstPage, elocationId }: CitationRecord) => firstPage || elocationId

const lastPageOf = ({ firstPage, lastPage }: CitationRecord) =>
  firstPage === '' || lastPage === firstPage ? '' : lastPage

const pagesOf = (record: CitationRecord) => filled([firstPageOf(record), lastPageOf(record)]).join('-')

/** A thesis stands in nothing. */
const containerOf = ({ kind, container }: CitationRecord) => (kind === 'thesis' ? '' : container)

const yearOf = ({ year, date }: CitationRecord) => (year > 0 ? String(year) : date.slice(0, 4))

const isPeriodical = ({ kind }: CitationRecord) => kind === 'journal' || kind === 'newspaper'

function expectFields(read: ReadFields | undefined, expected: Readonly<Record<string, readonly string[]>>) {
  for (const [tag, values] of Object.entries(expected)) {
    expect([tag, valuesOf(read ?? [], tag)]).toEqual([tag, filled(values)])
  }
}

describe.each(formats)('%s', (_name, print, read) => {
  it('should write as many records as it is given, each value on one line, whatever they hold', () => {
    fc.assert(
      fc.property(fc.array(junkCitationRecord, { maxLength: 4 }), (records) => {
        const text = print(records)
        const back = read(text)
        expect(back).toHaveLength(records.length)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028\u2029\uFEFF]/u)
        for (const [, value] of back.flat()) expect(value).not.toMatch(/^(?:null|undefined|NaN|\s.*|.*\s)$/u)
      }),
    )
  })

  it('should write what one record writes, for each record in order', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCitationRecord, { maxLength: 4 }), (records) => {
        expect(print(records)).toBe(records.map((record) => print([record])).join(''))
      }),
    )
  })
})

describe('printEndnote', () => {
  it('should give back every value, and never a field that readers misread', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const [read = []] = readEndnote(printEndnote([record]))
        expect(read[0]?.[0]).toBe('0')
        expectFields(read, {
          A: namesOf(record.authors).map(inOnePart),
          T: [record.title],
          [record.kind === 'journal' ? 'J' : 'B']: [containerOf(record)],
          P: [pagesOf(record)],
          V: [record.volume],
          N: [record.issue],
          R: [record.doi],
          G: [record.language],
          K: record.keywords,
          X: [record.abstract],
          Q: [],
          H: [],
          '8': [],
        })
        expect(valuesOf(read, 'J').length + valuesOf(read, 'B').length).toBeLessThanOrEqual(1)
        expectFields(read, { U: [addressOf(record)], D: [yearOf(record)] })
      }),
    )
  })
})

describe('printRis', () => {
  it('should give back every value but asterisks in names, journals and keywords, and never a translation', () => {
    const plain = (text: string) => text.replaceAll('*', '').replace(/\s+/g, ' ').trim()
    const meant = (values: readonly string[]) => values.map(plain).filter((value) => value !== 'null')
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const [read = []] = readRis(printRis([record]))
        expect(read[0]?.[0]).toBe('TY')
        expectFields(read, {
          TI: [record.title],
          AU: meant(namesOf(record.authors)).map(inOnePart),
          T2: meant([containerOf(record)]),
          JF: isPeriodical(record) ? meant([record.container]) : [],
          BT: record.kind === 'conference' ? meant([record.container]) : [],
          PB: isPeriodical(record) ? [] : [record.publisher],
          SP: [firstPageOf(record)],
          EP: [lastPageOf(record)],
          VL: [record.volume],
          IS: [record.issue],
          DO: [record.doi],
          UR: [record.url],
          LA: [record.language],
          KW: meant(record.keywords),
          AB: [record.abstract],
          TT: [],
          TA: [],
        })
        expectFields(read, { PY: [yearOf(record)] })
        expect(valuesOf(read, 'DA').join()).toMatch(
          new RegExp(`^(?:${yearOf(record)}/\\d\\d/(?:\\d\\d)?/)?$`),
        )
      }),
    )
  })
})

describe('printNoteExpress', () => {
  it('should give back every value in both languages', () => {
    fc.assert(
      fc.property(arbitraryCitationRecord, (record) => {
        const { translation } = record
        const [read = []] = readNoteExpress(printNoteExpress([record]))
        expect(read[0]?.[0]).toBe('Reference Type')
        expectFields(read, {
          Title: [record.title],
          'Translated Title': [translation?.title ?? ''],
          Author: namesOf(record.authors),
          'Translated Author': namesOf(translation?.authors ?? []),
          'Author Address': [...new Set(record.authors.flatMap(({ organisations }) => organisations))],
          [isPeriodical(record) ? 'Journal' : 'Secondary Title']: [record.container],
          'Translated Journal': isPeriodical(record) ? [translation?.container ?? ''] : [],
          Volume: [record.volume],
          Issue: [record.issue],
          Pages: [pagesOf(record)],
          Keywords: record.keywords,
          Abstract: [record.abstract],
          URL: [record.url],
          DOI: [record.doi],
          Language: [record.language === 'zh' ? 'chi' : 'eng'],
        })
      }),
    )
  })
})

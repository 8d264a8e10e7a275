import fc from 'fast-check'
import {
  emptyCitationRecord,
  type CitationKind,
  type CitationRecord,
  type CitedName,
} from '../../domain/citation/citation-record.ts'
import {
  arbitraryCitationRecord,
  arbitraryPlainRecord,
  junkCitationRecord,
} from '../arbitraries/citations.ts'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** Records as the text of an export file. */
export type CitationPrinter = (records: readonly CitationRecord[]) => string

const some = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> => fc.array(one, { maxLength: 4 })

const leaked = /undefined|null|NaN|\[object/

const breaks = fc.constantFrom('\n', '\r\n', '\n\n', '\t', '\u2028', '\u0085', '\u0000')

const withText = (record: CitationRecord, text: string): CitationRecord => ({
  ...record,
  title: `one${text}two`,
  abstract: `three${text}four`,
  container: `five${text}six`,
  keywords: [`seven${text}eight`],
  authors: [{ name: { kind: 'whole', name: `nine${text}ten` }, organisations: [] }],
})

/**
 * What holds of a printer of export files, in any format. `count` reads how many records a file holds, where there is
 * something that can read it.
 */
export const citationFormatLaws = (
  print: CitationPrinter,
  count?: (file: string) => number,
): readonly Law[] => [
  law(
    'should print any records, whatever they hold',
    ['C7.9'],
    fc.property(some(junkCitationRecord), (records) => {
      const file = print(records)
      holds(typeof file === 'string', 'there is no text')
      const control = /[^\P{Cc}\t\r\n]|[\u2028\u2029\uFEFF]/u.exec(file)
      holds(control === null, `U+${control?.[0].charCodeAt(0).toString(16)} stands in the file`)
    }),
  ),
  law(
    'should leak no undefined, null or NaN',
    ['C7.9'],
    fc.property(some(arbitraryPlainRecord), (records) => {
      const found = leaked.exec(print(records))
      holds(found === null, `${found?.[0]} stands in the file`)
    }),
  ),
  law(
    'should keep each value on one line, whatever breaks it has',
    ['C7.9'],
    fc.property(arbitraryPlainRecord, breaks, (record, text) => {
      same(print([withText(record, text)]), print([withText(record, ' ')]), 'the file')
    }),
  ),
  law(
    'should hold every title, in the order of the records',
    ['C7.9'],
    fc.property(some(arbitraryPlainRecord), (records) => {
      const titled = records.map((record, index) => ({
        ...record,
        title: `Title${index}x`,
        translation: null,
      }))
      const places = titled.map(({ title }, index) => print(titled).indexOf(title, index))
      holds(!places.includes(-1), 'a title is missing')
      same(
        places,
        places.toSorted((a, b) => a - b),
        'the places of the titles',
      )
    }),
  ),
  ...(count === undefined
    ? []
    : [
        law(
          'should be read back as so many records',
          ['C7.9'],
          fc.property(some(fc.oneof(arbitraryCitationRecord, junkCitationRecord)), (records) => {
            same(count(print(records)), records.length, 'the number of records')
          }),
        ),
      ]),
]

const marks: Readonly<Record<CitationKind, string>> = {
  journal: 'J',
  newspaper: 'N',
  book: 'M',
  thesis: 'D',
  conference: 'C',
}

const whole = (name: string): CitedName => ({ kind: 'whole', name })

/** What holds of GB/T 7714-2015 strings. */
export const gbt7714Laws = (print: (record: CitationRecord) => string): readonly Law[] => [
  law(
    'should be one line for any record, which ends with a full stop',
    ['C7.9'],
    fc.property(fc.oneof(junkCitationRecord, arbitraryCitationRecord), (record) => {
      const text = print(record)
      holds(text === text.trim() && !/[\p{Cc}\u2028\u2029]/u.test(text), 'it is more than a line')
      holds(text.endsWith('.'), 'it has no full stop')
    }),
  ),
  law(
    'should leave no punctuation where something is not known, nor a word for nothing',
    ['C7.9'],
    fc.property(arbitraryPlainRecord, (record) => {
      const text = print(record)
      const found = /\(\)|, ,|: ?:|: ?\.|, ?\.|^[.,:\s]|undefined|null|NaN|\/\/\./.exec(text)
      holds(found === null, `${text} holds ${found?.[0]}`)
      holds(!/[，。；：（）]/.test(text), `${text} has punctuation of full width`)
    }),
  ),
  law(
    'should mark the kind of what is cited, and that it is read online where there is a DOI',
    ['C7.9'],
    fc.property(arbitraryPlainRecord, (record) => {
      const mark = `[${marks[record.kind]}${record.doi === '' ? '' : '/OL'}]`
      holds(print(record).includes(mark), `${print(record)} does not hold ${mark}`)
      holds(record.doi === '' || print(record).endsWith(`DOI:${record.doi}.`), 'it does not end with its DOI')
    }),
  ),
  law(
    'should name three authors at most, and say that there are others',
    ['C7.9'],
    fc.property(arbitraryPlainRecord, fc.nat({ max: 6 }), (record, count) => {
      const names = ['张三', '李四', '王五', '赵六', '孙七', '周八'].slice(0, count)
      const authors = names.map((name) => ({ name: whole(name), organisations: [] }))
      const start = [...names.slice(0, 3), ...(count > 3 ? ['等'] : [])].join(', ')
      const text = print({ ...record, title: '题名', language: 'zh', authors })
      holds(text.startsWith(count === 0 ? '题名' : `${start}. 题名`), `${text} begins otherwise`)
    }),
  ),
  law(
    'should write the family name of a person in capitals, and then initials',
    ['C7.9'],
    fc.property(fc.constantFrom('Zhang', 'Müller', "O'Neil"), (family) => {
      const name: CitedName = { kind: 'person', family, given: 'Anna Mary' }
      const text = print({
        ...emptyCitationRecord,
        language: 'en',
        title: 'T',
        authors: [{ name, organisations: [] }],
      })
      holds(text.startsWith(`${family.toUpperCase()} A M. T`), `${text} begins otherwise`)
    }),
  ),
  law(
    'should give volume, issue and pages of an article in a journal',
    ['C7.9'],
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 40 }),
      (volume, issue, first, more) => {
        const text = print({
          ...emptyCitationRecord,
          title: '题名',
          container: '刊名',
          year: 2024,
          volume: String(volume),
          issue: String(issue),
          firstPage: String(first),
          lastPage: String(first + more),
        })
        same(text, `题名[J]. 刊名, 2024, ${volume}(${issue}): ${first}-${first + more}.`, 'the citation')
      },
    ),
  ),
]

import { emptyCitationRecord, type CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { citedName } from '../../../core/domain/citation/cited-name.ts'
import { printApa } from '../../../core/domain/citation/print-apa.ts'
import { printGbt7714 } from '../../../core/domain/citation/print-gbt7714.ts'
import { printMla } from '../../../core/domain/citation/print-mla.ts'
import { printVancouver } from '../../../core/domain/citation/print-vancouver.ts'
import { unstyled } from '../../../core/domain/citation/styled-text.ts'
import fc from 'fast-check'

/** What prints an article as a line of text, by the name of its style. */
export const printers = {
  'GB/T 7714': printGbt7714,
  APA: (record: CitationRecord) => unstyled(printApa(record)),
  MLA: (record: CitationRecord) => unstyled(printMla(record)),
  Vancouver: (record: CitationRecord) => unstyled(printVancouver(record)),
} as const

export const from = (...all: readonly string[]) => fc.constantFrom(...all)
const joined = (words: fc.Arbitrary<string>, minLength: number, between: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(words, between), { minLength, maxLength: 8 })
    .map((parts) => parts.map(([word, mark], at) => (at === 0 ? word : mark + word)).join(''))

/** More than three a title hardly has. */
function hasFewSentences(title: string): boolean {
  return (title.match(/[.?] |？/g) ?? []).length <= 2
}

const latinTitle = joined(
  from(
    'Gravel',
    'beds',
    'of',
    'the',
    'Yangtze',
    'river',
    'H₂O',
    'CO2',
    'in',
    '2019',
    'p53',
    'U.S.',
    'α-particles',
  ),
  3,
  from(' ', ' ', ' ', ': ', ', ', ' - ', '? ', ' (2) '),
).filter(hasFewSentences)
const chineseTitle = joined(
  from('河流', '识别', '基于', '深度学习', '的', '2019年', '“十四五”', 'CNN'),
  3,
  from('', '', '：', '、', '？', '——'),
).filter(hasFewSentences)

export const latinNames = fc.array(
  from('Qi, Wen Shan', 'Wenren Xin', 'Zhang, San', "O'Neil, Anna Mary", 'King, Martin Luther, Jr.', 'Plato'),
  { minLength: 1, maxLength: 9 },
)
const chineseNames = fc.array(from('齐文山', '欧阳修', '闻人欣', '买买提·吐尔逊'), {
  minLength: 1,
  maxLength: 9,
})

export const authorsOf = (names: readonly string[]) =>
  names.map((name) => ({ name: citedName(name), organisations: [] }))

export const place = {
  year: fc.integer({ min: 1900, max: 2030 }),
  volume: fc.oneof(fc.integer({ min: 1, max: 400 }).map(String), from('A12')),
  issue: fc.oneof(fc.integer({ min: 1, max: 24 }).map(String), from('S1', '增刊1', '2-3', '')),
  doi: from('', '10.5555/xk.2026.1', '10.1002/(SICI)1097-0258(1998):15/16;3-2', '10.13229/j.cnki.20210(001)'),
}
export const pages = fc.oneof(
  fc
    .record({ first: fc.integer({ min: 1, max: 9_000 }), more: fc.nat({ max: 40 }) })
    .map(({ first, more }) => ({
      firstPage: String(first),
      lastPage: String(first + more),
      elocationId: '',
    })),
  from('S10', 'e1024', '045302').map((elocationId) => ({ firstPage: '', lastPage: '', elocationId })),
  fc.constant({ firstPage: 'S10', lastPage: 'S20', elocationId: '' }),
)

const texts = fc.oneof(
  fc.record({
    language: fc.constant('en' as const),
    title: latinTitle,
    authors: latinNames.map(authorsOf),
    container: from('Journal of Hydraulic Engineering', 'Water', 'Light: Advanced Manufacturing'),
  }),
  fc.record({
    language: fc.constant('zh' as const),
    title: chineseTitle,
    authors: chineseNames.map(authorsOf),
    container: from('水利学报', '地球与环境'),
  }),
)

/** An article as journals publish them: with a title, a journal, a year, a volume and a page. */
export const published: fc.Arbitrary<CitationRecord> = fc
  .tuple(texts, fc.record(place), pages)
  .map(([text, numbers, range]) => ({ ...emptyCitationRecord, ...text, ...numbers, ...range }))

import { emptyCitationRecord, type CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { citedName } from '../../../core/domain/citation/cited-name.ts'
import { writtenText } from '../../../core/domain/article/written-text.ts'
import type { FormatReadBack } from './read-back.ts'
import { book, conference, newspaper, person, thesis, whole } from './sample-records.ts'

const named = (...names: readonly string[]) =>
  names.map((name) => ({ name: citedName(name), organisations: [] }))

const chinese: CitationRecord = {
  ...emptyCitationRecord,
  title: '基于深度学习的河流识别',
  authors: named('张三', '李 四'),
  container: '水利学报',
  year: 2021,
  date: '2021-03-05',
  volume: '52',
  issue: '3',
  firstPage: '10',
  lastPage: '20',
  issn: '0559-9350',
  doi: '10.5555/slxb_2021.03(001)',
  url: 'https://example.org/article/1',
  keywords: ['河流', '深度学习'],
  abstract: '误差 < 5%。',
}

const english: CitationRecord = {
  ...chinese,
  language: 'en',
  title: 'River recognition by deep learning',
  authors: named('Zhang, San', 'Si LI'),
  container: 'Journal of Hydraulic Engineering',
  keywords: ['river', 'deep learning'],
  abstract: 'Errors < 5%.',
}

const said = (text: string): Partial<CitationRecord> => ({
  title: writtenText(text),
  abstract: writtenText(text),
  keywords: [writtenText(text)],
})

const many = Array.from({ length: 60 }, (_, index) => person(`Family${String(index)}`, 'Anna'))

/** What every format can say. */
const everywhere: readonly CitationRecord[] = [
  chinese,
  english,
  { ...chinese, authors: named('欧阳修', '司马相如', '买买提·吐尔逊', '山田太郎', '中国科学院') },
  { ...chinese, authors: [person('欧阳', '修')] },
  { ...english, authors: named("Anna Mary O'Neil", 'Ludwig van Beethoven', 'Plato', 'Jean-Paul Sartre') },
  { ...english, authors: named('King, Martin Luther, Jr.', 'García Márquez, Gabriel', 'Nguyễn, Văn A') },
  { ...english, authors: named('World Health Organization', 'Johnson & Johnson', 'IPCC') },
  { ...english, authors: many },
  { ...english, authors: [] },
  { ...chinese, abstract: '', keywords: [] },
  { ...chinese, doi: '' },
  { ...chinese, doi: '', url: '' },
  { ...chinese, volume: '', issue: '', firstPage: '', lastPage: '' },
  { ...chinese, volume: '' },
  { ...chinese, issue: '增刊1' },
  { ...english, issue: 'S1', firstPage: 'S10', lastPage: 'S20' },
  { ...english, issue: '2-3', firstPage: '7', lastPage: '7' },
  { ...english, firstPage: '', lastPage: '', elocationId: 'e1024' },
  { ...english, firstPage: '', lastPage: '', elocationId: '045302' },
  { ...english, ...said('Solitons in H<sub>2</sub>O and Ca<sup>2+</sup> &amp; <i>ice</i>') },
  { ...english, ...said('100 % of R&D cost $5, item #1 of a_b_c') },
  { ...english, ...said("\"double\", 'single', “curly” and it's") },
  { ...english, ...said('a <b> c {d} = ]]>') },
  { ...english, ...said('one\r\n\r\n%0 Book\ttwo\u2028three\u0000four') },
  { ...english, ...said('@book{k, title = {x}} TY  - BOOK ER  - ') },
  { ...english, ...said('emoji 😀, CJK 𠀀𪚥, e\u0301, עברית') },
  { ...chinese, ...said('甲（乙）：丙——“丁”《戊》100%') },
  { ...english, title: 'What is water? A study of the Yangtze: Part A' },
  { ...english, title: 'DNA of iPhone pH' },
  { ...english, container: 'Waves & Currents: 50%_#', keywords: ['1,2-dichloroethane', 'ice'] },
  { ...english, url: 'https://example.org/a_b?x=1&y=2%20z#frag', doi: '' },
  { ...english, doi: '10.1002/(SICI)1097-0258(1998):15/16;3-2' },
  { ...chinese, year: 1898, date: '' },
  newspaper,
  { ...book, container: '' },
  thesis,
  { ...thesis, degree: 'doctor', authors: named('Smith, Anna') },
  conference,
  { ...conference, language: 'en', container: 'Proceedings of the 3rd & 4th Conference' },
]

/** What only one format can say, or only one lets a program understand. */
const alone: Readonly<Record<FormatReadBack, readonly CitationRecord[]>> = {
  BibTeX: [
    { ...english, authors: named('Institute of Earth and Space Science', 'Ministry of Water, China') },
    { ...english, authors: [person('Smith and Sons', 'Anna'), whole('others'), whole('Team {B}, 50%')] },
    { ...english, doi: '10.1002/a<b>#1;2%3' },
  ],
  Endnote: [{ ...english, ...said('a \\b } c {') }],
  RefMan: [{ ...english, ...said('a \\b } c {'), doi: '10.1002/a<b>#1;2%3' }],
}

/** Records, each with an id of its own, as this format is asked to say them. */
export const corpusOf = (format: FormatReadBack): readonly CitationRecord[] =>
  [...everywhere, ...alone[format]].map((record, index) => ({ ...record, id: String(index + 1) }))

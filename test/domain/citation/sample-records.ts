import {
  emptyCitationRecord,
  type CitationRecord,
  type CitedAuthor,
} from '../../../core/domain/citation/citation-record.ts'

export const whole = (name: string, ...organisations: readonly string[]): CitedAuthor => ({
  name: { kind: 'whole', name },
  organisations,
})

export const person = (family: string, given: string): CitedAuthor => ({
  name: { kind: 'person', family, given },
  organisations: [],
})

/** A Chinese article with its English texts. */
export const river: CitationRecord = {
  ...emptyCitationRecord,
  id: '1234',
  title: '基于深度学习的河流识别 & DNA 研究',
  authors: [whole('张三', '河海大学'), whole('李四', '河海大学', '清华大学')],
  container: '水利学报',
  year: 2021,
  date: '2021-03-05',
  volume: '52',
  issue: '3',
  firstPage: '10',
  lastPage: '20',
  issn: '0559-9350',
  doi: '10.1234/slxb_2021.03(001)',
  url: 'https://example.org/a_b?x=1&y=2%20',
  keywords: ['河流', '深度学习'],
  abstract: '误差 < 5%。',
  translation: {
    language: 'en',
    title: 'River recognition & DNA',
    authors: [person('Zhang', 'San'), person('Li', 'Si')],
    container: 'Journal of Hydraulic Engineering',
    keywords: ['river'],
    abstract: 'Errors < 5%.',
  },
}

export const english: CitationRecord = {
  ...emptyCitationRecord,
  id: '77',
  language: 'en',
  title: 'A soliton in pH 7 water: vitamin C ~ 5%',
  authors: [person('Zhang', 'San'), whole('World Health Organization'), person('Smith', 'John, Jr.')],
  container: 'Waves & Currents',
  year: 2026,
  elocationId: 'e1024',
  keywords: ['1,2-dichloroethane', 'soliton'],
}

const rest = { language: 'zh', year: 2020, authors: [whole('张三')] } as const

export const newspaper: CitationRecord = {
  ...emptyCitationRecord,
  ...rest,
  id: '5',
  kind: 'newspaper',
  title: '河长制见成效',
  container: '人民日报',
  date: '2020-01-02',
  firstPage: '1',
}

export const book: CitationRecord = {
  ...emptyCitationRecord,
  ...rest,
  id: '6',
  kind: 'book',
  title: '水力学',
  publisher: '高等教育出版社',
  place: '北京',
  edition: '2',
  isbn: '978-7-04-051234-2',
}

export const thesis: CitationRecord = {
  ...emptyCitationRecord,
  ...rest,
  id: '7',
  kind: 'thesis',
  title: '河流识别',
  publisher: '清华大学',
  place: '北京',
  degree: 'master',
}

export const conference: CitationRecord = {
  ...emptyCitationRecord,
  ...rest,
  id: '8',
  kind: 'conference',
  title: '河流识别',
  container: '中国水利学会年会论文集',
  publisher: '中国水利水电出版社',
  place: '北京',
  firstPage: '10',
  lastPage: '20',
}

import { parseContentLanguage, type ContentLanguage } from '@xuekan/core'
import { unknownArticle, type ArticleRecord } from '../../../server/rc-pub/store/article-record.ts'

/** What the reader makes of a file that says nothing beside what lists show. */
export const nothingAbout: NonNullable<ArticleRecord['about']> = {
  copyright: { zh: '', en: '' },
  licenseText: { zh: '', en: '' },
  roles: [],
  editors: [],
  relations: [],
  abbreviation: '',
  pmid: '',
}

/** An article of which a test says only what it is about. */
export function articleRecord(given: Partial<ArticleRecord> & { readonly key: string }): ArticleRecord {
  return {
    ...unknownArticle,
    doi: given.key,
    title: { zh: '', en: 'A study' },
    journalName: { zh: '水利工程学刊', en: 'Journal of Hydraulic Works' },
    issn: '0577-2206',
    publisher: { zh: '衡文学术出版', en: 'Hengwen Scholarly Press' },
    column: { zh: '研究论文', en: 'Research Articles' },
    year: 2026,
    volume: '69',
    issue: '4',
    dates: { ...unknownArticle.dates, published: '2026-07-15' },
    originalLanguage: 'en',
    ...given,
  }
}

/** The language of a tag that must be one. */
export function contentLanguage(tag: string): ContentLanguage {
  const language = parseContentLanguage(tag)
  if (language === null) throw new Error(`${tag} is no language tag`)
  return language
}

/** One person with both forms of the name, and where they work. */
export const contributor = (zh: string, en: string): ArticleRecord['contributors'][number] => ({
  name: { zh, en },
  personName: { zh: null, en: null },
  collab: false,
  degrees: '',
  orcid: '',
  email: '',
  corresponding: false,
  affiliations: [],
})

/** A cited work of which nothing is known. */
export const citation: ArticleRecord['references'][number]['citations'][number] = {
  language: 'en',
  text: '',
  type: '',
  authors: [],
  title: '',
  source: '',
  year: '',
  volume: '',
  issue: '',
  firstPage: '',
  lastPage: '',
  elocationId: '',
  edition: '',
  publisher: '',
  doi: '',
  pmid: '',
  url: '',
}

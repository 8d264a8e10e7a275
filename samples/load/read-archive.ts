import {
  unknownArticle,
  type ArticleRecord,
  type ContributorRecord,
} from '../../server/rc-pub/store/article-record.ts'
import { archiveColumns, type ArchiveRow } from '../archive/archive-row.ts'

/** The articles of a journal's archive, which have contents but no text. */
export function readArchive(file: string, journal: ArchivedIn): readonly ArticleRecord[] {
  const [head = '', ...lines] = file.split('\n').filter((line) => line !== '')
  if (head !== archiveColumns.join('\t')) throw new Error(`An archive begins with other columns: ${head}`)
  return lines.map((line) => {
    const cells = line.split('\t')
    return recordOf(
      Object.fromEntries(archiveColumns.map((name, at) => [name, cells[at] ?? ''])) as ArchiveRow,
      journal,
    )
  })
}

/** The journal as it stands in the records of its articles. */
export type ArchivedIn = Pick<ArticleRecord, 'journalName' | 'issn' | 'publisher'>

const several = (cell: string): readonly string[] => cell.split(';').filter((each) => each !== '')

const recordOf = (row: ArchiveRow, journal: ArchivedIn): ArticleRecord => ({
  ...unknownArticle,
  ...journal,
  key: row.doi,
  doi: row.doi,
  title: { zh: row.titleZh, en: row.titleEn },
  column: { zh: row.columnZh, en: row.columnEn },
  contributors: several(row.authorsZh).map((zh, at) => contributor(zh, several(row.authorsEn)[at] ?? zh)),
  keywords: { zh: several(row.keywordsZh), en: several(row.keywordsEn) },
  year: Number(row.year),
  volume: row.volume,
  issue: row.issue,
  firstPage: row.firstPage,
  lastPage: row.lastPage,
  dates: { ...unknownArticle.dates, published: row.published },
  originalLanguage: 'zh',
})

/** Chinese names of two characters before the given name are rare, and known. */
const chineseSurname = (name: string): string => (name.startsWith('欧阳') ? '欧阳' : name.slice(0, 1))

function contributor(zh: string, en: string): ContributorRecord {
  const surname = chineseSurname(zh)
  const [surnameEn = '', givenEn = ''] = en.split(' ')
  return {
    name: { zh, en: `${givenEn} ${surnameEn}` },
    personName: {
      zh: { surname, givenNames: zh.slice(surname.length), suffix: '' },
      en: { surname: surnameEn, givenNames: givenEn, suffix: '' },
    },
    collab: false,
    degrees: '',
    orcid: '',
    email: '',
    corresponding: false,
    affiliations: [],
  }
}

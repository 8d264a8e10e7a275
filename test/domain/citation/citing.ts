import { emptyCitationRecord, type CitationRecord } from '../../../core/domain/citation/citation-record.ts'
import { citedName } from '../../../core/domain/citation/cited-name.ts'
import { printGbt7714 } from '../../../core/domain/citation/print-gbt7714.ts'

export type Known = Partial<CitationRecord>

/** The citation of a record by the names of its authors as lists have them, parted by semicolons. */
export const citing = (kind: CitationRecord['kind'], authors: string, title: string, known: Known) =>
  printGbt7714({
    ...emptyCitationRecord,
    kind,
    language: /\p{Script=Han}/u.test(title) ? 'zh' : 'en',
    title,
    authors: authors
      .split('; ')
      .filter((name) => name !== '')
      .map((name) => ({ name: citedName(name), organisations: [] })),
    ...known,
  })

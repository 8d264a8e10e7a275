import { exhaustive } from '@xuekan/core'
import type { JournalField, JournalsWith } from '../../search/article-index.ts'
import type { SiteRow } from '../../store/site-row.ts'

/** Finds journals by what they are called, in either language: the whole of it, or a part (C3.15). */
export const journalsWith =
  (journals: readonly SiteRow[]): JournalsWith =>
  (field, match, text) => {
    const wanted = text.toLowerCase()
    const suits = (value: string): boolean =>
      match === 'precise' ? value.toLowerCase() === wanted : value.toLowerCase().includes(wanted)
    return journals.filter((journal) => valuesOf(journal, field).some(suits)).map(({ id }) => id)
  }

function valuesOf({ config: { name, journal } }: SiteRow, field: JournalField): readonly string[] {
  switch (field) {
    case 'publicationName':
      return [name.zh, name.en]
    case 'organizerUnit':
      return journal === null ? [] : [journal.publisher.zh, journal.publisher.en]
    case 'cn':
      return journal === null ? [] : [journal.cn]
    case 'issn':
      return journal === null ? [] : [journal.issn]
    default:
      return exhaustive(field)
  }
}

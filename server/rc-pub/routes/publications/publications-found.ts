import { journalFields } from '@xuekan/core/search'
import type { SiteRow } from '../../store/site-row.ts'
import { journalsWith } from '../search/journals-with.ts'

/** The journals that hold every word in a field; in any of their fields where none of them is named (C3.15). */
export function publicationsFound(
  journals: readonly SiteRow[],
  q: string,
  field: string,
): readonly SiteRow[] {
  const named = journalFields.filter((each) => each === field)
  const fields = named.length > 0 ? named : journalFields
  const words = q.split(/\s+/).filter((word) => word !== '')
  const found = words.map(
    (word) => new Set(fields.flatMap((each) => journalsWith(journals)(each, 'fuzzy', word))),
  )
  return journals.filter(({ id, config }) => config.journal !== null && found.every((ids) => ids.has(id)))
}

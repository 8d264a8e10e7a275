import type { Queryable } from '../store/database.ts'
import type { FieldReader } from './field-reader.ts'
import { keyedList } from './keyed-list.ts'
import { saveEntries, type Entry, type EntryTable } from './save-entries.ts'
import type { SaveTools, SiteConfigFile } from './site-config-file.ts'

/** Reports what is wrong with a field of one entry: `.cues[2].end`, or '' for the entry itself. */
type RefuseField = (field: string, reason: string) => void

interface CollectionPart<T> {
  /** Of the file without its ending; problems name its fields as `news[3].title.zh`. */
  readonly name: string
  readonly entry: FieldReader<T>
  readonly table: EntryTable
  /**
   * What of an entry has a column, from what the store knows of the site; also `record`, where less than the whole entry
   * is kept. null for an entry that cannot be stored, which it has refused.
   */
  readonly columnsOf: (
    tx: Queryable,
    siteId: number,
  ) => Promise<(settings: T, refuse: RefuseField) => Partial<Entry> | null>
  readonly verify?: SiteConfigFile<readonly T[]>['verify']
}

/** A file that is a list of entries, each with a key, and the table that they go to. */
export const collectionPart = <T extends { readonly key: string }>({
  name,
  entry,
  table,
  columnsOf,
  verify,
}: CollectionPart<T>): SiteConfigFile<readonly T[]> => ({
  file: `${name}.yaml`,
  read: keyedList(entry),
  absent: [],
  save: async (tx, { id }, settings, { refuse }: SaveTools) => {
    const columns = await columnsOf(tx, id)
    const entries = settings.flatMap((each, at): readonly Entry[] => {
      const own = columns(each, (field, reason) => refuse(`${name}[${at + 1}]${field}`, reason))
      return own === null ? [] : [{ key: each.key, record: each, ...own }]
    })
    return saveEntries(tx, id, table, entries)
  },
  ...(verify === undefined ? {} : { verify }),
})

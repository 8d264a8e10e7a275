import type { DocumentSettings } from '../../store/side-settings.ts'
import { date, fields, localized, localizedProse, none, optional } from '../field-readers.ts'
import { anyFile } from '../file-readers.ts'
import { entryKey, keyedList } from '../keyed-list.ts'
import { saveEntries } from '../save-entries.ts'
import type { SitePart } from '../site-part.ts'

const document = fields<DocumentSettings>({
  key: entryKey,
  published: date,
  title: localized,
  summary: optional(localized, none),
  body: optional(localizedProse, none),
  file: optional(anyFile, ''),
})

const columns = ['published text', 'file_id bigint']

/** documents.yaml (C7.16): what an office hands out, as a text, a file, or both. */
export const documentsPart: SitePart<readonly DocumentSettings[]> = {
  file: 'documents.yaml',
  read: keyedList(document),
  absent: [],
  save: (tx, { id }, documents) =>
    saveEntries(
      tx,
      id,
      { name: 'document', columns },
      documents.map((record) => ({
        key: record.key,
        published: record.published,
        file_id: record.file === '' ? null : Number(record.file),
        record,
      })),
    ),
}

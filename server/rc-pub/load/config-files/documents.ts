import type { DocumentSettings } from '../../store/side-settings.ts'
import { collectionPart } from '../collection-part.ts'
import { about, date, fields, localized, localizedProse, none, optional } from '../field-readers.ts'
import { anyFile } from '../file-readers.ts'
import { entryKey } from '../keyed-list.ts'

const document = fields<DocumentSettings>({
  key: entryKey,
  published: about('Day from which it is dated; the newest comes first', date),
  title: about('Its title', localized),
  summary: about('One or two sentences for lists', optional(localized, none)),
  body: about('Its text as HTML, for one that is no file alone', optional(localizedProse, none)),
  file: optional(anyFile, ''),
})

/** documents.yaml (C7.16): what an office hands out, as a text, a file, or both. */
export const documentsFile = collectionPart({
  name: 'documents',
  entry: document,
  table: { name: 'document', columns: ['published text', 'file_id bigint'] },
  columnsOf:
    async () =>
    ({ published, file }) => ({ published, file_id: file === '' ? null : Number(file) }),
})

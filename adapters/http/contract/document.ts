import { get } from './endpoint.ts'
import { paged } from './paged.ts'
import { integer, named, nullable, prose, record, text, type Wire } from './shape.ts'
import { entry, texts, titled } from './texts.ts'

/** A document that an office hands out. Unprefixed texts follow the language header. `fileSize` is in bytes. */
const documentFields = {
  ...entry,
  ...titled,
  ...texts('summary'),
  publishDate: text,
  fileId: text,
  fileUrl: text,
  fileName: text,
  fileSize: integer,
} as const

const document = named('Document', record(documentFields))

export type WireDocument = Wire<typeof document>

/** `content` is HTML in the language closest to the header's. */
export const documentAnswer = nullable(record({ ...documentFields, content: prose }))

export type WireDocumentPage = NonNullable<Wire<typeof documentAnswer>>

/** C7.16: documents. */
export const documentEndpoints = {
  documentList: get('rc-doc/getDocList', ['siteId', 'page', 'size'], paged(document), {
    summary: 'The documents of a site and of the journals that it shows, newest first.',
  }),
  documentById: get('rc-doc/{id}', [], documentAnswer, {
    summary: 'A document with its text; null where there is none.',
  }),
} as const

import {
  asSiteId,
  fileUrl,
  present,
  type Language,
  type OfficeDocument,
  type OfficeDocumentPage,
  type Reader,
  type Sanitiser,
} from '@xuekan/core'
import type { WireDocument, WireDocumentPage } from '../contract/document.ts'
import { isoDate } from './iso-date.ts'
import { localizedOf } from './localized.ts'
import { proseFrom } from './prose.ts'

const documentFrom = (wire: WireDocument, language: Language): OfficeDocument => ({
  id: present(wire.id),
  siteId: asSiteId(present(wire.siteId)),
  title: localizedOf(language, { plain: wire.resName ?? wire.title, zh: wire.zhResName, en: wire.enResName }),
  summary: localizedOf(language, { plain: wire.summary, zh: wire.zhSummary, en: wire.enSummary }),
  publishedOn: isoDate(wire.publishDate),
  fileUrl: fileUrl(wire.fileUrl) || fileUrl(wire.fileId),
  fileName: present(wire.fileName),
  fileSize: wire.fileSize ?? 0,
})

/** What has no id cannot be linked to, and is left out. */
export const documentsFrom = (
  wires: readonly WireDocument[],
  { language }: Reader,
): readonly OfficeDocument[] =>
  wires.filter(({ id }) => present(id) !== '').map((wire) => documentFrom(wire, language))

/** A document with its text; null where it has no id. */
export function documentPageFrom(
  wire: WireDocumentPage,
  reader: Reader,
  sanitiser: Sanitiser,
): OfficeDocumentPage | null {
  const [document] = documentsFrom([wire], reader)
  return document === undefined ? null : { document, body: proseFrom(wire.content, sanitiser) }
}

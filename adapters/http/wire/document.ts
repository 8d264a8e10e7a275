import type { UiLanguage, Sanitiser } from '@xuekan/core'
import type { OfficeDocument, OfficeDocumentPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireDocument, WireDocumentPage } from '../contract/document.ts'
import { postFrom } from './post.ts'
import { proseFrom } from './prose.ts'

export const documentFrom = (wire: WireDocument, language: UiLanguage): OfficeDocument => ({
  ...postFrom(wire, language),
  fileUrl: fileUrl(wire.fileUrl) || fileUrl(wire.fileId),
  fileName: wire.fileName ?? '',
  fileSize: wire.fileSize ?? 0,
})

/** A document with its text. */
export const documentPageFrom = (
  wire: WireDocumentPage,
  language: UiLanguage,
  sanitiser: Sanitiser,
): OfficeDocumentPage => ({
  document: documentFrom(wire, language),
  body: proseFrom(wire.content, sanitiser),
})

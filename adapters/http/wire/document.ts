import type { UiLanguage, RequestContext, Sanitiser } from '@xuekan/core'
import type { OfficeDocument, OfficeDocumentPage } from '@xuekan/core/content'
import { fileUrl } from '@xuekan/core/site'
import type { WireDocument, WireDocumentPage } from '../contract/document.ts'
import { postFrom, withId } from './post.ts'
import { proseFrom } from './prose.ts'

const documentFrom = (wire: WireDocument, language: UiLanguage): OfficeDocument => ({
  ...postFrom(wire, language),
  fileUrl: fileUrl(wire.fileUrl) || fileUrl(wire.fileId),
  fileName: wire.fileName ?? '',
  fileSize: wire.fileSize ?? 0,
})

export const documentsFrom = (
  wires: readonly WireDocument[],
  { language }: RequestContext,
): readonly OfficeDocument[] => withId(wires).map((wire) => documentFrom(wire, language))

/** A document with its text; null where it has no id. */
export function documentPageFrom(
  wire: WireDocumentPage,
  context: RequestContext,
  sanitiser: Sanitiser,
): OfficeDocumentPage | null {
  const [document] = documentsFrom([wire], context)
  return document === undefined ? null : { document, body: proseFrom(wire.content, sanitiser) }
}

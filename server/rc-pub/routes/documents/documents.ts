import { localise, type UiLanguage } from '@xuekan/core'
import type { WireDocument } from '@xuekan/rc-pub/contract'
import { fileUrl } from '../../store/file-url.ts'
import { documents, type DocumentRow } from '../../store/find-documents.ts'
import { listCollection, oneOfCollection } from '../answer-page.ts'
import { orNull, type HandlersOf } from '../endpoint-handler.ts'
import { wireDateTime } from '../wire-date.ts'
import { inLanguages } from '../in-languages.ts'

/** C7.16: documents that offices hand out. */
export const documentHandlers: HandlersOf<'documentList' | 'documentById'> = {
  documentList: listCollection(documents, wireDocument),
  documentById: oneOfCollection(documents, (row, { language }) => ({
    ...wireDocument(row, language),
    content: orNull(localise(row.record.body, language)),
  })),
}

function wireDocument(row: DocumentRow, language: UiLanguage): WireDocument {
  const { title, summary, published } = row.record
  return {
    id: String(row.id),
    siteId: String(row.siteId),
    title: orNull(localise(title, language)),
    ...inLanguages('resName', title, language),
    ...inLanguages('summary', summary, language),
    publishDate: wireDateTime(published),
    fileId: row.fileId === null ? null : String(row.fileId),
    fileUrl: row.fileId === null ? null : fileUrl(row.fileId),
    fileName: row.fileName,
    fileSize: row.fileSize,
  }
}

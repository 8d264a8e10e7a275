import { localise, type Language } from '@xuekan/core'
import type { WireDocument } from '../../../../adapters/http/contract/document.ts'
import { fileUrl } from '../../store/file-url.ts'
import { documentById, documentPage, type DocumentRow } from '../../store/find-documents.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { data, orNull, readId, type HandlersOf } from '../call-handler.ts'
import { askedPage, onePage } from '../paging.ts'
import { withSite } from '../sites/sites.ts'
import { wireDateTime } from '../wire-date.ts'
import { inLanguages } from '../in-languages.ts'

/** C7.16: documents that offices hand out. */
export const documentHandlers: HandlersOf<'documentList' | 'documentById'> = {
  documentList: (context) =>
    withSite(context, async (site) => {
      const { database, language } = context
      const page = askedPage(context)
      const { rows, total } = await documentPage(database, await shownSites(database, site), page)
      return data(
        onePage(
          page,
          rows.map((row) => wireDocument(row, language)),
          total,
        ),
      )
    }),
  documentById: async ({ database, language, parameter }) => {
    const row = await documentById(database, readId(parameter('id')) ?? -1)
    if (row === null) return data(null)
    return data({
      ...wireDocument(row, language),
      content: orNull(localise(row.record.body, language)),
    })
  },
}

function wireDocument(row: DocumentRow, language: Language): WireDocument {
  const { title, summary, published } = row.record
  const resName = orNull(localise(title, language))
  return {
    id: String(row.id),
    siteId: String(row.siteId),
    title: resName,
    resName,
    zhResName: orNull(title.zh),
    enResName: orNull(title.en),
    ...inLanguages('summary', summary, language),
    publishDate: wireDateTime(published),
    fileId: row.fileId === null ? null : String(row.fileId),
    fileUrl: row.fileId === null ? null : fileUrl(row.fileId),
    fileName: row.fileName,
    fileSize: row.fileSize,
  }
}

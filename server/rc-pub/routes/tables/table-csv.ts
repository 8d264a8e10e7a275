import { languageShown, localise } from '@xuekan/core'
import { csvFile, plainText, tableRows } from '@xuekan/core/content'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { mediaOfArticle } from '../../store/find-article-media.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { readMediaId } from '../pictures/wire-media.ts'

const noSuchTable = refused(404, '没有这个表格的数据', 'There is no such table, or it is a picture.')

/** C7.16: the cells of a table as a file, under the name of its journal's article and its own. */
export const tableCsvHandlers: HandlersOf<'tableCsv'> = {
  tableCsv: async ({ database, language, parameter }) => {
    const id = readMediaId(parameter('id'))
    const rows = id === null ? [] : await mediaOfArticle(database, 'table', id.articleId)
    const table = rows.find(({ position }) => position === id?.position)
    const cells = table === undefined ? [] : tableRows(localise(table.html, language))
    if (table === undefined || cells.length === 0) return noSuchTable
    const { doi, articleId, label, html, position } = table
    const name = label[languageShown(html, language)] || localise(label, language) || `table ${position + 1}`
    return data(
      bytesInMemory(Buffer.from(csvFile(cells)), {
        mediaType: 'text/csv; charset=utf-8',
        caching: 'revalidate',
        content: { sites: [String(table.siteId)] },
        fileName: `${doi || articleId} ${plainText(name)}.csv`.replace(/[\p{Cc}/\\:*?"<>|]+/gu, '_'),
        shown: 'attachment',
        unlisted: true,
      }),
    )
  },
}

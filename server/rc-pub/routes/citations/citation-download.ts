import { citationFileName, citationFormatNamed, citationRecordOf } from '@xuekan/core/citation'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { requestedArticles } from '../articles/requested-articles.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { noSuchFormat } from './no-such-format.ts'
import { articleUrl, citedArticle } from './cited-article.ts'

const noSuchArticle = refused(404, '文章不存在', 'Article id is not exist.')

/** C7.9: citations of articles as a file, opened as a page. It follows the language of the query. */
export const citationDownloadHandlers: HandlersOf<'citationDownload'> = {
  citationDownload: async ({ database, parameter, language, origin }) => {
    const format = citationFormatNamed(parameter('citationType'))
    if (format === null) return noSuchFormat
    const rows = await requestedArticles(database, parameter('ids'))
    if (rows.kind === 'refused') return rows
    if (rows.data.length === 0) return noSuchArticle
    const records = rows.data.map((row) =>
      citationRecordOf(citedArticle(row), language, articleUrl(origin, row, language), row.record),
    )
    const text = Buffer.from(format.print(records))
    return data(
      bytesInMemory(text, {
        mediaType: format.mediaType,
        caching: 'revalidate',
        fileName: citationFileName(format, records),
        shown: 'attachment',
        zips: true,
      }),
    )
  },
}

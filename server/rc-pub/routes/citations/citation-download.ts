import {
  citationFileName,
  citationFormatNamed,
  citationFormats,
  citationRecordOf,
} from '@xuekan/core/citation'
import { bytesInMemory } from '../../bytes/bytes.ts'
import { requestedArticles } from '../articles/requested-articles.ts'
import { data, refused, type HandlersOf } from '../endpoint-handler.ts'
import { articleUrl, citedArticle } from './cited-article.ts'

const noSuchFormat = refused(
  400,
  `不支持的引文格式，可选：${citationFormats.map(({ name }) => name).join('、')}`,
  `There is no such citationType. There are: ${citationFormats.map(({ name }) => name).join(', ')}.`,
)

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
      }),
    )
  },
}

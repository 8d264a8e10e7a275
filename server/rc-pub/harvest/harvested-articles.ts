import { pdfAddress } from '@xuekan/core/content'
import { hasPdf } from '../routes/articles/attach-codes.ts'
import { articleUrl } from '../routes/citations/cited-article.ts'
import { siteOrigin } from '../routes/feeds/site-origin.ts'
import type { Queryable } from '../store/database.ts'
import type { FullTextRecord } from '../store/article-record.ts'
import { imprintOf } from '../store/imprint-of.ts'
import { articlesByIds } from '../store/find-articles.ts'
import { fullTextsOfAll, furtherTextsOfAll } from '../store/find-further-texts.ts'
import type { HarvestedArticle } from './formats/harvested-article.ts'
import type { Repository } from './repository.ts'

const noTexts: ReadonlyMap<number, readonly FullTextRecord[]> = new Map()

/** Articles with what their metadata say, by their ids, `withTexts` their full texts too: addresses are those of the journals that published them. */
export async function harvestedArticles(
  database: Queryable,
  { host, journals }: Pick<Repository, 'host' | 'journals'>,
  ids: readonly number[],
  withTexts = false,
): Promise<ReadonlyMap<number, HarvestedArticle>> {
  const [rows, furtherTexts, fullTexts] = await Promise.all([
    articlesByIds(database, ids),
    furtherTextsOfAll(database, ids),
    withTexts ? fullTextsOfAll(database, ids) : noTexts,
  ])
  const found = new Map<number, HarvestedArticle>()
  for (const row of rows) {
    const journal = journals.find(({ id }) => id === row.siteId)
    const origin = journal === undefined ? host.origin : siteOrigin(host, journal)
    const urls = { zh: articleUrl(origin, row, 'zh'), en: articleUrl(origin, row, 'en') }
    const language = row.record.originalLanguage === 'zh' ? 'zh' : 'en'
    found.set(row.id, {
      row,
      furtherTexts: furtherTexts.get(row.id) ?? [],
      fullTexts: fullTexts.get(row.id) ?? [],
      journal: imprintOf(row, journal),
      urls,
      pdfUrl: hasPdf(row) ? pdfAddress(urls[language]) : '',
    })
  }
  return found
}

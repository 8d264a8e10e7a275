import type { ArticleRecord } from '../store/article-record.ts'

/** Articles that one statement loads. */
const mostRecords = 500

/** Characters of full text that one statement carries. */
const mostText = 8_000_000

/**
 * Divides records for loading, in order, so that no batch holds too many articles, too much text, or one key twice
 * (one statement cannot write one row twice; the later record then replaces the earlier one).
 */
export function recordBatches(records: readonly ArticleRecord[]): readonly (readonly ArticleRecord[])[] {
  const batches: ArticleRecord[][] = []
  let keys = new Set<string>()
  let text = Infinity
  for (const record of records) {
    const length = textLength(record)
    const batch = batches.at(-1)
    if (
      batch !== undefined &&
      batch.length < mostRecords &&
      text + length <= mostText &&
      !keys.has(record.key)
    ) {
      batch.push(record)
      keys.add(record.key)
      text += length
      continue
    }
    batches.push([record])
    keys = new Set([record.key])
    text = length
  }
  return batches
}

const textLength = ({ fullText: { zh, en }, furtherTexts }: ArticleRecord): number =>
  [zh?.html, en?.html, ...furtherTexts.map(({ fullTextHtml }) => fullTextHtml)].reduce(
    (sum, html = '') => sum + html.length,
    0,
  )

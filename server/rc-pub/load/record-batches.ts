import type { ArticleRecord } from '../store/article-record.ts'

/** What one statement loads at most. */
export interface BatchSize {
  readonly records: number
  /** Characters of full text. */
  readonly text: number
}

const standardSize: BatchSize = { records: 500, text: 8_000_000 }

/**
 * Divides records for loading, in order, so that no batch holds too many articles, too much text, or one key twice
 * (one statement cannot write one row twice; the later record then replaces the earlier one).
 */
export function recordBatches(
  records: readonly ArticleRecord[],
  most: BatchSize = standardSize,
): readonly (readonly ArticleRecord[])[] {
  const batches: ArticleRecord[][] = []
  let keys = new Set<string>()
  let text = Infinity
  for (const record of records) {
    const length = textLength(record)
    const batch = batches.at(-1)
    if (
      batch !== undefined &&
      batch.length < most.records &&
      text + length <= most.text &&
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

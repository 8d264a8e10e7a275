import { facetKeys } from '../search/facet-keys.ts'
import type { ArticleRecord } from '../store/article-record.ts'
import type { StoredRecord } from '../store/article-row.ts'
import { articleHash } from './article-hash.ts'
import { publishedDay } from '../store/published-day.ts'
import { registryKeys } from '../store/registry-ids.ts'
import { authorKeys } from '../store/author-keys.ts'
import { indexForm } from './indexed-words.ts'

/** Articles without a page number stand behind those that have one. */
const behindPages = 1_000_000

/** One record as the insert statement reads it, but for its issue and what it is found by. */
export function articleJson(record: ArticleRecord) {
  const {
    fullText,
    furtherTexts: _furtherTexts,
    references,
    figures: _figures,
    tables: _tables,
    ...stored
  } = record
  return {
    key: record.key,
    doi: record.doi,
    position: /^\d{1,6}$/.test(record.firstPage) ? Number(record.firstPage) : behindPages,
    year: record.year,
    published: publishedOn(record),
    column_key: record.column.en || record.column.zh,
    column_zh: record.column.zh,
    column_en: record.column.en,
    keywords_zh: distinct(record.keywords.zh),
    keywords_en: distinct(record.keywords.en),
    facet_keys: facetKeys(record),
    registry_ids: registryKeys(record),
    has_text: fullText.zh !== null || fullText.en !== null,
    reference_count: references.length,
    record: stored satisfies StoredRecord,
    hash: articleHash(record),
    author_keys: authorKeys(record.contributors),
    index_form: indexForm,
  }
}

/** The best date that is known, for the order of lists. */
export const publishedOn = ({ dates, year }: Pick<ArticleRecord, 'dates' | 'year'>): string =>
  publishedDay(dates) || String(year)

const distinct = (words: readonly string[]): readonly string[] => [
  ...new Map(words.filter((word) => word.trim() !== '').map((word) => [word.toLowerCase(), word])).values(),
]

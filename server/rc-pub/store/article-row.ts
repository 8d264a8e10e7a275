import type { LocalizedText } from '@xuekan/core'
import type { ArticleRecord } from './article-record.ts'

/** What a row holds as one document: the record without its long texts, which have tables of their own. */
export type StoredRecord = Omit<
  ArticleRecord,
  'fullText' | 'furtherTexts' | 'references' | 'figures' | 'tables'
>

/** A relation between an article and the notice that retracts it. */
export interface RetractionRow {
  /** As JATS names it. */
  readonly type: string
  /** True where the article names the other one, false where that one names it. */
  readonly named: boolean
  /** Of the other one; ''. */
  readonly doi: string
}

/** One article as the store answers it. */
export interface ArticleRow {
  readonly id: number
  readonly siteId: number
  readonly periodId: number | null
  readonly visits: number
  readonly downloads: number
  readonly citations: number
  readonly hasText: boolean
  readonly referenceCount: number
  readonly coverUrl: string
  readonly siteName: LocalizedText
  /** Relations with a retraction, whichever of the two articles names the other. */
  readonly retractions: readonly RetractionRow[]
  /** ISO 8601 in UTC, to the second. */
  readonly changedAt: string
  readonly record: StoredRecord
}

/** The columns of an `ArticleRow`, from `articleSource`. */
export const articleColumns = `a.id, a.site_id as "siteId", a.period_id as "periodId", a.visits, a.downloads,
  a.citations, a.has_text as "hasText", a.reference_count as "referenceCount",
  coalesce(p.cover_url, '') as "coverUrl", coalesce(s.config->'name', '{"zh":"","en":""}') as "siteName",
  (select coalesce(json_agg(r), '[]') from (
    select type, true as named, doi from article_relation where article_id = a.id and type ilike '%retract%'
    union all
    select r.type, false, n.doi from article_relation r join article n on n.id = r.article_id
    where a.doi <> '' and r.doi <> '' and lower(r.doi) = lower(a.doi) and r.type ilike '%retract%' and r.article_id <> a.id
  ) r) as retractions,
  to_char(a.changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt", a.record`

export const articleSource = `article a join site s on s.id = a.site_id left join period p on p.id = a.period_id`

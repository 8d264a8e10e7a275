import type { UiLanguage } from '@xuekan/core'
import type { FavouriteOrder } from '@xuekan/core/member'
import { articleColumns, articleSource, type ArticleRow } from './article-row.ts'
import type { Queryable } from './database.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

/** Where articles of members are kept. */
type SavedArticleTable = 'favourite' | 'member_download'

/** An article that a member keeps, since when in milliseconds since 1970. */
interface SavedArticleRow extends ArticleRow {
  readonly kept: number
}

export interface SavedArticlesRequest {
  /** Looked for in titles and names of journals in both languages; '' for all. */
  readonly term: string
  readonly order: FavouriteOrder
  /** Whose titles are sorted by. */
  readonly language: UiLanguage
}

const titleIn: Readonly<Record<UiLanguage, string>> = {
  zh: `coalesce(nullif(a.record->'title'->>'zh', ''), a.record->'title'->>'en')`,
  en: `coalesce(nullif(a.record->'title'->>'en', ''), a.record->'title'->>'zh')`,
}

export const orderBy = (order: FavouriteOrder, language: UiLanguage): string =>
  ({
    kept: 'f.kept desc, a.id desc',
    published: 'a.published desc, a.id desc',
    title: `lower(${titleIn[language]}), a.id`,
  })[order]

/** Whether titles and names of journals have the words of a parameter; '' is in all. */
export const termIn = (parameter: string): string =>
  `(${parameter}::text = '' or strpos(
    lower(concat_ws(' ', a.record->'title'->>'zh', a.record->'title'->>'en',
      a.record->'journalName'->>'zh', a.record->'journalName'->>'en')),
    lower(${parameter}::text)
  ) > 0)`

/** One page of what a member keeps. A withdrawn article is left out. */
export const savedArticles = (
  database: Queryable,
  list: SavedArticleTable,
  memberId: string,
  { term, order, language }: SavedArticlesRequest,
  page: PageRange,
): Promise<RowPage<SavedArticleRow>> =>
  queryPage<SavedArticleRow>(
    database,
    {
      columns: `f.kept, ${articleColumns}`,
      source: `from ${list} f join (${articleSource}) on a.id = f.article_id
        where f.member_id = $1 and ${termIn('$2')}`,
      order: orderBy(order, language),
      params: [Number(memberId), term],
    },
    page,
  )

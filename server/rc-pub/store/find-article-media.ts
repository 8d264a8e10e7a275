import type { LocalizedText } from '@xuekan/core'
import { countCap, type SearchField } from '@xuekan/core/search'
import { containsWords, type WrittenOtherwise } from './contains-words.ts'
import type { Queryable } from './database.ts'
import { queryPage, type PageRange, type RowPage } from './query-page.ts'

/** A figure or a table of an article as the store answers it. */
export interface ArticleMediaRow {
  readonly articleId: number
  /** From 0, in the order of the article. */
  readonly position: number
  /** Its id in the HTML of the full text. */
  readonly anchor: string
  readonly label: LocalizedText
  readonly caption: LocalizedText
  /** The picture of the original; ''. */
  readonly url: string
  /** Pictures of figures in each language; '' of one that has none of its own. */
  readonly urls: LocalizedText
  /** Of a table; '' for a figure, and for a language that has none. */
  readonly html: LocalizedText
  readonly siteId: number
  readonly doi: string
  readonly year: number
  readonly published: string
  readonly title: LocalizedText
  readonly journalName: LocalizedText
  readonly siteName: LocalizedText
  readonly volume: string
  readonly issue: string
}

export type ArticleMediaKind = 'figure' | 'table'

const both = (zh: string, en: string): string => `jsonb_build_object('zh', ${zh}, 'en', ${en})`

const sources: Readonly<Record<ArticleMediaKind, { readonly from: string; readonly own: string }>> = {
  figure: {
    from: 'figure m',
    own: `m.figure_id as anchor, ${both('m.url_zh', 'm.url_en')} as urls, ${both(`''`, `''`)} as html`,
  },
  table: {
    from: 'article_table m',
    own: `m.table_id as anchor, ${both(`''`, `''`)} as urls, ${both('m.html_zh', 'm.html_en')} as html`,
  },
}

/** What shows nothing is in no list: a figure without its picture. */
const shown: Readonly<Record<ArticleMediaKind, string>> = {
  figure: `m.url <> ''`,
  table: `(m.url <> '' or m.html_zh <> '' or m.html_en <> '')`,
}

const columns = (kind: ArticleMediaKind): string => `m.article_id as "articleId", m.position, m.url,
    ${sources[kind].own}, ${both('m.label_zh', 'm.label_en')} as label,
    ${both('m.caption_zh', 'm.caption_en')} as caption, a.site_id as "siteId", a.doi, a.year, a.published,
    a.record->'title' as title, a.record->'journalName' as "journalName",
    coalesce(s.config->'name', '{"zh":"","en":""}') as "siteName",
    a.record->>'volume' as volume, a.record->>'issue' as issue`

const from = (kind: ArticleMediaKind): string =>
  `from ${sources[kind].from} join article a on a.id = m.article_id join site s on s.id = a.site_id
  where ${shown[kind]}`

const caption = `concat_ws(' ', m.label_zh, m.label_en, m.caption_zh, m.caption_en)`

/** What a search in a field reads: the caption, or what is said of the article. */
const searched: Readonly<Record<SearchField, string>> = {
  all: caption,
  title: caption,
  keyword: `array_to_string(a.keywords_zh || a.keywords_en, ' ')`,
  author: `jsonb_path_query_array(a.record->'contributors', '$[*].name.*')::text`,
  institution: `jsonb_path_query_array(a.record->'affiliations', '$[*].name.*')::text`,
  abstract: `concat_ws(' ', a.record->'abstractHtml'->>'zh', a.record->'abstractHtml'->>'en')`,
  doi: 'a.doi',
}

export interface ArticleMediaFilter {
  readonly sites: readonly number[]
  readonly q: string
  /** How words of `q` are written too. */
  readonly otherwise?: readonly WrittenOtherwise[]
  readonly field: SearchField
}

/**
 * Those of these journals' articles that hold every word of `q`, newest article first, each in its order. There is no
 * index of captions: what many of them hold is counted up to the cap of all searches.
 */
export const articleMediaOf = (
  database: Queryable,
  kind: ArticleMediaKind,
  { sites, q, otherwise, field }: ArticleMediaFilter,
  page: PageRange,
): Promise<RowPage<ArticleMediaRow>> =>
  queryPage(
    database,
    {
      columns: columns(kind),
      source: `${from(kind)} and a.site_id = any($1::bigint[])
        and (${searched[field]}) collate "C" ~ all($2::text[])`,
      order: 'a.published desc, a.id desc, m.position',
      params: [sites, containsWords(q, otherwise)],
      ...(q === '' ? {} : { cap: countCap }),
    },
    page,
  )

/** Those of these articles, article by article, each in its order. */
export const mediaOfArticles = (
  database: Queryable,
  kind: ArticleMediaKind,
  articles: readonly number[],
  page: PageRange,
): Promise<RowPage<ArticleMediaRow>> =>
  queryPage(
    database,
    {
      columns: columns(kind),
      source: `${from(kind)} and m.article_id = any($1::bigint[])`,
      order: 'array_position($1::bigint[], m.article_id), m.position',
      params: [articles],
    },
    page,
  )

/** Those of one article, in its order. */
export const mediaOfArticle = (
  database: Queryable,
  kind: ArticleMediaKind,
  articleId: number,
): Promise<readonly ArticleMediaRow[]> =>
  database.query<ArticleMediaRow>(
    `select ${columns(kind)} ${from(kind)} and m.article_id = $1 order by m.position`,
    [articleId],
  )

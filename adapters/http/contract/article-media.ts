import { get, getBytes } from './endpoint.ts'
import { paged } from './paged.ts'
import { calendarYear, list, named, nullable, record, text, type Wire } from './shape.ts'
import { entry, texts } from './texts.ts'

/** The article that a figure, a table or a film belongs to. Unprefixed texts follow the language header. */
export const mediaArticle = named(
  'ArticleOfMedia',
  record({
    ...entry,
    doi: text,
    ...texts('resName'),
    ...texts('publicationName'),
    year: calendarYear,
    volume: text,
    issue: text,
    publishDate: text,
  }),
)

export type WireMediaArticle = Wire<typeof mediaArticle>

/**
 * `resName` is the caption, plain text; `anchor` is the id of the element in the article's full text, in its Chinese one
 * where there are two.
 */
const fields = {
  id: text,
  ...texts('label'),
  ...texts('resName'),
  pictureUrl: text,
  anchor: text,
  article: mediaArticle,
} as const

export const picture = named('Picture', record(fields))

export type WireArticleMedia = Wire<typeof picture>

/**
 * `content` is the HTML of the table with its notes, without label and caption, and `csvUrl` the address of its cells as a
 * file; null for one that is a picture.
 */
export const table = named('Table', record({ ...fields, ...texts('content'), ...texts('csvUrl') }))

export type WireArticleTable = Wire<typeof table>

/** `totalElements` is exact up to 10000 and 10001 beyond where something is searched for. */
const listed = ['siteId', 'q', 'field', 'as', 'page', 'size'] as const

/** C7.16: figures and tables of articles. Their ids are the article's id and their place in it, such as `1200-3`. */
export const articleMediaEndpoints = {
  pictureList: get('picture/getPictureList', listed, paged(picture), {
    summary:
      "Figures of a site's articles, newest first; `q` is searched for in their captions, or in a field of their articles.",
  }),
  picturesOfArticle: get('picture/getPicturesByArticle', ['articleId'], list(picture), {
    summary: 'The figures of an article, in its order.',
  }),
  pictureById: get('picture/{id}', [], nullable(picture), {
    summary: 'A figure; null where there is none.',
  }),
  tableList: get('table/getTableList', listed, paged(table), {
    summary:
      "Tables of a site's articles, newest first; `q` is searched for in their captions, or in a field of their articles.",
  }),
  tablesOfArticle: get('table/getTablesByArticle', ['articleId'], list(table), {
    summary: 'The tables of an article, in its order.',
  }),
  tableById: get('table/{id}', [], nullable(table), { summary: 'A table; null where there is none.' }),
  tableCsv: getBytes('table/csv', ['id', 'language'], {
    summary: 'The cells of a table in one language, as comma-separated values.',
  }),
} as const

import { get } from './endpoint.ts'
import { articlesAnswer } from './article.ts'
import { integer, list, named, nullable, record, text, type Wire, word } from './shape.ts'

const attachType = word('lowqualitypdf', 'pdf', 'metaxml')

/** What `front-article/download` gives of an article; `lowqualitypdf` is the same file as `pdf`. */
const attachTypesAnswer = list(record({ code: attachType }))

/**
 * A file of an article: its PDF, its data as XML, or what supplements it (`supplement`). `size` is in bytes, null where
 * the file is made when it is asked for; `title` follows the language header.
 */
const attachment = named(
  'Attachment',
  record({
    id: text,
    code: word('pdf', 'metaxml', 'supplement'),
    name: text,
    title: text,
    zhTitle: text,
    enTitle: text,
    mediaType: text,
    size: integer,
    url: text,
  }),
)

export type WireAttachment = Wire<typeof attachment>

/** `authors` are joined with ';', family names first. */
const citation = record({
  lang: text,
  type: text,
  authors: text,
  title: text,
  source: text,
  year: text,
  volume: text,
  issue: text,
  firstPageNum: text,
  lastPageNum: text,
  elocationId: text,
  edition: text,
  publisher: text,
  doi: text,
  pmid: text,
  url: text,
})

/**
 * One entry of the list of references, `text` being the whole of it. `citations` are its parts, one for each language
 * or each work under one label; empty where the source does not tell them apart. `sortId` counts from 1.
 */
const reference = named(
  'Reference',
  record({
    id: text,
    sortId: integer,
    label: text,
    text,
    doi: text,
    citations: list(citation),
  }),
)

export type WireReference = Wire<typeof reference>

/** How often an article was used; `months` are the last twelve, `YYYY-MM`, oldest first. */
const statistics = record({
  id: text,
  visits: integer,
  downloads: integer,
  citations: integer,
  referenceCount: integer,
  months: list(record({ month: text, visits: integer, downloads: integer })),
})

export type WireStatistics = Wire<typeof statistics>

/**
 * What one needs to recommend an article: `quote` and `transQuote` as in the batch, plain `title` and `summary` in the
 * header's language, `url` the path of its page.
 */
const publicizeInfo = record({
  id: text,
  siteId: text,
  resName: text,
  title: text,
  summary: text,
  quote: text,
  transQuote: text,
  doi: text,
  doiUrl: text,
  url: text,
  pictureUrl: text,
})

export type WirePublicizeInfo = Wire<typeof publicizeInfo>

const known = { origin: 'known' } as const

/** C7.7, C7.15: what hangs from one article. null, or no list, where there is no such article. */
export const articleDetailsEndpoints = {
  attachTypes: get('front-article/getAttachTypesById', ['id'], attachTypesAnswer, {
    ...known,
    summary: 'What of an article can be downloaded: lowqualitypdf, pdf, metaxml.',
  }),
  attachments: get('front-article/getAttach', ['id'], nullable(list(attachment)), {
    summary: 'The files of an article, with their addresses.',
  }),
  references: get('front-article/getReference', ['id'], nullable(list(reference)), {
    summary: "An article's list of references, at most 2000, in whole and in parts.",
  }),
  statistics: get('front-article/getStatistics', ['id'], nullable(statistics), {
    summary: 'How often an article was read, downloaded and cited.',
  }),
  relations: get('front-article/relations', ['id', 'size'], nullable(articlesAnswer), {
    summary: 'Articles that share keywords, authors or the column with this one, those of its site first.',
  }),
  publicizeInfo: get('front-article/getPublicizeInfo', ['siteId', 'id'], nullable(publicizeInfo), {
    summary: 'Citations of one article and what one needs to share it.',
  }),
  articleJumpUrl: get('front-article/getJumpUrl', ['siteId', 'id'], text, {
    ...known,
    form: 'plain',
    summary: 'Where an article is read: where it stands elsewhere, or its page in the portal.',
  }),
} as const

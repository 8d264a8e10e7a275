import { get } from './endpoint.ts'
import { facet } from './facet.ts'
import { paged } from './paged.ts'
import {
  anything,
  bit,
  calendarYear,
  integer,
  list,
  named,
  nullable,
  prose,
  record,
  text,
  type Wire,
} from './shape.ts'

const contributor = named(
  'Contributor',
  record({
    zhName: text,
    enName: text,
    /** The parts of the names; null where they are not told. Jr. and III stand behind the given names with a comma. */
    zhSurname: text,
    zhGivenName: text,
    enSurname: text,
    enGivenName: text,
    /** An organisation or a group, whose name has no parts. */
    collab: bit,
    /** Titles and degrees: Prof., PhD, MD. */
    degrees: text,
    orcid: text,
    email: text,
    corresponding: bit,
    /** Keys of the article's affiliations. */
    affiliations: list(text),
  }),
)

const affiliation = named('Affiliation', record({ key: text, label: text, zhName: text, enName: text }))

const relation = named(
  'ArticleRelation',
  record({
    /** As JATS names it: corrected-article, commentary-article, companion. */
    type: text,
    /** Whether this article names the other one; else that one names it. */
    named: bit,
    doi: text,
    url: text,
    text: text,
    /** Of the other article, where this rc-pub has it. */
    id: text,
    siteId: text,
    zhResName: text,
    enResName: text,
  }),
)

const about = named(
  'ArticleAbout',
  record({
    /** As JATS names it: research-article, review-article, correction. */
    articleType: text,
    /** The titles with mathematics, where they have formulae; titles say them as text. */
    zhHeading: prose,
    enHeading: prose,
    /** Summaries and words of a graphical abstract, of an article that has no text before which they stand. */
    zhSummaries: prose,
    enSummaries: prose,
    zhCopyright: text,
    enCopyright: text,
    zhLicenseText: text,
    enLicenseText: text,
    roles: list(record({ name: text, roles: list(text) })),
    editors: list(record({ name: text, roles: list(text), affiliation: text })),
    relations: list(relation),
    /** What happened to it, as its file tells it: types of JATS, ISO dates as exact as they are known. */
    events: list(record({ eventType: text, label: text, eventDate: text, url: text })),
    /** Of the article's own journal, as its file names it. */
    issn: text,
    publicationAbbrev: text,
    zhPublisher: text,
    enPublisher: text,
    /** Its numbers in PubMed, PubMed Central (`PMC1234567`) and arXiv (`2101.00001`). */
    pmid: text,
    pmcid: text,
    arxiv: text,
  }),
)

/** What an article has in a language that is neither Chinese nor English. */
const furtherText = named(
  'ArticleText',
  record({ language: text, title: text, summary: prose, keyword: text, hasFullText: bit }),
)

/**
 * The keys of one article (C3.13). Names of the specification and of programs that read real portals stand side by
 * side (`title` and `resName`, `keywords` and `keyword`). Unprefixed texts follow the language header, `en…` and
 * `zh…` are fixed. Authors and keywords are joined with ';'; titles and abstracts hold `<sub>`, `<sup>`, `<italic>`.
 * Lists may leave `contributors` and `affiliations` empty: one article alone has them.
 */
export const articleFields = {
  id: text,
  siteId: text,
  periodId: text,
  doi: text,
  /** BCP 47 tag of the original. */
  language: text,
  title: text,
  resName: text,
  zhResName: text,
  enResName: text,
  authors: text,
  zhAuthors: text,
  enAuthors: text,
  authorCompany: text,
  keywords: text,
  keyword: text,
  zhKeyword: text,
  enKeyword: text,
  summary: text,
  zhSummary: text,
  enSummary: text,
  siteName: text,
  publicationName: text,
  zhPublicationName: text,
  enPublicationName: text,
  sourcePublicationName: text,
  enSourcePublicationName: text,
  volume: text,
  issue: text,
  year: calendarYear,
  firstPageNum: text,
  lastPageNum: text,
  pageOrElocationId: text,
  elocationId: text,
  part: text,
  lanmu: text,
  zhLanmu: text,
  enLanmu: text,
  /** -1 accepted, 0 none, 1 to 10 proofs. */
  version: integer,
  oa: bit,
  /** `YYYY-MM-DD HH:MM:SS`. */
  onlineDate: text,
  publishDate: text,
  ppubDate: text,
  /** `YYYY-MM-DD`. */
  receivedDate: text,
  revisedDate: text,
  acceptedDate: text,
  /** When it was last changed, `YYYY-MM-DDTHH:MM:SSZ`; of `YYYY-MM-DD HH:MM:SS` without a zone only the day is read. */
  sysLastmodified: text,
  fullTextUrl: text,
  contentUrl: text,
  /** Its files as `getAttach` gives them. */
  attach: anything,
  vasDocLink: text,
  vasDocsource: text,
  graphicAbstract: text,
  pictureUrl: text,
  visits: integer,
  downloads: integer,
  citations: integer,
  referenceCount: integer,
  hasFullText: bit,
  /** Whether a PDF can be had; chosen, so another rc-pub may say nothing. */
  hasPdf: bit,
  /** Bytes of that PDF in the language asked for; null in lists, and of one that is not made yet. */
  pdfSize: integer,
  zhFunding: text,
  enFunding: text,
  license: nullable(record({ url: text, name: text })),
  contributors: list(contributor),
  affiliations: list(affiliation),
  /** null in lists. */
  about: nullable(about),
  /** Empty in lists; `getHtml?text=` gives the full text of one. */
  texts: list(furtherText),
} as const

export const article = named('Article', record(articleFields))

export type WireArticle = Wire<typeof article>

/** null where there is no such article. */
const articleAnswer = nullable(article)

export const articlesAnswer = list(article)

/** The contents of one issue by column; null where there is no such issue. */
const columnsAnswer = nullable(list(record({ column: text, content: list(article) })))

/**
 * The full text in the language closest to the header's, with its BCP 47 tag, and whether there is one in the other
 * language too; null where there is none.
 */
export const fullTextAnswer = nullable(record({ language: text, html: prose, inBothLanguages: bit }))

export type WireFullText = Wire<typeof fullTextAnswer>

/** Of twelve months up to `until`; months are `YYYY-MM`, of two the later one. */
const publishingPace = nullable(
  named(
    'PublishingPace',
    record({
      until: text,
      days: integer,
      articles: integer,
      points: list(record({ month: text, days: integer, articles: integer })),
    }),
  ),
)

export type WirePublishingPace = Wire<typeof publishingPace>

const known = { origin: 'known' } as const

/** C7.15: articles, the contents of issues, full texts, and the newest. */
export const articleEndpoints = {
  contents: get(
    'front-article/getArticlesByPeriodicalIdGroupByColumn/{periodId}',
    ['showCover', 'size'],
    columnsAnswer,
    { ...known, summary: 'The contents of one issue by column.' },
  ),
  articleByDoi: get('front-article/getArticleByDoi', ['doi'], articleAnswer, {
    ...known,
    summary: 'An article by its DOI, raw or percent-encoded, in any letter case.',
  }),
  articleByRegistryId: get(
    'front-article/getArticleByRegistryId',
    ['pmid', 'pmcid', 'arxiv'],
    articleAnswer,
    {
      name: 'articleByRegistryId',
      summary: 'An article by its number in PubMed, PubMed Central or arXiv; null where none has it.',
    },
  ),
  articleById: get('front-article/{id}', [], articleAnswer, { ...known, summary: 'An article by its id.' }),
  fullText: get('front-article/getHtml', ['id', 'text'], fullTextAnswer, {
    summary:
      'The full text of an article as HTML, in the language closest to the header, or in one of its further languages.',
  }),
  latest: get('front-article/getLatest', ['siteId', 'size'], articlesAnswer, {
    summary: "The newest articles of a site's journals.",
  }),
  unissued: get(
    'front-article/getUnissued',
    ['siteId', 'type', 'column', 'sort', 'page', 'size'],
    paged(article),
    {
      summary:
        "What a site's journals have published in no issue yet, newest first; `type` is onlineFirst or justAccepted, `column` one of its columns by their values, `sort` is oldest or mostRead.",
    },
  ),
  unissuedColumns: get('front-article/getUnissuedColumns', ['siteId', 'type'], facet, {
    summary:
      'The columns of what is in no issue yet, with the number of its articles, those with most first.',
  }),
  publishingPace: get('front-article/getPublishingPace', ['siteId'], publishingPace, {
    summary:
      "The median number of days from receipt to first publication in a site's journals, over twelve months and each two of them; null for fewer than five articles.",
  }),
} as const

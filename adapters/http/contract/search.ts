import { get, getBytes } from './endpoint.ts'
import { articleFields } from './article.ts'
import { author } from './author.ts'
import { facet } from './facet.ts'
import { paged } from './paged.ts'
import { integer, list, named, record, text, verbatim, type Wire, word } from './shape.ts'
import { entry, texts, titled } from './texts.ts'

/** `snippet` is plain text of the abstract in the header's language, at most about 300 characters. */
const hit = named('ArticleHit', record({ ...articleFields, snippet: text }))

export type WireHit = Wire<typeof hit>

const facets = named(
  'Facets',
  record({
    year: facet,
    journal: facet,
    column: facet,
    keyword: facet,
    author: facet,
    institution: facet,
    articleType: facet,
    textLanguage: facet,
    licence: facet,
  }),
)

export type WireFacets = Wire<typeof facets>

/** Words of a search, as they are typed, and what they are read as beside themselves. */
const reading = record({ typed: verbatim, read: list(verbatim) })

export type WireReading = Wire<typeof reading>

/**
 * One page of hits. `total` is exact up to 10000 and 10001 beyond; `words` are to be highlighted; `readings` are words of the
 * search with what they were read as beside themselves; `limits` are journals that it names beside other words, with the
 * articles that these find there (C7.4, C7.16).
 */
export const searchAnswer = named(
  'SearchResult',
  record({
    total: integer,
    content: list(hit),
    words: list(verbatim),
    readings: list(reading),
    limits: list(record({ siteId: integer, name: verbatim, term: verbatim, count: integer })),
    facets,
  }),
)

export type WireSearch = Wire<typeof searchAnswer>

/**
 * What the English words of a search's Chinese ones find and the search itself does not: `translated` are those words as
 * the keywords of the journals pair them, nothing where they do not.
 */
const acrossAnswer = record({
  total: integer,
  content: list(hit),
  words: list(verbatim),
  translated: list(record({ word: verbatim, english: list(verbatim) })),
})

export type WireAcross = Wire<typeof acrossAnswer>

const clustersAnswer = record({ total: integer, facets })

/**
 * What narrows, sorts and pages: `time` is in years, 0 for all; `page` counts from 0; from `year` on chosen facets, of which
 * `narrow` takes several values, those to leave out, ranges of years, and all other facets. `as` is words where they are
 * looked for as they are typed alone.
 */
const facetFields = ['year', 'journal', 'column', 'keyword', 'narrow', 'as'] as const

const shown = ['sort', 'time', 'page', 'size', ...facetFields] as const

const byField = ['siteId', 'q', 'field', ...shown]
const byText = ['siteId', 'q', ...shown]

const articles = { summary: "Articles of a site's journals with facets and the words to highlight." }
const quick = { summary: 'The same for one text, over every field.' }
const advanced = { summary: 'The same for terms in their fields, joined by AND, OR and NOT, within years.' }

/** How many things of each type a search finds; null for a type that was not asked for. */
const countsAnswer = record({
  article: integer,
  publication: integer,
  picture: integer,
  table: integer,
  video: integer,
  audio: integer,
  other: integer,
  news: integer,
})

export type WireCounts = Wire<typeof countsAnswer>

/**
 * One thing that is neither an article nor in a list of its own: `type` is album, topic, book or document. `publishDate`
 * is a year for books; `fileUrl` is where a document is had.
 */
const other = named(
  'OtherResource',
  record({
    ...entry,
    type: word('album', 'topic', 'book', 'document'),
    ...titled,
    ...texts('summary'),
    publishDate: text,
    pictureUrl: text,
    fileUrl: text,
  }),
)

export type WireOther = Wire<typeof other>

/**
 * What a search could be for. `other` is the name of an author in the other language, or the title of the article with a DOI;
 * `siteId`, `sld` and `domain` are those of a journal.
 */
const suggestion = named(
  'Suggestion',
  record({
    kind: word('keyword', 'title', 'author', 'journal', 'doi'),
    text: verbatim,
    other: verbatim,
    siteId: integer,
    sld: text,
    domain: text,
  }),
)

export type WireSuggestion = Wire<typeof suggestion>

/** C7.15, C7.16: search. The calls of the article family answer the same as those of the search family. */
export const searchEndpoints = {
  search: get('search/search', byField, searchAnswer, articles),
  quickSearch: get('search/quickSearch', byText, searchAnswer, quick),
  advSearch: get('search/advSearch', byText, searchAnswer, advanced),
  searchCounts: get(
    'search/counts',
    ['siteId', 'q', 'field', 'types', 'time', ...facetFields],
    countsAnswer,
    {
      summary: 'How many things of each type a search finds, each as its own list counts them.',
    },
  ),
  others: get('search/others', ['siteId', 'q', 'as', 'page', 'size'], paged(other), {
    summary:
      'Albums, topics, books and documents of a site and of the journals that it shows, the newest first.',
  }),
  acrossLanguages: get('search/acrossLanguages', byField, acrossAnswer, {
    name: 'acrossLanguages',
    summary:
      'Articles that a search for Chinese words does not find, and their English ones do, as keywords pair them.',
  }),
  clusters: get('search/clusters', byField, clustersAnswer, {
    summary: 'The facets of a search alone, with the number of its hits.',
  }),
  analyze: get('search/analyze', ['siteId', 'q', 'type'], list(verbatim), {
    name: 'analyze',
    summary: 'The words of a text as the index reads them, to be highlighted.',
  }),
  termReadings: get('search/readings', ['siteId', 'q', 'field', 'as'], list(reading), {
    name: 'termReadings',
    summary:
      'What words of a search for anything but articles are looked for as beside themselves: compounds apart and together.',
  }),
  suggestions: get('search/suggestions', ['siteId', 'q', 'size'], list(verbatim), {
    summary: 'Keywords, authors and titles that begin like a text, the commonest first.',
  }),
  suggestionsByKind: get('search/suggestionsByKind', ['siteId', 'q', 'size'], list(suggestion), {
    summary:
      'The same with what each of them is, names in pinyin and by its initials too, with journals and DOIs.',
  }),
  respell: get('search/respell', ['siteId', 'q'], list(verbatim), {
    name: 'respell',
    summary:
      'A text as keywords, names and titles spell those of its words that no article has; nothing where none is near.',
  }),
  searchAuthors: get('search/author', ['siteId', 'q', 'page', 'size'], paged(author), {
    summary: 'Authors whose name begins like a text, with affiliations, those with most articles first.',
  }),
  /** Opened as a page, which sends no headers: `language` and `siteId` stand in the query. */
  searchExport: getBytes(
    'search/export',
    ['siteId', 'type', 'q', 'field', 'sort', 'time', ...facetFields, 'citationType', 'language'],
    {
      summary:
        'Every article that a search finds, in its order, as citations in one file; an advanced search with the type advanced.',
    },
  ),
  articleSearch: get('front-article/search', byField, searchAnswer, articles),
  articleQuickSearch: get('front-article/quickSearch', byText, searchAnswer, quick),
  articleAdvancedSearch: get('front-article/advancedSearch', byText, searchAnswer, advanced),
} as const

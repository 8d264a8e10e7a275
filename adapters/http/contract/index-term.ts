import { get } from './endpoint.ts'
import { article } from './article.ts'
import { paged } from './paged.ts'
import { facet } from './facet.ts'
import { integer, list, named, nullable, record, text, verbatim, type Wire } from './shape.ts'

/** Values of journals are ids of sites, values of authors ORCIDs or names; labels follow the language header. */
const indexTerm = named(
  'IndexTerm',
  record({
    name: text,
    zhName: text,
    enName: text,
    articleCount: integer,
    years: facet,
    journals: facet,
    keywords: facet,
    authors: facet,
  }),
)

export type WireIndexTerm = Wire<typeof indexTerm>

/** `type` is author, with name or orcid; keyword, with keyword; or subject, with id. */
const term = ['siteId', 'type', 'keyword', 'name', 'orcid', 'id'] as const

/** What the articles of a site are listed under. */
export const indexTermEndpoints = {
  indexTerm: get('front-index/getTerm', term, nullable(indexTerm), {
    summary: "What the articles of a site's journals under an author, a keyword or a subject have in common.",
  }),
  indexTermArticles: get('front-index/getArticles', [...term, 'page', 'size'], paged(article), {
    summary: "The articles of a site's journals under an author, a keyword or a subject, newest first.",
  }),
  indexTerms: get(
    'front-index/getTerms',
    ['siteId', 'type', 'page', 'size'],
    paged(record({ value: verbatim, label: text, count: integer })),
    { summary: 'The authors, keywords or subjects with two articles or more, those with most first.' },
  ),
  linkedTerms: get(
    'front-index/getLinked',
    ['siteId', 'id'],
    record({ authors: list(verbatim), keywords: list(verbatim) }),
    { summary: 'The authors and keywords of an article that the site has further articles of.' },
  ),
} as const

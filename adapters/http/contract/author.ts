import { get } from './endpoint.ts'
import { article } from './article.ts'
import { paged } from './paged.ts'
import { integer, list, named, nullable, record, text, type Wire } from './shape.ts'

/**
 * An author as the articles tell it, names and affiliations of the newest first. `orcids` are all that stand beside the
 * name, `orcid` the only one: null where several people have the name, and where nobody tells.
 */
export const author = named(
  'Author',
  record({
    name: text,
    zhName: text,
    enName: text,
    orcid: text,
    orcids: list(text),
    affiliations: list(record({ name: text, zhName: text, enName: text })),
    articleCount: integer,
  }),
)

export type WireAuthor = Wire<typeof author>

/** C7.16: authors, by ORCID where one is given, else by name in either language and any spelling. */
export const authorEndpoints = {
  author: get('author/getAuthor', ['siteId', 'name', 'orcid'], nullable(author), {
    summary: "An author of a site's journals; null where no article has one of this name or ORCID.",
  }),
  authorArticles: get('author/getArticles', ['siteId', 'name', 'orcid', 'page', 'size'], paged(article), {
    summary: "The articles of an author in a site's journals, newest first.",
  }),
} as const

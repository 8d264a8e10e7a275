import type { IndexTerm } from '../../domain/index-term/index-term.ts'
import type { IndexTermContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, mapResult, succeed, withDefault } from '../async-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface IndexTermInput {
  readonly context: RequestContext
  readonly term: IndexTerm
  /** From 1. */
  readonly page: number
}

/** The articles under an author, a keyword or a subject; 'absent' where there are none, and beyond the last page. */
export function loadIndexTerm(
  { search }: Pick<PagePorts, 'search'>,
  { context, term, page }: IndexTermInput,
): AsyncResult<IndexTermContent> {
  const author = term.kind === 'author' ? search.author(context, authorQuery(term.by)) : succeed(null)
  return mapResult(
    all({
      summary: search.term(context, term),
      list: existingPage(search.termArticles(context, term, pageRequest(page)), page, term.kind),
      author: withDefault(author, null),
    }),
    (found) => ({ term, ...found }),
  )
}

const authorQuery = (by: Extract<IndexTerm, { kind: 'author' }>['by']) =>
  by.kind === 'orcid' ? { name: '', orcid: by.orcid } : { name: by.name, orcid: '' }

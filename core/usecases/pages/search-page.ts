import type { SearchContent } from '../../domain/page/page-content.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { mapAnswer } from '../answers.ts'
import { loadRemote, type Seed } from '../load-remote.ts'
import type { PageModel } from '../page-model.ts'
import type { PagePorts } from './page-ports.ts'
import { sameInput } from './same-input.ts'

export interface SearchInput {
  readonly reader: Reader
  readonly query: SearchQuery
}

/** Search results for articles; the whole query stands in the address (C2.25, C2.31). */
export function createSearchPage(
  ports: PagePorts,
  scope: Scope,
  input$: Behavior<SearchInput>,
  seed: Seed<SearchInput, SearchContent> | null,
): PageModel<SearchContent> {
  const load = ({ reader, query }: SearchInput): Answer<SearchContent> =>
    mapAnswer(ports.search.articles(reader, query), (result) => ({ query, result }))
  return loadRemote({ ...ports, load, sameInput }, scope, input$, seed)
}

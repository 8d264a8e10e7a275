import type { SearchContent } from '../../domain/page/page-content.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import { mapAnswer } from '../answers.ts'
import type { PagePorts } from './page-ports.ts'

export interface SearchInput {
  readonly reader: Reader
  readonly query: SearchQuery
}

/** Search results for articles; the whole query stands in the address (C2.25, C2.31). */
export const loadSearch = (
  { search }: Pick<PagePorts, 'search'>,
  { reader, query }: SearchInput,
): Answer<SearchContent> => mapAnswer(search.articles(reader, query), (result) => ({ query, result }))

import type { SearchType } from '../shell/header-config.ts'
import type { SearchField } from './search-query.ts'
import type { SuggestionKind } from './suggestion.ts'

/** The field of articles that a suggestion is looked for in, whatever its box searches; null for what its box says. */
const fields: Readonly<Record<SuggestionKind, SearchField | null>> = {
  keyword: null,
  title: 'title',
  author: 'author',
  journal: null,
  doi: 'doi',
}

/** How a suggestion is searched: a name among the authors, a title among the titles, anything else as the box says. */
export function searchOfSuggestion(
  kind: SuggestionKind | null,
): { readonly type: SearchType; readonly field: SearchField } | undefined {
  const field = kind === null ? null : fields[kind]
  return field === null ? undefined : { type: 'article', field }
}

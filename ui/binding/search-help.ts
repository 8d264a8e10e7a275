import type { RecentSearchesModel, SearchConditionsModel, SuggestionsModel } from '@xuekan/core'

/** What helps a reader who turns to the search box. */
export interface SearchHelp {
  readonly suggestions: SuggestionsModel
  readonly recent: RecentSearchesModel
  /** null where the site lets no search be narrowed before it is made. */
  readonly conditions: SearchConditionsModel | null
}

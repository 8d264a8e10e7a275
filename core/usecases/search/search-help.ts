import type { RequestContext } from '../../ports/async-result.ts'
import { shortenKnown } from '../../domain/search/shorten-known.ts'
import type { LinkContext } from '../../domain/link/link-context.ts'
import type { Suggestion } from '../../domain/search/suggestion.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { SearchGateway } from '../../ports/search-gateway.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { SearchBoxModel } from '../shell-models.ts'
import { storeSelectedOption } from './store-selected-option.ts'
import { offerConditions } from './offer-conditions.ts'
import { createRecentSearches, type RecentSearchesModel } from './recent-searches.ts'
import { createSearchConditions, type SearchConditionsModel } from './search-conditions.ts'
import { takeSuggestion } from './take-suggestion.ts'
import { createSuggestions, type SuggestionsModel } from './suggestions.ts'

/** What helps a reader who turns to the search box. */
export interface SearchHelp {
  readonly suggestions: SuggestionsModel
  readonly recent: RecentSearchesModel
  /** null where the site lets no search be narrowed before it is made. */
  readonly conditions: SearchConditionsModel | null
  /**
   * Writes a reference that the box does not hold into it, shortened to what still means the same (C5.1); false where
   * the text fits or is no reference: the box takes it as it takes any.
   */
  readonly paste: (text: string) => boolean
  /** Searches a suggestion as what it is, and goes to a journal (C2.25). */
  readonly take: (suggestion: Suggestion) => void
}

export interface SearchHelpPorts {
  readonly clock: Clock
  readonly navigation: Navigation
  readonly search: Pick<SearchGateway, 'conditions' | 'suggestions'>
  /** The searches of this device, the latest first. */
  readonly recent: StoredValue<readonly string[]>
  /** Those of this tab. */
  readonly keywords: StoredValue<readonly string[]>
  /** What is called the condition that is selected. */
  readonly selected: StoredValue<string>
}

export interface SearchHelpOptions {
  readonly context: RequestContext
  /** Whether the site lets a search be narrowed before it is made. */
  readonly offersConditions: boolean
  /** The address that the page was opened with. */
  readonly opened: string
  readonly searchBox: SearchBoxModel
  /** How links are written where the reader is. */
  readonly links$: Behavior<LinkContext>
}

/** Suggestions, the searches of this device and of this tab, and the conditions of a type (C3.19, C4.17). */
export function createSearchHelp(
  { clock, navigation, search, recent, keywords, selected }: SearchHelpPorts,
  scope: Scope,
  { context, offersConditions, opened, searchBox, links$ }: SearchHelpOptions,
): SearchHelp {
  const openConditions = (): SearchConditionsModel => {
    const conditions = createSearchConditions({ search }, scope, {
      context,
      types: searchBox.types,
    })
    offerConditions(scope, { searchBox, conditions })
    storeSelectedOption(selected, scope, { conditions, language: context.language })
    return conditions
  }
  createRecentSearches({ navigation, recent: keywords }, scope, { opened })
  return {
    suggestions: createSuggestions({ clock, search }, scope, { context }),
    recent: createRecentSearches({ navigation, recent }, scope, { opened }),
    conditions: offersConditions ? openConditions() : null,
    paste: (text) => {
      const short = shortenKnown(text, searchBox.state$.value.limit)
      if (short !== null) searchBox.setTerm(short)
      return short !== null
    },
    take: takeSuggestion({ navigation, searchBox, links$ }),
  }
}

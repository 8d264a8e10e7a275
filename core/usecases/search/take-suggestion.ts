import type { LinkContext } from '../../domain/link/link-context.ts'
import { routeLink } from '../../domain/link/route-link.ts'
import { searchOfSuggestion } from '../../domain/search/search-of-suggestion.ts'
import type { Suggestion } from '../../domain/search/suggestion.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { SearchBoxModel } from '../shell-models.ts'

export interface TakeSuggestion {
  readonly navigation: Pick<Navigation, 'go' | 'leave'>
  readonly searchBox: Pick<SearchBoxModel, 'setTerm' | 'submit'>
  readonly links$: Behavior<LinkContext>
}

/** Goes to a journal; anything else is written into the box and searched as what it is. */
export const takeSuggestion =
  ({ navigation, searchBox, links$ }: TakeSuggestion) =>
  ({ kind, text, site }: Suggestion): void => {
    if (site === null) {
      searchBox.setTerm(text)
      searchBox.submit(searchOfSuggestion(kind))
      return
    }
    const links = links$.value
    const link = routeLink({ page: 'home', language: links.language, site: null }, links, site)
    if (link.startsWith('/')) navigation.go(link)
    else navigation.leave(link)
  }

import type { SearchType } from '../shell/header-config.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { resultRoute } from '../media/result-route.ts'
import type { Route } from '../route/route.ts'
import { beginAnew } from './begin-anew.ts'
import type { SearchQuery } from './search-query.ts'

/** What is searched for, as a box says it. */
export interface WantedSearch extends Pick<SearchQuery, 'as'> {
  readonly language: UiLanguage
  readonly type: SearchType
  readonly term: string
  /** The field of the selected condition; one that the type does not know searches every field. */
  readonly field: string
}

/** The result page of a new search, with its condition (C2.25, C4.17). Law: it is of `pageOfSearchType`. */
export const routeOfSearch = ({ language, type, ...wanted }: WantedSearch): Route =>
  resultRoute(type, beginAnew(wanted), language)

import type { UiLanguage } from '../language/ui-language.ts'
import { queryValue } from '../route/query.ts'
import type { AdvancedSearchRoute } from '../route/route.ts'
import { advancedFormKeys } from './advanced-form-keys.ts'
import { pressForm, readFormPairs } from './advanced-form-pairs.ts'
import { emptyAdvancedForm, formOfSearch, searchOfForm, type AdvancedForm } from './advanced-form.ts'
import { parseAdvancedQuery } from './advanced-parse.ts'
import { printAdvancedQuery } from './advanced-print.ts'
import type { AdvancedQuery } from './advanced-query.ts'
import { emptySearchQuery } from './search-query.ts'

/**
 * The page of what an advanced search finds: all of it stands in its address, the years too (C2.25, C2.30).
 * Law: `queryOfRoute(parseRoute(formatRoute(advancedSearchRoute(query, language))))` is `query`, for well-formed text
 * within `advancedLimits`.
 */
export const advancedSearchRoute = (
  query: AdvancedQuery,
  language: UiLanguage | null,
): AdvancedSearchRoute => ({
  page: 'advancedSearch',
  language,
  type: 'article',
  query: { ...emptySearchQuery, term: printAdvancedQuery(query) },
})

/** The form in which such a search is edited. */
export const advancedFormRoute = (
  query: AdvancedQuery,
  language: UiLanguage | null,
): AdvancedSearchRoute => ({
  ...advancedSearchRoute(query, language),
  form: [[advancedFormKeys.edit, '1']],
})

/**
 * The form of an address (C2.25): what a browser has sent without scripts, with what its button does; else the search
 * that stands there. Law: `searchOfForm(formOfRoute(advancedFormRoute(query)))` is `query`. Text that is no query stands
 * in the form as it was written; no text gives the empty form.
 */
export function formOfRoute({ query: { term }, form = [] }: AdvancedSearchRoute): AdvancedForm {
  const typed = readFormPairs(form)
  if (typed !== null) return pressForm(typed, queryValue(form, advancedFormKeys.press) ?? '')
  if (term.trim() === '') return emptyAdvancedForm
  const read = parseAdvancedQuery(term)
  return read.ok ? formOfSearch(read.value) : { ...emptyAdvancedForm, text: term }
}

/** Whether an address asks for a search, finished or not, rather than for the form. */
export const asksSearch = ({ query: { term }, form = [] }: AdvancedSearchRoute): boolean =>
  !form.some(([name]) => name === advancedFormKeys.edit || name === advancedFormKeys.press) &&
  (form.length > 0 || term.trim() !== '')

/** What an address searches for; null where it shows the form, also for a search that cannot be read. */
export function queryOfRoute(route: AdvancedSearchRoute): AdvancedQuery | null {
  if (!asksSearch(route)) return null
  const search = searchOfForm(formOfRoute(route))
  return search.ok ? search.value : null
}

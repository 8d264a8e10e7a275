import { filter } from 'rxjs'
import type { SearchType } from '../../domain/shell/header-config.ts'
import type { LinkContext } from '../../domain/link/link-context.ts'
import { routeLinkHere } from '../../domain/link/route-link.ts'
import type { Result } from '../../domain/result.ts'
import type { AdvancedSearchRoute } from '../../domain/route/route.ts'
import { advancedSearchRoute } from '../../domain/search/advanced-address.ts'
import {
  addRow,
  changeRow,
  formAsRows,
  formAsText,
  formOfType,
  removeRow,
} from '../../domain/search/advanced-form-changes.ts'
import {
  emptyAdvancedForm,
  formOfRoute,
  searchOfForm,
  type AdvancedForm,
  type AdvancedFormError,
} from '../../domain/search/advanced-form.ts'
import type { AdvancedRow } from '../../domain/search/advanced-rows.ts'
import type { Navigation } from '../../ports/navigation.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface AdvancedSearchFormOptions {
  /** How links are written where the reader is. */
  readonly links$: Behavior<LinkContext>
  readonly route$: Behavior<AdvancedSearchRoute>
}

export interface AdvancedSearchFormState {
  readonly form: AdvancedForm
  /** Why the latest attempt led nowhere; gone with the next change. */
  readonly error: AdvancedFormError | null
}

export interface AdvancedSearchFormModel {
  readonly state$: Behavior<AdvancedSearchFormState>
  readonly setType: (type: SearchType) => void
  readonly setRow: (place: number, part: Partial<AdvancedRow>) => void
  readonly addRow: () => void
  readonly removeRow: (place: number) => void
  readonly setYears: (years: { readonly from?: string; readonly to?: string }) => void
  readonly setText: (text: string) => void
  readonly showText: () => void
  /** An error where rows cannot show the text. */
  readonly showRows: () => void
  readonly clear: () => void
  /** Leads to the results; or tells what is wrong, and keeps all that was written (C5.2). */
  readonly submit: () => void
  readonly dismissError: () => void
}

/**
 * The form for advanced search (C2.30, C5.2). It shows what stands in the address, also when that changes; the
 * address that it leads to itself changes nothing in it. Its results are of the shown site, on this host.
 */
export function createAdvancedSearchForm(
  navigation: Navigation,
  scope: Scope,
  { links$, route$ }: AdvancedSearchFormOptions,
): AdvancedSearchFormModel {
  const state = createBehavior<AdvancedSearchFormState>({ form: formOfRoute(route$.value), error: null })
  const show = (form: AdvancedForm): void => state.set({ form, error: null })
  const change = (next: (form: AdvancedForm) => AdvancedForm): void => show(next(state.value.form))
  const attempt = <T>(result: Result<T, AdvancedFormError>, act: (value: T) => void): void => {
    if (result.ok) act(result.value)
    else state.set({ ...state.value, error: result.error })
  }
  scope.add(
    route$.value$
      .pipe(filter((route) => !says(state.value.form, route)))
      .subscribe((route) => show(formOfRoute(route))),
  )
  return {
    state$: state,
    setType: (type) => change((form) => formOfType(form, type)),
    setRow: (place, part) => change((form) => changeRow(form, place, part)),
    addRow: () => change(addRow),
    removeRow: (place) => change((form) => removeRow(form, place)),
    setYears: (years) => change((form) => ({ ...form, ...years })),
    setText: (text) => change((form) => ({ ...form, shape: 'text', text })),
    showText: () => change(formAsText),
    showRows: () => attempt(formAsRows(state.value.form), show),
    clear: () => change(({ type }) => ({ ...emptyAdvancedForm, type })),
    submit: during(scope, () =>
      attempt(searchOfForm(state.value.form), (search) => {
        show(state.value.form)
        const links = links$.value
        navigation.go(routeLinkHere(advancedSearchRoute(search, links.language), links))
      }),
    ),
    dismissError: () => show(state.value.form),
  }
}

/** Whether a form, perhaps written in another way, says the search of an address. */
function says(form: AdvancedForm, route: AdvancedSearchRoute): boolean {
  const search = searchOfForm(form)
  if (!search.ok || search.value.type !== formOfRoute(route).type) return false
  return advancedSearchRoute(search.value, null).query.term === route.query.term
}

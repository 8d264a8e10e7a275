import { concat, distinctUntilChanged, filter, map, of, Subject, switchMap, type Observable } from 'rxjs'
import type { AdvancedSearchRoute } from '../../domain/route/route.ts'
import {
  advancedFormRoute,
  advancedSearchRoute,
  asksSearch,
  formOfRoute,
} from '../../domain/search/advanced-address.ts'
import {
  addGroup,
  addRow,
  changeEntry,
  moveEntry,
  removeEntry,
  ungroup,
} from '../../domain/search/advanced-form-changes.ts'
import { readFormPairs } from '../../domain/search/advanced-form-pairs.ts'
import {
  emptyAdvancedForm,
  formWithText,
  searchOfForm,
  textOfForm,
  type AdvancedForm,
  type AdvancedFormError,
  type EntryPath,
} from '../../domain/search/advanced-form.ts'
import type { AdvancedRow } from '../../domain/search/advanced-rows.ts'
import { emptySearchQuery } from '../../domain/search/search-query.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { createPage, type CreatePage } from '../create-page.ts'
import type { PageModel } from '../page-model.ts'
import {
  loadAdvancedSearch,
  type AdvancedSearchContent,
  type AdvancedSearchInput,
} from './load-advanced-search.ts'
import type { PagePorts } from './page-ports.ts'

/** From the last change of the form until what it would find is counted, in milliseconds. */
export const countDelay = 300

export interface AdvancedFormState {
  readonly form: AdvancedForm
  /** What kept the latest attempt from leading anywhere, as far as it still does. */
  readonly errors: readonly AdvancedFormError[]
  /** How many articles the form would find, after a change of it; null while nobody knows. */
  readonly total: number | null
}

/** Where a finished form leads: first its own address, so that the way back finds it filled in, then what it finds. */
export interface AdvancedSearchWay {
  readonly form: AdvancedSearchRoute
  readonly found: AdvancedSearchRoute
}

export interface AdvancedSearchModel extends PageModel<AdvancedSearchContent> {
  readonly form$: Behavior<AdvancedFormState>
  readonly addRow: (group: EntryPath) => void
  readonly addGroup: (group: EntryPath) => void
  readonly remove: (path: EntryPath) => void
  readonly ungroup: (path: EntryPath) => void
  readonly move: (path: EntryPath, by: -1 | 1) => void
  readonly change: (path: EntryPath, part: Partial<Omit<AdvancedRow, 'kind'>>) => void
  readonly setYears: (years: { readonly from?: string; readonly to?: string }) => void
  readonly setText: (text: string) => void
  readonly clear: () => void
  /** Where the form leads; null where it says no search: then its errors say why, and all that was written stays. */
  readonly submit: () => AdvancedSearchWay | null
}

/**
 * The page of the advanced search (C2.30, C5.2): its content, and its form, which shows what stands in the address also
 * when that changes. An address that says what the form says already changes nothing in it.
 */
export const createAdvancedSearch: CreatePage<
  Pick<PagePorts, 'search'>,
  AdvancedSearchInput,
  AdvancedSearchContent,
  AdvancedSearchModel
> = (ports, scope: Scope, input$, seed) => {
  const page = createPage(loadAdvancedSearch)(ports, scope, input$, seed)
  /** Whether the form was tried as it is, so that its errors are told until they are gone. */
  let isTried = asksSearch(input$.value.route)
  const form$ = createBehavior<AdvancedFormState>(stateOf(formOfRoute(input$.value.route), isTried, null))
  const changes = new Subject<AdvancedForm>()

  const show = (form: AdvancedForm): void => {
    if (searchOfForm(form).ok) isTried = false
    form$.set(stateOf(form, isTried, form$.value.total))
  }
  const change = (next: (form: AdvancedForm) => AdvancedForm): void => {
    show(next(form$.value.form))
    changes.next(form$.value.form)
  }
  const counted = (form: AdvancedForm): Observable<number | null> => {
    const search = searchOfForm(form)
    if (!search.ok) return of(null)
    const total$ = ports.clock.after(countDelay).pipe(
      switchMap(() => ports.search.advanced(input$.value.context, search.value, emptySearchQuery)),
      map((answer) => (answer.ok ? answer.value.total : null)),
    )
    return concat(of(null), total$)
  }
  scope.add(
    changes
      .pipe(
        distinctUntilChanged((one, other) => textOfForm(one) === textOfForm(other)),
        switchMap(counted),
      )
      .subscribe((total) => form$.set({ ...form$.value, total })),
  )
  scope.add(
    input$.value$.pipe(filter(({ route }) => !says(form$.value.form, route))).subscribe(({ route }) => {
      isTried = asksSearch(route)
      show(formOfRoute(route))
    }),
  )
  return {
    ...page,
    form$,
    addRow: (group) => change((form) => addRow(form, group)),
    addGroup: (group) => change((form) => addGroup(form, group)),
    remove: (path) => change((form) => removeEntry(form, path)),
    ungroup: (path) => change((form) => ungroup(form, path)),
    move: (path, by) => change((form) => moveEntry(form, path, by)),
    change: (path, part) => change((form) => changeEntry(form, path, part)),
    setYears: (years) => change((form) => ({ ...form, ...years, text: null })),
    setText: (text) => change((form) => formWithText(form, text)),
    clear: () => change(() => emptyAdvancedForm),
    submit: () => {
      isTried = true
      show(form$.value.form)
      const search = searchOfForm(form$.value.form)
      if (!search.ok) return null
      const { language } = input$.value.route
      return {
        form: advancedFormRoute(search.value, language),
        found: advancedSearchRoute(search.value, language),
      }
    },
  }
}

/** Where text ends to be a search is told at once; all else that is wrong once it was tried. */
function stateOf(form: AdvancedForm, isTried: boolean, total: number | null): AdvancedFormState {
  const search = searchOfForm(form)
  const errors = search.ok ? [] : search.error
  return { form, errors: isTried ? errors : errors.filter(({ kind }) => kind === 'text'), total }
}

/** Whether a form, perhaps written in another way, says the search of an address, or was sent as it is. */
function says(form: AdvancedForm, { query, form: sent = [], language }: AdvancedSearchRoute): boolean {
  if (readFormPairs(sent) !== null) return false
  const search = searchOfForm(form)
  return search.ok && advancedSearchRoute(search.value, language).query.term === query.term
}

import type { SearchType } from '../shell/header-config.ts'
import { err, ok, type Result } from '../result.ts'
import type { AdvancedSearchRoute } from '../route/route.ts'
import { advancedSearchOf, type AdvancedSearch } from './advanced-address.ts'
import { parseAdvancedQuery, type AdvancedError } from './advanced-parse.ts'
import type { AdvancedQuery, YearRange } from './advanced-query.ts'
import { conditionOfRows, rowsOfCondition, type AdvancedRow } from './advanced-rows.ts'
import { validateYears, type YearRangeError } from './advanced-years.ts'
import { validateTerm } from './search-term.ts'

/**
 * The form for advanced search as the reader fills it in (C2.30): rows and years, or one text for what rows cannot
 * show. What is written in the other shape is kept.
 */
export interface AdvancedForm {
  readonly type: SearchType
  readonly shape: 'rows' | 'text'
  readonly rows: readonly AdvancedRow[]
  readonly from: string
  readonly to: string
  readonly text: string
}

export type AdvancedFormError =
  /** Nothing to search for (C5.2). */
  | { readonly kind: 'searchPromptEmpty' }
  | { readonly kind: 'termTooLong'; readonly row: number }
  | { readonly kind: 'years'; readonly error: YearRangeError }
  | { readonly kind: 'text'; readonly error: AdvancedError }
  /** The text is a query that rows cannot show. */
  | { readonly kind: 'groups' }

/** A form has at least one row and at most so many. */
export const advancedRowLimit = 20

export const emptyRow: AdvancedRow = { operator: 'AND', field: 'all', match: 'fuzzy', text: '' }

/** Two rows, as an empty form shows them. */
export const emptyAdvancedForm: AdvancedForm = {
  type: 'article',
  shape: 'rows',
  rows: [emptyRow, emptyRow],
  from: '',
  to: '',
  text: '',
}

/**
 * The form of an address (C2.25). Law: `searchOfForm(formOfRoute(advancedSearchRoute(search)))` is `search`. Text that
 * is no query stands in the form as it was written; no text gives the empty form.
 */
export function formOfRoute(route: AdvancedSearchRoute): AdvancedForm {
  const read = advancedSearchOf(route)
  const { type } = read.ok ? read.value : read.error
  const form = { ...emptyAdvancedForm, type }
  if (route.query.term.trim() === '') return form
  const rows = read.ok ? rowsWithin(read.value.query) : null
  const text = route.query.term
  return rows === null || !read.ok
    ? { ...form, shape: 'text', text }
    : { ...form, rows, ...typedYears(read.value.query.years) }
}

/** The search that a form says, or what keeps it from being one (C2.30, C5.2). */
export function searchOfForm(form: AdvancedForm): Result<AdvancedSearch, AdvancedFormError> {
  const query = form.shape === 'text' ? queryOfText(form.text) : queryOfRows(form)
  return query.ok ? ok({ type: form.type, query: query.value }) : query
}

const queryOfText = (text: string): Result<AdvancedQuery, AdvancedFormError> => {
  const read = parseAdvancedQuery(text)
  if (read.ok) return read
  return err(text.trim() === '' ? { kind: 'searchPromptEmpty' } : { kind: 'text', error: read.error })
}

function queryOfRows({ rows, from, to }: AdvancedForm): Result<AdvancedQuery, AdvancedFormError> {
  const condition = conditionOfRows(rows)
  if (!condition.ok) return err(errorOfRows(rows))
  const years = validateYears(from, to)
  return years.ok
    ? ok({ condition: condition.value, years: years.value })
    : err({ kind: 'years', error: years.error })
}

function errorOfRows(rows: readonly AdvancedRow[]): AdvancedFormError {
  const row = rows.findIndex(({ text }) => {
    const term = validateTerm(text)
    return !term.ok && term.error === 'tooLong'
  })
  return row < 0 ? { kind: 'searchPromptEmpty' } : { kind: 'termTooLong', row }
}

/** The rows that say a query; null where a form cannot show them. */
export const rowsWithin = ({ condition }: AdvancedQuery): readonly AdvancedRow[] | null => {
  const rows = rowsOfCondition(condition)
  return rows === null || rows.length > advancedRowLimit ? null : rows
}

export const typedYears = ({ from, to }: YearRange): Pick<AdvancedForm, 'from' | 'to'> => ({
  from: String(from ?? ''),
  to: String(to ?? ''),
})

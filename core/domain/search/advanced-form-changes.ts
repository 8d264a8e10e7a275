import type { SearchType } from '../shell/header-config.ts'
import { err, ok, type Result } from '../result.ts'
import {
  advancedRowLimit,
  emptyRow,
  rowsWithin,
  searchOfForm,
  typedYears,
  type AdvancedForm,
  type AdvancedFormError,
} from './advanced-form.ts'
import { printAdvancedQuery } from './advanced-print.ts'
import type { AdvancedRow } from './advanced-rows.ts'
import { fieldsOfSearchType } from './fields-of-search-type.ts'

/** One more row at the end, searching where the last one does; none beyond the limit (C2.30). */
export function addRow(form: AdvancedForm): AdvancedForm {
  if (form.rows.length >= advancedRowLimit) return form
  return { ...form, rows: [...form.rows, { ...emptyRow, field: form.rows.at(-1)?.field ?? 'all' }] }
}

/** Without the row at this place; the last one that is left stays. */
export const removeRow = (form: AdvancedForm, place: number): AdvancedForm =>
  form.rows.length > 1 ? { ...form, rows: form.rows.filter((_, index) => index !== place) } : form

export const changeRow = (form: AdvancedForm, place: number, part: Partial<AdvancedRow>): AdvancedForm => ({
  ...form,
  rows: form.rows.map((row, index) => (index === place ? { ...row, ...part } : row)),
})

/** The same search as text; a form that says none begins with what is written there. */
export function formAsText(form: AdvancedForm): AdvancedForm {
  const search = form.shape === 'text' ? null : searchOfForm(form)
  const text = search?.ok ? printAdvancedQuery(search.value.query) : form.text
  return { ...form, shape: 'text', text }
}

/** The same search as rows; an error for text that is no query, or one that needs groups. No text gives the rows. */
export function formAsRows(form: AdvancedForm): Result<AdvancedForm, AdvancedFormError> {
  if (form.shape === 'rows' || form.text.trim() === '') return ok({ ...form, shape: 'rows' })
  const search = searchOfForm(form)
  if (!search.ok) return search
  const rows = rowsWithin(search.value.query)
  return rows === null
    ? err({ kind: 'groups' })
    : ok({ ...form, shape: 'rows', rows, ...typedYears(search.value.query.years) })
}

/** Another type: rows whose field it does not know search every field, and keep their words (C4.17). */
export function formOfType(form: AdvancedForm, type: SearchType): AdvancedForm {
  if (type === form.type) return form
  const fields: readonly string[] = fieldsOfSearchType(type)
  const rows = form.rows.map((row) => (fields.includes(row.field) ? row : { ...row, field: 'all' as const }))
  return { ...form, type, rows }
}

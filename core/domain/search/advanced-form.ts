import { err, ok, type Result } from '../result.ts'
import { parseAdvancedQuery, type AdvancedError } from './advanced-parse.ts'
import { printAdvancedQuery } from './advanced-print.ts'
import type { AdvancedQuery } from './advanced-query.ts'
import type { YearRange } from './year-range.ts'
import {
  conditionOfEntries,
  countRows,
  entriesOfCondition,
  groupDepth,
  type AdvancedEntry,
  type AdvancedRow,
} from './advanced-rows.ts'
import { validateYears, type YearRangeError } from './advanced-years.ts'
import { validateTerm } from './search-term.ts'

/** The form for advanced search as the reader fills it in (C2.30): rows with years, and the same search as text. */
export interface AdvancedForm {
  readonly entries: readonly AdvancedEntry[]
  readonly from: string
  readonly to: string
  /**
   * What is written as text; null where that is what the rows say. It counts in place of the rows, which show it
   * wherever they can, and else what they showed before.
   */
  readonly text: string | null
}

/** A row or a group of a form: its place in each list on the way to it, the outermost first. */
export type EntryPath = readonly number[]

export type AdvancedFormError =
  /** Nothing to search for (C5.2). */
  | { readonly kind: 'searchPromptEmpty' }
  | { readonly kind: 'termTooLong'; readonly path: EntryPath }
  | { readonly kind: 'years'; readonly error: YearRangeError }
  | { readonly kind: 'text'; readonly error: AdvancedError }

/** The most rows of a form, and how deep its groups stand within each other. */
export const advancedFormLimits = { rows: 20, depth: 3 } as const

export const emptyRow: AdvancedRow = { kind: 'row', operator: 'AND', field: 'all', match: 'fuzzy', text: '' }

/** Three rows, as an empty form shows them. */
export const emptyAdvancedForm: AdvancedForm = {
  entries: [emptyRow, emptyRow, emptyRow],
  from: '',
  to: '',
  text: null,
}

/** The search that a form says, or all that keeps it from being one, from top to bottom (C2.30, C5.2). */
export function searchOfForm(form: AdvancedForm): Result<AdvancedQuery, readonly AdvancedFormError[]> {
  if (form.text !== null) return queryOfText(form.text)
  const condition = conditionOfEntries(form.entries)
  const years = validateYears(form.from, form.to)
  if (condition.ok && years.ok) return ok({ condition: condition.value, years: years.value })
  return err([
    ...(condition.ok ? [] : errorsOfEntries(form.entries)),
    ...(years.ok ? [] : [{ kind: 'years', error: years.error } as const]),
  ])
}

function queryOfText(text: string): Result<AdvancedQuery, readonly AdvancedFormError[]> {
  const read = parseAdvancedQuery(text)
  if (read.ok) return read
  return err([text.trim() === '' ? { kind: 'searchPromptEmpty' } : { kind: 'text', error: read.error }])
}

function errorsOfEntries(entries: readonly AdvancedEntry[]): readonly AdvancedFormError[] {
  const errors = [...tooLongIn(entries, [])]
  return errors.length > 0 ? errors : [{ kind: 'searchPromptEmpty' }]
}

function* tooLongIn(entries: readonly AdvancedEntry[], above: EntryPath): Generator<AdvancedFormError> {
  for (const [place, entry] of entries.entries()) {
    const path = [...above, place]
    if (entry.kind === 'group') yield* tooLongIn(entry.entries, path)
    else {
      const term = validateTerm(entry.text)
      if (!term.ok && term.error === 'tooLong') yield { kind: 'termTooLong', path }
    }
  }
}

/** The form for a search: in rows wherever rows can show it, else as text alone. */
export function formOfSearch(query: AdvancedQuery): AdvancedForm {
  const shown = shownInRows(emptyAdvancedForm, query)
  return shown ?? { ...emptyAdvancedForm, text: printAdvancedQuery(query) }
}

/**
 * The form with something else written as text: the rows follow wherever they can, and stay as they are for what is no
 * search (C2.30).
 */
export function formWithText(form: AdvancedForm, text: string): AdvancedForm {
  const read = parseAdvancedQuery(text)
  const shown = read.ok ? shownInRows(form, read.value) : null
  return { ...(shown ?? form), text }
}

/** The same as text: what is written there, or what the rows say; '' where they say nothing yet. */
export function textOfForm(form: AdvancedForm): string {
  if (form.text !== null) return form.text
  const search = searchOfForm(form)
  return search.ok ? printAdvancedQuery(search.value) : ''
}

/** Whether the rows show what counts: false beside text that they cannot show. */
export function areRowsShown(form: AdvancedForm): boolean {
  if (form.text === null) return true
  const read = parseAdvancedQuery(form.text)
  return read.ok && shownInRows(form, read.value) !== null
}

function shownInRows(form: AdvancedForm, { condition, years }: AdvancedQuery): AdvancedForm | null {
  const entries = entriesOfCondition(condition)
  if (countRows(entries) > advancedFormLimits.rows || groupDepth(entries) > advancedFormLimits.depth)
    return null
  return { ...form, entries, ...typedYears(years), text: null }
}

const typedYears = ({ from, to }: YearRange): Pick<AdvancedForm, 'from' | 'to'> => ({
  from: String(from ?? ''),
  to: String(to ?? ''),
})

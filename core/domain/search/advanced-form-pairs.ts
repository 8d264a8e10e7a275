import type { Query } from '../route/query.ts'
import { addGroup, addRow, removeEntry, ungroup } from './advanced-form-changes.ts'
import { advancedFormKeys as keys } from './advanced-form-keys.ts'
import { advancedFormLimits, emptyRow, type AdvancedForm, type EntryPath } from './advanced-form.ts'
import { advancedFields, advancedMatches } from './advanced-query.ts'
import { rowOperators, type AdvancedEntry, type AdvancedRow, type RowOperator } from './advanced-rows.ts'

/** A group as it is read: its rows so far, and the row to which parts may still be added. */
interface Reading {
  readonly operator: RowOperator
  readonly entries: AdvancedEntry[]
  open: AdvancedRow | null
  /** Whether the open row has its words already. */
  said: boolean
}

const reading = (operator: RowOperator): Reading => ({ operator, entries: [], open: null, said: false })

/**
 * The form of what a browser has sent (C2.30). Total: each value under `words[]` is a row, whatever stands around it; a
 * group beyond the depth of a form is none, and its rows stand where it would. null where nothing was typed.
 * Law: what the fields of a form would send is read as that form.
 */
export function readFormPairs(pairs: Query): AdvancedForm | null {
  const lists: Reading[] = [reading('AND')]
  let [from, to, tooDeep, isTyped] = ['', '', 0, false]
  for (const [name, value] of pairs) {
    const list = lists.at(-1) ?? reading('AND')
    if (name !== keys.press && name !== keys.edit) isTyped = true
    if (name === keys.group) {
      close(list)
      if (lists.length > advancedFormLimits.depth) tooDeep += 1
      else lists.push(reading(operatorOf(value)))
    } else if (name === keys.end) {
      if (tooDeep > 0) tooDeep -= 1
      else endGroup(lists)
    } else if (name === keys.from) from = value
    else if (name === keys.to) to = value
    else readPart(list, name, value)
  }
  while (lists.length > 1) endGroup(lists)
  const [outermost = reading('AND')] = lists
  close(outermost)
  if (!isTyped) return null
  return { entries: outermost.entries.length === 0 ? [emptyRow] : outermost.entries, from, to, text: null }
}

function readPart(list: Reading, name: string, value: string): void {
  if (name === keys.operator || (name === keys.text && list.said)) close(list)
  const row = list.open ?? emptyRow
  if (name === keys.operator) list.open = { ...row, operator: operatorOf(value) }
  if (name === keys.field) list.open = { ...row, field: oneOf(advancedFields, value, 'all') }
  if (name === keys.match) list.open = { ...row, match: oneOf(advancedMatches, value, 'fuzzy') }
  if (name === keys.text) {
    list.open = { ...row, text: value }
    list.said = true
  }
}

function close(list: Reading): void {
  if (list.open !== null) list.entries.push(list.open)
  list.open = null
  list.said = false
}

function endGroup(lists: Reading[]): void {
  if (lists.length < 2) return
  const ended = lists.pop()
  const outer = lists.at(-1)
  if (ended === undefined || outer === undefined) return
  close(ended)
  outer.entries.push({ kind: 'group', operator: ended.operator, entries: ended.entries })
}

const operatorOf = (value: string): RowOperator => oneOf(rowOperators, value, 'AND')

const oneOf = <T extends string>(known: readonly T[], value: string, usual: NoInfer<T>): T =>
  known.find((each) => each === value) ?? usual

/** What a button of the form does where it needs no scripts: it sends the form, and one change with it. */
export const formPresses = ['row', 'group', 'remove', 'ungroup'] as const
export type FormPress = (typeof formPresses)[number]

const presses: Readonly<Record<FormPress, (form: AdvancedForm, path: EntryPath) => AdvancedForm>> = {
  row: addRow,
  group: addGroup,
  remove: removeEntry,
  ungroup,
}

/** The value of such a button, as in `remove:1.0`. */
export const printPress = (press: FormPress, path: EntryPath): string => `${press}:${path.join('.')}`

/** The form after a button was pressed; what is no such value changes nothing. */
export function pressForm(form: AdvancedForm, value: string): AdvancedForm {
  const [name, places = ''] = value.split(':')
  const press = formPresses.find((each) => each === name)
  if (press === undefined || !/^(?:\d{1,3}(?:\.\d{1,3}){0,9})?$/.test(places)) return form
  return presses[press](form, places === '' ? [] : places.split('.').map(Number))
}

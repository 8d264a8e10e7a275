import { advancedFormLimits, emptyRow, type AdvancedForm, type EntryPath } from './advanced-form.ts'
import { countRows, type AdvancedEntry, type AdvancedRow, type RowOperator } from './advanced-rows.ts'

type Entries = readonly AdvancedEntry[]

/** One more row at the end of a group, or of the form for `[]`; none beyond the limit (C2.30). */
export function addRow(form: AdvancedForm, group: EntryPath = []): AdvancedForm {
  if (countRows(form.entries) >= advancedFormLimits.rows) return form
  return changed(form, group, (entries) => {
    const rows = entries.filter((entry) => entry.kind === 'row')
    const field = rows.at(-1)?.field ?? emptyRow.field
    return [...entries, { ...emptyRow, operator: group.length === 0 ? 'AND' : 'OR', field }]
  })
}

/** One more group at the end, of two rows of which either will do; none where it would be too deep or too much. */
export function addGroup(form: AdvancedForm, group: EntryPath = []): AdvancedForm {
  const { rows, depth } = advancedFormLimits
  if (countRows(form.entries) + 2 > rows || group.length >= depth) return form
  const added: AdvancedEntry = {
    kind: 'group',
    operator: 'AND',
    entries: [emptyRow, { ...emptyRow, operator: 'OR' }],
  }
  return changed(form, group, (entries) => [...entries, added])
}

/** Without the row or group there; a group that has nothing left goes too, and a form keeps one row. */
export function removeEntry(form: AdvancedForm, path: EntryPath): AdvancedForm {
  const left = changed(form, path.slice(0, -1), (entries) =>
    entries.filter((_, place) => place !== path.at(-1)),
  )
  const entries = withoutEmptyGroups(left.entries)
  return { ...left, entries: entries.length === 0 ? [emptyRow] : entries }
}

const withoutEmptyGroups = (entries: Entries): Entries =>
  entries.flatMap((entry): Entries => {
    if (entry.kind === 'row') return [entry]
    const inner = withoutEmptyGroups(entry.entries)
    return inner.length === 0 ? [] : [{ ...entry, entries: inner }]
  })

/** The rows of a group in its place, joined as it was; no row is lost. */
export function ungroup(form: AdvancedForm, path: EntryPath): AdvancedForm {
  return changed(form, path.slice(0, -1), (entries) =>
    entries.flatMap((entry, place) => {
      if (place !== path.at(-1) || entry.kind === 'row') return [entry]
      const [first, ...rest] = entry.entries
      return first === undefined ? [] : [{ ...first, operator: entry.operator }, ...rest]
    }),
  )
}

/** The row or group one place further up or down in its list, as far as there is one. */
export function moveEntry(form: AdvancedForm, path: EntryPath, by: -1 | 1): AdvancedForm {
  const from = path.at(-1) ?? -1
  return changed(form, path.slice(0, -1), (entries) => {
    const [moved, other] = [entries[from], entries[from + by]]
    if (moved === undefined || other === undefined) return entries
    return entries.with(from, other).with(from + by, moved)
  })
}

/** Another part of a row, or another operator of a group. */
export const changeEntry = (
  form: AdvancedForm,
  path: EntryPath,
  part: Partial<Omit<AdvancedRow, 'kind'>> & { readonly operator?: RowOperator },
): AdvancedForm =>
  changed(form, path.slice(0, -1), (entries) =>
    entries.map((entry, place): AdvancedEntry => {
      if (place !== path.at(-1)) return entry
      if (entry.kind === 'row') return { ...entry, ...part }
      return { ...entry, operator: part.operator ?? entry.operator }
    }),
  )

/** The form with another list there; from now on the rows count, whatever is written as text. */
const changed = (
  form: AdvancedForm,
  group: EntryPath,
  change: (entries: Entries) => Entries,
): AdvancedForm => ({
  ...form,
  entries: within(form.entries, group, change),
  text: null,
})

function within(
  entries: Entries,
  [first, ...rest]: EntryPath,
  change: (entries: Entries) => Entries,
): Entries {
  if (first === undefined) return change(entries)
  return entries.map((entry, place) =>
    place === first && entry.kind === 'group'
      ? { ...entry, entries: within(entry.entries, rest, change) }
      : entry,
  )
}

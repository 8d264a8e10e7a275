import type { AdvancedEntry } from '../../../core/domain/search/advanced-rows.ts'
import type { EntryPath } from '../../../core/domain/search/advanced-form.ts'
import { junkAdvancedForm } from '@xuekan/core/testing'
import fc from 'fast-check'

/** What the rows hold, from top to bottom. */
export const textsIn = (entries: readonly AdvancedEntry[]): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === 'row' ? [entry.text] : textsIn(entry.entries)))

/** Every row and group of a form. */
export const pathsIn = (entries: readonly AdvancedEntry[], above: EntryPath = []): readonly EntryPath[] =>
  entries.flatMap((entry, place) => {
    const path = [...above, place]
    return entry.kind === 'row' ? [path] : [path, ...pathsIn(entry.entries, path)]
  })

/** A form, and one of its rows or groups. */
export const formAndPath = fc
  .tuple(junkAdvancedForm, fc.nat())
  .map(([form, at]) => ({ form, path: pathsIn(form.entries)[at % pathsIn(form.entries).length] ?? [0] }))

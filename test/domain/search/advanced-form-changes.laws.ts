import {
  addGroup,
  addRow,
  changeEntry,
  moveEntry,
  removeEntry,
  ungroup,
} from '../../../core/domain/search/advanced-form-changes.ts'
import {
  advancedFormLimits,
  emptyAdvancedForm,
  type EntryPath,
} from '../../../core/domain/search/advanced-form.ts'
import { countRows, groupDepth, type AdvancedEntry } from '../../../core/domain/search/advanced-rows.ts'
import { junkAdvancedRow } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formAndPath, pathsIn, textsIn } from './form-paths.ts'

describe('rows and groups of a form', () => {
  it('should be added at the end of their list, and never be too many or too deep [C2.30]', () => {
    fc.assert(
      fc.property(formAndPath, ({ form, path }) => {
        for (const next of [addRow(form), addGroup(form), addRow(form, path), addGroup(form, path)]) {
          const [before, after] = [countRows(form.entries), countRows(next.entries)]
          expect(after).toBeGreaterThanOrEqual(before)
          expect(after === before || after <= advancedFormLimits.rows).toBe(true)
          expect(groupDepth(next.entries)).toBeLessThanOrEqual(advancedFormLimits.depth)
          expect(textsIn(next.entries).filter((text) => text !== '')).toEqual(
            textsIn(form.entries).filter((text) => text !== ''),
          )
        }
      }),
    )
  })

  it('should lose what is removed and nothing else, and keep a row [C2.30]', () => {
    fc.assert(
      fc.property(formAndPath, ({ form, path }) => {
        const kept = pathsIn(form.entries).filter((one) => one.slice(0, path.length).join() !== path.join())
        const left = removeEntry(form, path)
        const texts = kept.flatMap((one) => textAt(form.entries, one))
        expect(textsIn(left.entries)).toEqual(texts.length === 0 ? [''] : texts)
      }),
    )
  })

  it('should lose no word where a group is taken apart or a row moves, and say the same after two moves [C2.30]', () => {
    fc.assert(
      fc.property(formAndPath, fc.constantFrom(1 as const, -1 as const), ({ form, path }, by) => {
        expect(textsIn(ungroup(form, path).entries)).toEqual(textsIn(form.entries))
        const moved = moveEntry(form, path, by)
        expect(textsIn(moved.entries).toSorted()).toEqual(textsIn(form.entries).toSorted())
        const there = [...path.slice(0, -1), (path.at(-1) ?? 0) + by]
        const back = moveEntry(moved, there, by === 1 ? -1 : 1)
        expect(back.entries).toEqual(form.entries)
      }),
    )
  })

  it('should change in their place alone [C2.30]', () => {
    fc.assert(
      fc.property(formAndPath, junkAdvancedRow, ({ form, path }, row) => {
        const { operator, field, match, text } = row
        const part = { operator, field, match, text }
        const changed = changeEntry(form, path, part)
        expect(pathsIn(changed.entries)).toEqual(pathsIn(form.entries))
        for (const one of pathsIn(form.entries)) {
          const isHere = one.join() === path.join()
          expect(textAt(changed.entries, one)).toEqual(
            isHere ? textAt(form.entries, one).map(() => part.text) : textAt(form.entries, one),
          )
        }
        expect(changed.text).toBeNull()
      }),
    )
  })

  it('begin as three empty rows [C2.30]', () => {
    expect(textsIn(emptyAdvancedForm.entries)).toEqual(['', '', ''])
  })
})

/** The text of the row there; none for a group. */
function textAt(entries: readonly AdvancedEntry[], [first, ...rest]: EntryPath): readonly string[] {
  const entry = entries[first ?? -1]
  if (entry === undefined) return []
  if (entry.kind === 'group') return rest.length === 0 ? [] : textAt(entry.entries, rest)
  return [entry.text]
}

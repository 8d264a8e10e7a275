import { changeEntry, moveEntry, ungroup } from '../../../core/domain/search/advanced-form-changes.ts'
import { emptyAdvancedForm, emptyRow, type AdvancedForm } from '../../../core/domain/search/advanced-form.ts'
import { describe, expect, it } from 'vitest'

const row = (text: string) => ({ ...emptyRow, text })
const group = { kind: 'group' as const, operator: 'NOT' as const, entries: [row('b'), row('c')] }
const form: AdvancedForm = { ...emptyAdvancedForm, entries: [row('a'), group] }

describe('a change of an advanced search', () => {
  it('gives a group another operator, and leaves its rows [C2.30]', () => {
    expect(changeEntry(form, [1], { operator: 'OR' }).entries).toEqual([
      row('a'),
      { ...group, operator: 'OR' },
    ])
    expect(changeEntry(form, [1], { text: 'of a row' }).entries).toEqual(form.entries)
  })

  it('moves nothing past the ends of a list, or where nothing stands [C2.30]', () => {
    for (const [path, by] of [
      [[0], -1],
      [[1], 1],
      [[1, 1], 1],
      [[7], 1],
      [[], 1],
    ] as const)
      expect(moveEntry(form, path, by).entries).toEqual(form.entries)
  })

  it('takes apart a group alone, which leaves nothing where it was empty [C2.30]', () => {
    expect(ungroup(form, [0]).entries).toEqual(form.entries)
    expect(ungroup(form, [1]).entries).toEqual([row('a'), { ...row('b'), operator: 'NOT' }, row('c')])
    expect(ungroup({ ...form, entries: [{ ...group, entries: [] }] }, [0]).entries).toEqual([])
  })
})

import { columnKeys, rowKeys, stepFocus } from '../../../core/domain/menu/step-focus.ts'
import { typeAhead } from '../../../core/domain/menu/type-ahead.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const place = fc
  .integer({ min: 1, max: 60 })
  .chain((count) => fc.tuple(fc.integer({ min: 0, max: count - 1 }), fc.constant(count)))
const keys = fc.constantFrom(rowKeys, columnKeys)

describe('stepFocus', () => {
  it('should come back by previous from where next has led, and the other way round', () => {
    fc.assert(
      fc.property(keys, place, (pair, [from, count]) => {
        const next = stepFocus(pair, pair.next, from, count) ?? -1
        const previous = stepFocus(pair, pair.previous, from, count) ?? -1
        expect(stepFocus(pair, pair.previous, next, count)).toBe(from)
        expect(stepFocus(pair, pair.next, previous, count)).toBe(from)
      }),
    )
  })

  it('should reach every entry by next alone', () => {
    fc.assert(
      fc.property(keys, place, (pair, [from, count]) => {
        const reached = new Set<number>()
        let at: number | null = from
        for (let step = 0; step < count && at !== null; step += 1) {
          reached.add(at)
          at = stepFocus(pair, pair.next, at, count)
        }
        expect(reached.size).toBe(count)
        expect(at).toBe(from)
      }),
    )
  })

  it('should go to the ends by Home and End, nowhere by other keys, and nowhere without entries', () => {
    fc.assert(
      fc.property(
        keys,
        place,
        fc.constantFrom('a', 'Tab', 'Enter', 'Escape', ''),
        (pair, [from, count], key) => {
          expect(stepFocus(pair, 'Home', from, count)).toBe(0)
          expect(stepFocus(pair, 'End', from, count)).toBe(count - 1)
          expect(stepFocus(pair, key, from, count)).toBe(null)
          expect(stepFocus(pair, pair.next, 0, 0)).toBe(null)
        },
      ),
    )
    expect(stepFocus(rowKeys, 'ArrowDown', 0, 3)).toBe(null)
    expect(stepFocus(columnKeys, 'ArrowRight', 0, 3)).toBe(null)
  })
})

const labels = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'B', '首', ' '), maxLength: 4 }), {
  maxLength: 9,
})
const focused = fc.integer({ min: -1, max: 8 })
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'A', '首'), maxLength: 3 })

describe('typeAhead', () => {
  const fits = (label: string | undefined, typed: string): boolean =>
    label?.trim().toLowerCase().startsWith(typed.toLowerCase()) === true

  it('should lead to a label that begins with what was typed, or to none when there is none', () => {
    fc.assert(
      fc.property(labels, focused, letters, (names, at, typed) => {
        const found = typeAhead(names, at, typed)
        const once = new Set(typed.toLowerCase()).size === 1 ? typed.slice(0, 1) : typed
        const any = typed !== '' && names.some((name) => fits(name, once))
        expect(found === -1 ? !any : fits(names[found], once)).toBe(true)
      }),
    )
  })

  it('should go through all labels of a letter that is typed again and again', () => {
    fc.assert(
      fc.property(labels, fc.constantFrom('a', 'b', '首'), (names, letter) => {
        const wanted = names.filter((name) => fits(name, letter)).length
        const reached = new Set<number>()
        let at = -1
        let typed = ''
        for (let step = 0; step < wanted; step += 1) {
          typed += letter
          at = typeAhead(names, at, typed)
          reached.add(at)
        }
        expect(reached.size).toBe(wanted)
        expect(reached.has(-1)).toBe(false)
      }),
    )
  })

  it('stays where it is as long as more letters fit, goes around the end, and knows no case', () => {
    const names = ['About', 'Archive', 'Albums', '编委会']
    expect(typeAhead(names, -1, 'a')).toBe(0)
    expect(typeAhead(names, 1, 'ar')).toBe(1)
    expect(typeAhead(names, 0, 'AL')).toBe(2)
    expect(typeAhead(names, 2, 'a')).toBe(0)
    expect(typeAhead(names, 0, '编')).toBe(3)
    expect(typeAhead(names, 9, 'ab')).toBe(0)
    expect(typeAhead(names, 0, 'zz')).toBe(-1)
    expect(typeAhead([], -1, 'a')).toBe(-1)
  })
})

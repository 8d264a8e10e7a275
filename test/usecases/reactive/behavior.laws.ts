import { createBehavior, toBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import fc from 'fast-check'
import { combineLatest, EMPTY, map, NEVER, of, skip, startWith, Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'

const values = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 })
const withoutRepeats = (list: readonly number[]): readonly number[] =>
  list.filter((value, index) => index === 0 || value !== list[index - 1])

describe('createBehavior', () => {
  it('should tell a subscriber its value first and every later change once, without repeats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), values, values, (initial, before, after) => {
        const behavior = createBehavior(initial)
        before.forEach(behavior.set)
        const heard: number[] = []
        behavior.value$.subscribe((value) => heard.push(value))
        after.forEach(behavior.set)
        expect(heard).toEqual(withoutRepeats([[initial, ...before].at(-1) ?? initial, ...after]))
        expect(behavior.value).toBe(heard.at(-1))
      }),
    )
  })

  it('should keep its first value for as long as only equal ones are set', () => {
    fc.assert(
      fc.property(fc.integer(), values, (parity, steps) => {
        const behavior = createBehavior(parity, (a, b) => (a - b) % 2 === 0)
        const heard: number[] = []
        behavior.value$.subscribe((value) => heard.push(value))
        steps.forEach((step) => behavior.set(parity + 2 * step))
        expect(heard).toEqual([parity])
        expect(behavior.value).toBe(parity)
      }),
    )
  })

  it('should leave every subscriber with its value when one of them sets it while it is told', () => {
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 4, max: 6 }),
        (steps, trigger, answer) => {
          const behavior = createBehavior(9)
          const before: number[] = []
          const after: number[] = []
          behavior.value$.subscribe((value) => before.push(value))
          behavior.value$.subscribe((value) => {
            if (value === trigger) behavior.set(answer)
          })
          behavior.value$.subscribe((value) => after.push(value))
          steps.forEach(behavior.set)
          expect([before.at(-1), after.at(-1)]).toEqual([behavior.value, behavior.value])
        },
      ),
    )
  })
})

describe('toBehavior', () => {
  it('should hold the latest value of its source, from the first one on, until the scope ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), values, values, (first, during, afterwards) => {
        const scope = createScope()
        const source = new Subject<number>()
        const held = toBehavior(scope, source.pipe(startWith(first)))
        expect(held.value).toBe(first)
        const heard: number[] = []
        held.value$.subscribe((value) => heard.push(value))
        during.forEach((value) => source.next(value))
        scope.end()
        afterwards.forEach((value) => source.next(value))
        expect(heard).toEqual(withoutRepeats([first, ...during]))
        expect(held.value).toBe(during.at(-1) ?? first)
        expect(source.observed).toBe(false)
      }),
    )
  })

  it('should begin with the last of the values that its source emits at once', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (list) => {
        expect(toBehavior(createScope(), of(...list)).value).toBe(list.at(-1))
      }),
    )
  })

  it('should follow behaviours that are put together', () => {
    const [left, right] = [createBehavior(1), createBehavior(2)]
    const sum = toBehavior(
      createScope(),
      combineLatest([left.value$, right.value$]).pipe(map(([a, b]) => a + b)),
    )
    expect(sum.value).toBe(3)
    right.set(5)
    expect(sum.value).toBe(6)
  })

  it('holds its value and hears no more where the scope has ended before', () => {
    const scope = createScope()
    scope.end()
    const source = new Subject<number>()
    expect(toBehavior(scope, source.pipe(startWith(7))).value).toBe(7)
    expect(source.observed).toBe(false)
  })

  it('refuses a source without a present value, in words, and leaves it', () => {
    const late = new Subject<number>()
    for (const source of [late, NEVER, EMPTY, late.pipe(skip(1))])
      expect(() => toBehavior(createScope(), source)).toThrow(/has no present value/)
    expect(late.observed).toBe(false)
  })
})

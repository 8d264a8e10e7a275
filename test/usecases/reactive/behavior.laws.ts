import { createBehavior, toBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import fc from 'fast-check'
import { Subject } from 'rxjs'
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
  it('should hold the latest value of its stream until the scope ends', () => {
    fc.assert(
      fc.property(values, values, (during, afterwards) => {
        const scope = createScope()
        const source = new Subject<number>()
        const held = toBehavior(scope, source, -1)
        const heard: number[] = []
        held.value$.subscribe((value) => heard.push(value))
        during.forEach((value) => source.next(value))
        scope.end()
        afterwards.forEach((value) => source.next(value))
        expect(heard).toEqual(withoutRepeats([-1, ...during]))
        expect(held.value).toBe(during.at(-1) ?? -1)
        expect(source.observed).toBe(false)
      }),
    )
  })
})

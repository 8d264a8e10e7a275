import { menuBudget, navigationWidth } from '../../../core/domain/menu/menu-budget.ts'
import { hiddenBelow, planOverflow } from '../../../core/domain/menu/plan-overflow.ts'
import { arbitraryMenuSpace, overflowLaws } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

/** CSS pixels in 64ths, as browsers measure them. */
const pixels = (max: number) => fc.integer({ min: 0, max: max * 64 }).map((count) => count / 64)

const plan = {
  widths: fc.array(pixels(300), { maxLength: 60, size: 'max' }),
  more: pixels(300),
  gap: pixels(20),
}
const budget = fc.integer({ min: 0, max: 20_000 })

describe('planOverflow [C4.13]', () => {
  eachLaw(overflowLaws(planOverflow))
})

describe('hiddenBelow', () => {
  it('should say of every item the widths at which the plan shows it', () => {
    fc.assert(
      fc.property(plan.widths, plan.more, plan.gap, budget, (widths, more, gap, space) => {
        const shown = hiddenBelow(widths, more, gap).filter((from) => space >= from).length
        expect(shown).toBe(planOverflow(widths, more, space, gap))
      }),
    )
  })

  it('should give ascending multiples of the step, which are never too small', () => {
    fc.assert(
      fc.property(
        plan.widths,
        plan.more,
        plan.gap,
        fc.integer({ min: 1, max: 64 }),
        (widths, more, gap, step) => {
          const exact = hiddenBelow(widths, more, gap)
          const stepped = hiddenBelow(widths, more, gap, step)
          expect(stepped).toEqual(stepped.toSorted((a, b) => a - b))
          for (const [index, from] of stepped.entries()) {
            expect(from % step).toBe(0)
            expect(from - (exact[index] ?? 0)).toBeGreaterThanOrEqual(0)
            expect(from - (exact[index] ?? 0)).toBeLessThan(step)
          }
        },
      ),
    )
  })
})

describe('menuBudget', () => {
  it('should never be negative, nor wider than the navigation [C9.3] [C9.4]', () => {
    fc.assert(
      fc.property(arbitraryMenuSpace, (space) => {
        const own = menuBudget(space)
        expect(own).toBeGreaterThanOrEqual(0)
        expect(own).toBeLessThanOrEqual(Math.max(0, navigationWidth(space)))
      }),
    )
  })

  it('should never shrink in a wider window [C9.3] [C9.4]', () => {
    fc.assert(
      fc.property(arbitraryMenuSpace, fc.nat({ max: 500 }), (space, more) => {
        const wider = { ...space, windowWidth: space.windowWidth + more }
        expect(menuBudget(wider)).toBeGreaterThanOrEqual(menuBudget(space))
      }),
    )
  })
})

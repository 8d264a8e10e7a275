import { hiddenBelow, planOverflow } from '@xuekan/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const width = fc.integer({ min: 0, max: 300 })
const plan = { widths: fc.array(width, { maxLength: 20 }), more: width, gap: fc.integer({ min: 0, max: 20 }) }
const budget = fc.integer({ min: 0, max: 3_000 })
const junk = fc.oneof(fc.double(), fc.constantFrom(NaN, -1, Infinity, -Infinity, -0))

/** Room that the first `count` items take, and More behind them where something is left over. */
function room(widths: readonly number[], more: number, gap: number, count: number): number {
  const parts = [...widths.slice(0, count), ...(count < widths.length ? [more] : [])]
  return parts.reduce((sum, part) => sum + part, 0) + gap * Math.max(0, parts.length - 1)
}

describe('planOverflow', () => {
  it('should show a number of items that there are [C4.13]', () => {
    fc.assert(
      fc.property(fc.array(junk), junk, junk, junk, (widths, more, space, gap) => {
        const shown = planOverflow(widths, more, space, gap)
        expect(Number.isInteger(shown) && shown >= 0 && shown <= widths.length).toBe(true)
      }),
    )
  })

  it('should show only what fits beside More [C4.13]', () => {
    fc.assert(
      fc.property(plan.widths, plan.more, budget, plan.gap, (widths, more, space, gap) => {
        const shown = planOverflow(widths, more, space, gap)
        expect(shown === 0 || room(widths, more, gap, shown) <= space).toBe(true)
      }),
    )
  })

  it('should show as many as fit [C4.13]', () => {
    fc.assert(
      fc.property(plan.widths, plan.more, budget, plan.gap, (widths, more, space, gap) => {
        const shown = planOverflow(widths, more, space, gap)
        for (let larger = shown + 1; larger <= widths.length; larger += 1) {
          expect(room(widths, more, gap, larger)).toBeGreaterThan(space)
        }
      }),
    )
  })

  it('should never show fewer in more room', () => {
    fc.assert(
      fc.property(plan.widths, plan.more, budget, budget, plan.gap, (widths, more, space, extra, gap) => {
        expect(planOverflow(widths, more, space + extra, gap)).toBeGreaterThanOrEqual(
          planOverflow(widths, more, space, gap),
        )
      }),
    )
  })

  it('should need no More when all fit, however wide More is', () => {
    fc.assert(
      fc.property(plan.widths, junk, plan.gap, (widths, more, gap) => {
        expect(planOverflow(widths, more, room(widths, 0, gap, widths.length), gap)).toBe(widths.length)
      }),
    )
  })

  it('should take a junk width for none', () => {
    fc.assert(
      fc.property(
        plan.widths,
        fc.constantFrom(NaN, -5, -Infinity),
        plan.more,
        budget,
        (widths, bad, more, space) => {
          expect(planOverflow([...widths, bad], more, space)).toBe(planOverflow([...widths, 0], more, space))
          expect(planOverflow(widths, more, bad)).toBe(planOverflow(widths, more, 0))
        },
      ),
    )
  })
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

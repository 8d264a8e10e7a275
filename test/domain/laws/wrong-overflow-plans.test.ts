import { planOverflow } from '../../../core/domain/menu/plan-overflow.ts'
import { assertLaws, overflowLaws, type OverflowPlan } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

const length = (raw: number | undefined): number => (raw !== undefined && raw > 0 ? raw : 0)

/** A plan that adds widths as they come, one by one. */
const naive =
  ({ gapAfterMore = true, reserved = true, junk = false } = {}): OverflowPlan =>
  (widths, more, budget, gap) => {
    const sizes = junk ? widths : widths.map(length)
    const [space, between, last] = junk ? [budget, gap, more] : [length(budget), length(gap), length(more)]
    const end = (count: number): number =>
      sizes.slice(0, count).reduce((sum, one) => sum + one, 0) + between * Math.max(0, count - 1)
    if (end(sizes.length) <= space) return sizes.length
    let shown = 0
    const tail = (reserved ? last : 0) + (gapAfterMore ? between : 0)
    while (shown + 1 < sizes.length && end(shown + 1) + tail <= space) shown += 1
    return shown
  }

describe('overflowLaws', () => {
  it('holds of another plan that is right', () => {
    expect(assertLaws(overflowLaws(naive()))).toBeUndefined()
  })

  it('names the parts of a counterexample', () => {
    const [, fits] = overflowLaws((widths) => widths.length)
    expect(() => fits?.check()).toThrow(/Counterexample: \[\{"widths":\[.*"moreWidth":.*"gap":.*"budget":/s)
  })

  eachIsCaught([
    [
      'shows one item too many',
      overflowLaws((widths, more, space, gap) =>
        Math.min(widths.length, planOverflow(widths, more, space, gap) + 1),
      ),
      'should show only what fits beside More',
    ],
    [
      'shows one item too few',
      overflowLaws((widths, more, space, gap) => Math.max(0, planOverflow(widths, more, space, gap) - 1)),
      'should show as many as fit',
    ],
    [
      'forgets how wide More is',
      overflowLaws(naive({ reserved: false })),
      'should show only what fits beside More',
    ],
    [
      'forgets the gap before More',
      overflowLaws(naive({ gapAfterMore: false })),
      'should show only what fits beside More',
    ],
    ['adds junk widths', overflowLaws(naive({ junk: true })), 'should take a width that is none for 0'],
    [
      'keeps room for More when all fit',
      overflowLaws((widths, more, space, gap) => planOverflow([...widths, more], 0, space, gap) - 1),
      'should need no More when all fit, however wide More is',
    ],
    [
      'gives half items',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, space, gap) / 2),
      'should part the items in two, whatever the widths',
    ],
    [
      'throws on NaN',
      overflowLaws((widths, more, space, gap) => {
        if (widths.some(Number.isNaN)) throw new Error('no number')
        return planOverflow(widths, more, space, gap)
      }),
      'should part the items in two, whatever the widths',
    ],
    [
      'shows fewer where there is very much room',
      overflowLaws((widths, more, space, gap) =>
        space > 2_500 ? 0 : planOverflow(widths, more, space, gap),
      ),
      'should never show fewer in more room',
    ],
    [
      'cuts the fractions of widths off',
      overflowLaws((widths, more, space, gap) => planOverflow(widths.map(Math.floor), more, space, gap)),
      'should show only what fits beside More',
    ],
    [
      'rounds widths up',
      overflowLaws((widths, more, space, gap) => planOverflow(widths.map(Math.ceil), more, space, gap)),
      'should show as many as fit',
    ],
    [
      'cuts the fraction of the room off',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, Math.floor(space), gap)),
      'should show as many as fit',
    ],
    [
      'shows no more than twelve',
      overflowLaws((widths, more, space, gap) => Math.min(12, planOverflow(widths, more, space, gap))),
      'should show as many as fit',
    ],
    [
      'uses no more than 4,000 px',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, Math.min(4_000, space), gap)),
      'should show as many as fit',
    ],
    [
      'wants a little more room than there must be',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, space - 1 / 64, gap)),
      'should need no More when all fit, however wide More is',
    ],
    [
      'shows what is a little too wide',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, space + 1 / 64, gap)),
      'should show only what fits beside More',
    ],
  ])
})

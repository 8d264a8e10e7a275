import fc from 'fast-check'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** How many of the first items a menu shows. Widths, budget and gap are CSS pixels. */
export type OverflowPlan = (
  widths: readonly number[],
  moreWidth: number,
  budget: number,
  gap: number,
) => number

/** Browsers measure in 64ths of a pixel; their sums are exact in any order. */
const unit = 1 / 64
const pixels = (max: number) => fc.integer({ min: 0, max: max / unit }).map((count) => count * unit)

const anyWidth = pixels(300)
const widths = fc.array(anyWidth, { maxLength: 60, size: 'max' })
const anyGap = pixels(20)
const junk = fc.oneof(fc.double(), fc.constantFrom(NaN, -1, Infinity, -Infinity, -0))

interface Space {
  readonly widths: readonly number[]
  readonly moreWidth: number
  readonly gap: number
  readonly budget: number
}

const bar = { widths, moreWidth: anyWidth, gap: anyGap }

/** Any budget, and at every other run one that just holds a number of the items, or misses it by the smallest step. */
const anySpace: fc.Arbitrary<Space> = fc.oneof(
  fc.record({ ...bar, budget: pixels(20_000) }),
  fc
    .record({ ...bar, count: fc.nat({ max: 60 }), beside: fc.constantFrom(-unit, 0, unit) })
    .map(({ count, beside, ...own }) => ({
      ...own,
      budget: Math.max(0, room(own, Math.min(count, own.widths.length)) + beside),
    })),
)

/** Room that the first `count` items take, and More behind them where something is left over. */
function room({ widths: items, moreWidth, gap }: Omit<Space, 'budget'>, count: number): number {
  const parts = [...items.slice(0, count), ...(count < items.length ? [moreWidth] : [])]
  return parts.reduce((sum, part) => sum + part, 0) + gap * Math.max(0, parts.length - 1)
}

/** What holds of a plan that moves what does not fit into More (C4.13). */
export const overflowLaws = (plan: OverflowPlan): readonly Law[] => [
  law(
    'should part the items in two, whatever the widths',
    ['C4.13'],
    fc.property(
      fc.record({ widths: fc.array(junk, { maxLength: 60 }), moreWidth: junk, gap: junk, budget: junk }),
      (space) => {
        const shown = shownIn(plan, space)
        holds(Number.isInteger(shown) && shown >= 0 && shown <= space.widths.length, `${shown} are shown`)
      },
    ),
  ),
  law(
    'should show only what fits beside More',
    ['C4.13'],
    fc.property(anySpace, (space) => {
      const shown = shownIn(plan, space)
      const taken = room(space, shown)
      holds(shown === 0 || taken <= space.budget, `${shown} are shown, which take ${taken}`)
    }),
  ),
  law(
    'should show as many as fit',
    ['C4.13'],
    fc.property(anySpace, (space) => {
      const shown = shownIn(plan, space)
      for (let larger = shown + 1; larger <= space.widths.length; larger += 1)
        holds(room(space, larger) > space.budget, `${shown} are shown, and ${larger} fit`)
    }),
  ),
  law(
    'should never show fewer in more room',
    ['C4.13'],
    fc.property(anySpace, pixels(20_000), (space, extra) => {
      const before = shownIn(plan, space)
      const after = shownIn(plan, { ...space, budget: space.budget + extra })
      holds(after >= before, `${before} are shown, and with ${extra} more room ${after}`)
    }),
  ),
  law(
    'should need no More when all fit, however wide More is',
    ['C4.13'],
    fc.property(fc.record({ widths, moreWidth: junk, gap: anyGap }), (own) => {
      const budget = room({ ...own, moreWidth: 0 }, own.widths.length)
      same(shownIn(plan, { ...own, budget }), own.widths.length, 'the number shown')
    }),
  ),
  law(
    'should take a width that is none for 0',
    ['C4.13'],
    fc.property(anySpace, fc.constantFrom(NaN, -5, -Infinity), (space, none) => {
      const shown = (changed: Partial<Space>): number => shownIn(plan, { ...space, ...changed })
      same(shown({ widths: [...space.widths, none] }), shown({ widths: [...space.widths, 0] }))
      same(shown({ moreWidth: none }), shown({ moreWidth: 0 }))
      same(shown({ budget: none }), shown({ budget: 0 }))
      same(shown({ gap: none }), shown({ gap: 0 }))
    }),
  ),
]

const shownIn = (plan: OverflowPlan, { widths: items, moreWidth, budget, gap }: Space): number =>
  plan(items, moreWidth, budget, gap)

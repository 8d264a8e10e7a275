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

const width = fc.integer({ min: 0, max: 300 })
const widths = fc.array(width, { maxLength: 20 })
const gaps = fc.integer({ min: 0, max: 20 })
const budget = fc.integer({ min: 0, max: 3_000 })
const junk = fc.oneof(fc.double(), fc.constantFrom(NaN, -1, Infinity, -Infinity, -0))

/** Room that the first `count` items take, and More behind them where something is left over. */
function room(items: readonly number[], more: number, gap: number, count: number): number {
  const parts = [...items.slice(0, count), ...(count < items.length ? [more] : [])]
  return parts.reduce((sum, part) => sum + part, 0) + gap * Math.max(0, parts.length - 1)
}

/** What holds of a plan that moves what does not fit into More (C4.13). */
export const overflowLaws = (plan: OverflowPlan): readonly Law[] => [
  law(
    'should part the items in two, whatever the widths',
    ['C4.13'],
    fc.property(fc.array(junk), junk, junk, junk, (items, more, space, gap) => {
      const shown = plan(items, more, space, gap)
      holds(Number.isInteger(shown) && shown >= 0 && shown <= items.length, `${shown} are shown`)
    }),
  ),
  law(
    'should show only what fits beside More',
    ['C4.13'],
    fc.property(widths, width, budget, gaps, (items, more, space, gap) => {
      const shown = plan(items, more, space, gap)
      const taken = room(items, more, gap, shown)
      holds(shown === 0 || taken <= space, `${shown} are shown, which take ${taken}`)
    }),
  ),
  law(
    'should show as many as fit',
    ['C4.13'],
    fc.property(widths, width, budget, gaps, (items, more, space, gap) => {
      const shown = plan(items, more, space, gap)
      for (let larger = shown + 1; larger <= items.length; larger += 1)
        holds(room(items, more, gap, larger) > space, `${shown} are shown, and ${larger} fit`)
    }),
  ),
  law(
    'should never show fewer in more room',
    ['C4.13'],
    fc.property(widths, width, budget, budget, gaps, (items, more, space, extra, gap) => {
      const [before, after] = [plan(items, more, space, gap), plan(items, more, space + extra, gap)]
      holds(after >= before, `${before} are shown, and with ${extra} more room ${after}`)
    }),
  ),
  law(
    'should need no More when all fit, however wide More is',
    ['C4.13'],
    fc.property(widths, junk, gaps, (items, more, gap) => {
      same(plan(items, more, room(items, 0, gap, items.length), gap), items.length, 'the number shown')
    }),
  ),
  law(
    'should take a width that is none for 0',
    ['C4.13'],
    fc.property(
      widths,
      fc.constantFrom(NaN, -5, -Infinity),
      width,
      budget,
      gaps,
      (items, bad, more, space, gap) => {
        same(plan([...items, bad], more, space, gap), plan([...items, 0], more, space, gap))
        same(plan(items, bad, space, gap), plan(items, 0, space, gap))
        same(plan(items, more, bad, gap), plan(items, more, 0, gap))
        same(plan(items, more, space, bad), plan(items, more, space, 0))
      },
    ),
  ),
]

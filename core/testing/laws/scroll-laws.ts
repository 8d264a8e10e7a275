import fc from 'fast-check'
import { backToTopDuration, backToTopStep } from '../../domain/shell/back-to-top.ts'
import { holds, same } from './expectation.ts'
import { law, type Law } from './law.ts'

/** Where the page stands so many milliseconds after it started towards the top from `from`, in CSS pixels. */
export type BackToTopPosition = (from: number, elapsed: number) => number

const upTo = (max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: 0, max, noNaN: true }),
    fc.integer({ min: 0, max: max * 10 }).map((tenths) => tenths / 10),
  )

const from = upTo(100_000)
const time = upTo(1_000)

/** What holds of the way back to the top (C9.1). */
export const backToTopLaws = (positionOf: BackToTopPosition): readonly Law[] => [
  law(
    'should stand where it started at 0 ms',
    ['C9.1'],
    fc.property(from, (start) => {
      same(positionOf(start, 0), start, 'the position')
    }),
  ),
  law(
    'should never move down, nor beyond the top',
    ['C9.1'],
    fc.property(from, time, time, (start, a, b) => {
      const [early, late] = [positionOf(start, Math.min(a, b)), positionOf(start, Math.max(a, b))]
      holds(late <= early && late >= 0 && early <= start, `it stands at ${early}, then at ${late}`)
    }),
  ),
  law(
    'should be at the top from 500 ms on, however late it is asked, and not before',
    ['C9.1'],
    fc.property(fc.integer({ min: 1, max: 100_000 }), time, (start, later) => {
      same(positionOf(start, backToTopDuration + later), 0, 'the position')
      holds(positionOf(start, backToTopDuration - 1) > 0, 'it is at the top too early')
    }),
  ),
  law(
    'should stand still within a step of 16.7 ms and move at the next',
    ['C9.1'],
    fc.property(fc.integer({ min: 0, max: 28 }), (step) => {
      const at = (steps: number): number => positionOf(3_000, steps * backToTopStep)
      same(at(step + 0.1), at(step + 0.9), 'the position')
      holds(at(step + 1.1) < at(step + 0.9), 'it does not move at the next step')
    }),
  ),
]

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLastingDelay } from '../../../../server/host/running/lasting-delay.ts'

const bar = 1_500
const delays = fc.array(
  fc.oneof(
    fc.double({ min: 0, max: bar, noNaN: true }),
    fc.double({ min: bar + 1, max: 60_000, noNaN: true }),
  ),
)

describe('a delay of the event loop', () => {
  it('lasts exactly where each of the last three is above the bar', () => {
    fc.assert(
      fc.property(delays, (all) => {
        const delay = createLastingDelay(bar)
        for (const one of all) delay.look(one)
        const last = all.slice(-3)
        expect(delay.lasts()).toBe(last.length === 3 && last.every((one) => one > bar))
      }),
    )
  })

  it('is counted anew from a beginning', () => {
    fc.assert(
      fc.property(delays, delays, (before, after) => {
        const [begun, fresh] = [createLastingDelay(bar), createLastingDelay(bar)]
        for (const one of before) begun.look(one)
        begun.begin()
        for (const delay of [begun, fresh]) for (const one of after) delay.look(one)
        expect(begun.lasts()).toBe(fresh.lasts())
      }),
    )
  })
})

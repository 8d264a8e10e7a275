import type { Clock } from '@xuekan/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

export interface ClockUnderTest {
  readonly clock: Clock
  /** Lets milliseconds pass. */
  readonly advance: (milliseconds: number) => void
  readonly close: () => void
}

/** What every Clock keeps. */
export function clockSuite(name: string, open: () => ClockUnderTest): void {
  describe(`Clock: ${name}`, () => {
    let under: ClockUnderTest
    beforeEach(() => {
      under = open()
    })
    afterEach(() => under.close())

    it('tells later times later', () => {
      const before = under.clock.now()
      under.advance(250)
      expect(under.clock.now() - before).toBe(250)
    })

    it('emits once after so many milliseconds and completes', () => {
      const events: string[] = []
      under.clock
        .after(100)
        .subscribe({ next: () => events.push('next'), complete: () => events.push('complete') })
      under.advance(99)
      expect(events).toEqual([])
      under.advance(1)
      expect(events).toEqual(['next', 'complete'])
      under.advance(1_000)
      expect(events).toHaveLength(2)
    })

    it('emits every so many milliseconds until unsubscribed', () => {
      let count = 0
      const subscription = under.clock.every(10).subscribe(() => {
        count += 1
      })
      under.advance(35)
      expect(count).toBe(3)
      subscription.unsubscribe()
      under.advance(100)
      expect(count).toBe(3)
    })

    it('never emits after it was unsubscribed', () => {
      let rang = false
      under.clock
        .after(50)
        .subscribe(() => (rang = true))
        .unsubscribe()
      under.advance(100)
      expect(rang).toBe(false)
    })

    it('keeps the order of what falls due at different times', () => {
      const order: number[] = []
      for (const delay of [30, 10, 20]) under.clock.after(delay).subscribe(() => order.push(delay))
      under.advance(40)
      expect(order).toEqual([10, 20, 30])
    })
  })
}

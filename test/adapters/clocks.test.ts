import { createVirtualClock } from '@xuekan/core/testing'
import { createSystemClock } from '@xuekan/web'
import { vi } from 'vitest'
import { clockSuite } from './contract-suites/clock-suite.ts'

clockSuite('virtual', () => {
  const clock = createVirtualClock(1_000)
  return { clock, advance: clock.advance, close: () => undefined }
})

clockSuite('of the machine', () => {
  vi.useFakeTimers()
  return {
    clock: createSystemClock(),
    advance: (milliseconds) => void vi.advanceTimersByTime(milliseconds),
    close: () => void vi.useRealTimers(),
  }
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  depositPause,
  depositState,
  mostDepositAttempts,
  nextDepositAttempt,
} from '../../../core/domain/deposit/deposit-queue.ts'

describe('how an article stands with a registry', () => {
  const entry = fc.record({
    hash: fc.constantFrom('a', 'b'),
    sentHash: fc.constantFrom('a', 'b', null),
    attempts: fc.nat(25),
    due: fc.option(fc.nat()),
  })

  it('should be waiting or failing exactly where something is due, and sent where the registry has it', () => {
    fc.assert(
      fc.property(entry, (each) => {
        const state = depositState(each)
        expect(each.due !== null).toBe(state === 'waiting' || state === 'failing')
        expect(state === 'sent').toBe(each.due === null && each.hash === each.sentHash)
      }),
    )
  })

  it('should be tried again after pauses that never shorten, a day at most, and not for ever', () => {
    fc.assert(
      fc.property(fc.nat(200), (attempts) => {
        const [pause, next] = [depositPause(attempts), depositPause(attempts + 1)]
        expect(pause).toBeGreaterThanOrEqual(60_000)
        expect(next).toBeGreaterThanOrEqual(pause)
        expect(next).toBeLessThanOrEqual(86_400_000)
        const again = nextDepositAttempt(attempts, 1_000)
        expect(again).toBe(attempts < mostDepositAttempts ? 1_000 + pause : null)
      }),
    )
  })
})

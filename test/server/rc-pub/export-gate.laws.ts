import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createExportGate, standardExportLimits } from '../../../server/rc-pub/exports/export-gate.ts'

const hour = 3_600_000

describe('createExportGate', () => {
  it('should let one in at a time, three an hour of each address, and say when the next may ask', () => {
    const step = fc.record({
      asker: fc.constantFrom('a', 'b'),
      passes: fc.integer({ min: 0, max: hour / 2 }),
      ends: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let now = 0
        let running: (() => void) | null = null
        const begun: { readonly asker: string; readonly at: number }[] = []
        const gate = createExportGate(() => now, standardExportLimits)
        for (const { asker, passes, ends } of steps) {
          now += passes
          const own = begun.filter((each) => each.asker === asker && now - each.at < hour)
          const wanted = running !== null ? 'busy' : own.length >= 3 ? 'tooMany' : 'begun'
          const admission = gate.admit(asker)
          expect(admission.kind).toBe(wanted)
          const wait = admission.kind === 'begun' ? 0 : admission.retryAfter
          expect(wait > 0).toBe(wanted !== 'begun')
          if (admission.kind === 'begun') {
            begun.push({ asker, at: now })
            running = admission.end
          }
          if (admission.kind === 'tooMany') now += wait * 1000
          const later = admission.kind === 'tooMany' ? gate.admit(asker) : admission
          expect(later.kind).toBe(wanted === 'busy' ? 'busy' : 'begun')
          if (later.kind === 'begun' && later !== admission) {
            begun.push({ asker, at: now })
            running = later.end
          }
          if (ends) {
            running?.()
            running?.()
            running = null
          }
        }
      }),
    )
  })

  it('counts nobody where there is no limit, and forgets who has not been seen for longest', () => {
    const free = createExportGate(() => 0, { hourly: null, askers: 2 })
    for (let at = 0; at < 9; at += 1) {
      const admission = free.admit('a')
      expect(admission.kind).toBe('begun')
      if (admission.kind === 'begun') admission.end()
    }
    const small = createExportGate(() => 0, { hourly: 1, askers: 2 })
    const kinds = ['a', 'b', 'c', 'a', 'c'].map((asker) => {
      const admission = small.admit(asker)
      if (admission.kind === 'begun') admission.end()
      return admission.kind
    })
    expect(kinds).toEqual(['begun', 'begun', 'begun', 'begun', 'tooMany'])
  })
})

import { dayAt } from '../../../core/domain/issue/day-at.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const instants = fc.integer({ min: 0, max: Date.UTC(2099, 11, 31) })
const minutes = fc.integer({ min: -14 * 60, max: 12 * 60 })

describe('dayAt', () => {
  it('should be the day of the calendar of this machine, by what it is behind UTC', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const here = new Date(instant)
        const day = [here.getFullYear(), here.getMonth() + 1, here.getDate()]
        expect(dayAt(instant, here.getTimezoneOffset()).split('-').map(Number)).toEqual(day)
      }),
    )
  })

  it('should never be earlier further east', () => {
    fc.assert(
      fc.property(instants, minutes, minutes, (instant, one, other) => {
        const [east, west] = one < other ? [one, other] : [other, one]
        expect(dayAt(instant, east) >= dayAt(instant, west)).toBe(true)
      }),
    )
  })

  it('is the next day in China while it is evening in London', () => {
    const evening = Date.UTC(2026, 10, 26, 20)
    expect([dayAt(evening, -480), dayAt(evening, 0)]).toEqual(['2026-11-27', '2026-11-26'])
  })
})

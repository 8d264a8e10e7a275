import { searchQueryFrom } from '../../../core/domain/search/search-address.ts'
import { searchTimes } from '../../../core/domain/search/search-query.ts'
import { timeFilterStart } from '../../../core/domain/search/time-filter.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2399-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('timeFilterStart', () => {
  it('should be a day of the calendar, so many years back, in the same month [C2.31]', () => {
    fc.assert(
      fc.property(day, fc.constantFrom(5 as const, 3, 1), (today, time) => {
        const start = timeFilterStart(time, today) ?? ''
        expect(new Date(start).toISOString().slice(0, 10)).toBe(start)
        expect(Number(start.slice(0, 4))).toBe(Number(today.slice(0, 4)) - time)
        expect(start.slice(5)).toBe(today.endsWith('02-29') ? '02-28' : today.slice(5))
      }),
    )
  })

  it('should begin earlier the longer it is, and never for all of time [C2.31]', () => {
    fc.assert(
      fc.property(day, (today) => {
        expect(searchTimes).toEqual([0, 5, 3, 1])
        const starts = searchTimes.map((time) => timeFilterStart(time, today))
        expect(starts[0]).toBeNull()
        const [five = '', three = '', one = ''] = starts.slice(1).map((start) => start ?? '')
        expect([five < three, three < one, one < today]).toEqual([true, true, true])
      }),
    )
  })

  it.each([
    [5, '2026-11-21', '2021-11-21'],
    [3, '2026-11-21', '2023-11-21'],
    [1, '2026-11-21', '2025-11-21'],
    [0, '2026-11-21', null],
    [1, '2024-02-29', '2023-02-28'],
    [3, '2024-02-29', '2021-02-28'],
    [5, '2024-02-28', '2019-02-28'],
    [5, '2105-02-28', '2100-02-28'],
    [1, '1001-01-01', '1000-01-01'],
    [1, '1000-01-01', '0999-01-01'],
    [1, '2026-11-21T10:00:00Z', '2025-11-21'],
  ] as const)('lets %d years before %s begin on %s [C2.31]', (time, today, start) => {
    expect(timeFilterStart(time, today)).toBe(start)
  })
})

describe('the time filter of an address', () => {
  it('should be all, 5, 3 or 1 years, and all for anything else [C2.31]', () => {
    const times = fc.oneof(
      fc.constantFrom('0', '1', '3', '5', '05', '5.0', ' 5', '2', '-1', '0x5'),
      fc.string(),
    )
    fc.assert(
      fc.property(times, (raw) => {
        const known = ['1', '3', '5'].includes(raw) ? Number(raw) : 0
        expect(searchQueryFrom([['time', raw]]).time).toBe(known)
      }),
    )
  })
})

import { junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mediaTime } from '../../../core/domain/media/media-time.ts'
import { timeFragment, timeInFragment } from '../../../core/domain/media/time-fragment.ts'

const whole = fc.integer({ min: 0, max: 359_999 })

describe('a link into a sound or a film', () => {
  it('is read back in seconds, also as people write times and before the end of a span', () => {
    fc.assert(
      fc.property(whole, whole, fc.double({ min: 0, max: 0.999, noNaN: true }), (seconds, end, part) => {
        const fragment = timeFragment(seconds + part)
        expect(timeInFragment(fragment)).toBe(seconds)
        expect(timeInFragment(fragment.slice(1))).toBe(seconds)
        expect(timeInFragment(`#a=1&t=npt:${mediaTime(seconds)},${end}&b`)).toBe(seconds)
      }),
    )
  })

  it('is at the beginning for what is no time, and names a finite time or none whatever is sent', () => {
    for (const none of [NaN, Infinity, -1]) expect(timeFragment(none)).toBe('#t=0')
    for (const none of ['', '#', '#t=', '#t=x', '#t=-3', '#start=4', '#t=1e9', '#t=1:2:3:4'])
      expect(timeInFragment(none)).toBeNull()
    fc.assert(
      fc.property(junkText, (text) => {
        const at = timeInFragment(`#t=${text}`)
        expect(at === null || (Number.isFinite(at) && at >= 0)).toBe(true)
      }),
    )
  })
})

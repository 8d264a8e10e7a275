import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chapterAt, cueAt, isoDuration, mediaTime } from '../../../core/domain/media/media-time.ts'

describe('mediaTime', () => {
  it('should be read back as the whole seconds', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 400_000, noNaN: true }), (seconds) => {
        const read = mediaTime(seconds)
          .split(':')
          .reduce((sum, part) => sum * 60 + Number(part), 0)
        expect(read).toBe(Math.floor(seconds))
      }),
    )
  })

  it.each([
    [64, '1:04'],
    [3723.9, '1:02:03'],
    [-1, '0:00'],
    [Number.NaN, '0:00'],
  ])('writes %s as %s', (seconds, written) => {
    expect(mediaTime(seconds)).toBe(written)
  })
})

describe('isoDuration', () => {
  it('should say the nearest second, and nothing that is no length', () => {
    fc.assert(
      fc.property(fc.double({ max: 400_000 }), (seconds) => {
        const written = isoDuration(seconds)
        const [, hours = 0, minutes = 0, rest = 0] =
          /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(written) ?? []
        const whole = Number.isFinite(seconds) ? Math.max(0, Math.round(seconds)) : 0
        expect(Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)).toBe(whole)
        expect(written === '').toBe(whole === 0)
      }),
    )
  })

  it.each([
    [12, 'PT12S'],
    [3600, 'PT1H'],
    [3723.4, 'PT1H2M3S'],
  ])('writes %s as %s', (seconds, written) => {
    expect(isoDuration(seconds)).toBe(written)
  })
})

describe('chapterAt', () => {
  it('should be the last that has begun, in whatever place of its time', () => {
    const begins = fc.uniqueArray(fc.nat({ max: 9000 }), { maxLength: 8 })
    fc.assert(
      fc.property(begins, fc.double({ min: 0, max: 12, noNaN: true }), (unsorted, seconds) => {
        const chapters = unsorted.toSorted((a, b) => a - b).map((begin) => ({ begin }))
        const at = chapterAt(chapters, seconds)
        expect(at).toBe(chapters.filter(({ begin }) => begin <= seconds * 1000).length - 1)
      }),
    )
  })
})

describe('cueAt', () => {
  it('should be a cue that is spoken then, and none only where none is', () => {
    const cue = fc
      .tuple(fc.nat({ max: 9000 }), fc.integer({ min: 1, max: 3000 }))
      .map(([begin, length]) => ({ begin, end: begin + length }))
    fc.assert(
      fc.property(fc.array(cue), fc.double({ min: 0, max: 12, noNaN: true }), (cues, seconds) => {
        const spoken = cues.map(({ begin, end }) => begin <= seconds * 1000 && seconds * 1000 < end)
        expect(cueAt(cues, seconds)).toBe(spoken.lastIndexOf(true))
      }),
    )
  })
})

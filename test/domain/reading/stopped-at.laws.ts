import {
  mostStoppedPlaces,
  noStoppedPlaces,
  rememberPlaces,
  stopAt,
  stoppedAt,
  stoppedPlacesCodec,
  type StoppedPlaces,
} from '../../../core/domain/reading/stopped-at.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const ids = ['abstractsZh', 's1', 's2', 'cite']
const middle = { present: 1, progress: 0.3 }
const step = fc.record({
  articleId: fc.integer({ min: 0, max: 80 }).map(String),
  present: fc.integer({ min: -1, max: 5 }),
  progress: fc.double({ min: 0, max: 1, noNaN: true }),
})
const walk = (steps: readonly { articleId: string; present: number; progress: number }[]): StoppedPlaces =>
  steps.reduce<StoppedPlaces>(
    (places, { articleId, ...place }) => stopAt(places, articleId, ids, place),
    noStoppedPlaces,
  )

describe('stopAt', () => {
  it('should have each article once, and no more than are stored', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const stopped = walk(steps)
        const { places } = stopped
        expect(places.length).toBeLessThanOrEqual(mostStoppedPlaces)
        expect(new Set(places.map(({ articleId }) => articleId)).size).toBe(places.length)
        expect(stoppedPlacesCodec.parse(stoppedPlacesCodec.print(stopped))).toEqual(stopped)
      }),
    )
  })

  it('should drop the oldest of too many', () => {
    const places = walk(Array.from({ length: 60 }, (_, index) => ({ articleId: String(index), ...middle })))
    expect([stoppedAt(places, '59'), stoppedAt(places, '10'), stoppedAt(places, '9')]).toEqual([
      's1',
      's1',
      null,
    ])
  })

  it('keeps the latest section, nothing of the beginning, and forgets an article that was read to its end', () => {
    const left = stopAt(noStoppedPlaces, '7', ids, middle)
    expect(stoppedAt(left, '7')).toBe('s1')
    expect(stopAt(left, '7', ids, middle)).toBe(left)
    expect(stopAt(left, '7', ids, { present: 0, progress: 0 })).toBe(left)
    expect(stopAt(left, '7', ids, { present: 9, progress: 0.5 })).toBe(left)
    expect(stoppedAt(stopAt(left, '7', ids, { present: 2, progress: 0.6 }), '7')).toBe('s2')
    expect(stopAt(left, '7', ids, { present: 3, progress: 0.97 })).toEqual(noStoppedPlaces)
    expect(stopAt(left, '8', ids, { present: 3, progress: 1 })).toBe(left)
  })
})

describe('rememberPlaces', () => {
  it('should forget all where none are wanted, and nothing comes back or is added', () => {
    fc.assert(
      fc.property(fc.array(step), fc.array(step), (before, after) => {
        const off = rememberPlaces(walk(before), false)
        expect(off).toEqual({ remembers: false, places: [] })
        expect(stoppedPlacesCodec.parse(stoppedPlacesCodec.print(off))).toEqual(off)
        for (const { articleId, ...place } of after) expect(stopAt(off, articleId, ids, place)).toBe(off)
        expect(rememberPlaces(off, true)).toEqual(noStoppedPlaces)
      }),
    )
  })

  it('changes nothing where it is so already', () => {
    const left = stopAt(noStoppedPlaces, '7', ids, middle)
    expect(rememberPlaces(left, true)).toBe(left)
  })
})

describe('stoppedPlacesCodec', () => {
  it('reads no pair without both ids, and no article twice', () => {
    const text = JSON.stringify({
      version: 1,
      places: [['7', 's1'], ['7', 's2'], ['', 's1'], ['8', ''], ['9'], 'x', 3, ['10', 's4']],
    })
    expect(stoppedPlacesCodec.parse(text)).toEqual({
      remembers: true,
      places: [
        { articleId: '7', sectionId: 's1' },
        { articleId: '10', sectionId: 's4' },
      ],
    })
    const off = JSON.stringify({ version: 1, remembers: false, places: [['7', 's1']] })
    expect(stoppedPlacesCodec.parse(off)).toEqual({ remembers: false, places: [] })
    expect(stoppedPlacesCodec.parse('{"version":1,"places":{}}')).toBeNull()
  })
})

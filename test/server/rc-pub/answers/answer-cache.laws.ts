import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAnswerCache, type Made } from '../../../../server/rc-pub/answers/answer-cache.ts'

interface Requested {
  readonly key: string
  readonly bytes: number | null
  /** Milliseconds since the question before. */
  readonly after: number
  readonly changed: boolean
}

const lasts = 100
const maximumBytes = 50

const requested: fc.Arbitrary<Requested> = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd'),
  bytes: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(null)),
  after: fc.integer({ min: 0, max: 60 }),
  changed: fc.boolean(),
})

describe('createAnswerCache', () => {
  it('should never give an answer that is older than it lasts, of another version, or of another key', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requested, { maxLength: 40 }), async (questions) => {
        let now = 0
        let version = 0
        const cache = createAnswerCache<{ key: string; at: number; version: number }>({
          version: () => String(version),
          now: () => now,
          lasts,
          maximumBytes,
        })
        for (const { key, bytes, after, changed } of questions) {
          now += after
          if (changed) version += 1
          const made = { answer: { key, at: now, version }, bytes }
          const given = await cache.answer(key, async () => made)
          expect(given.key).toBe(key)
          expect(given.version).toBe(version)
          expect(now - given.at).toBeLessThan(lasts)
        }
      }),
    )
  })

  it('should keep no more bytes than it may, the latest of them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 }),
        fc.infiniteStream(fc.integer({ min: 1, max: 60 })),
        async (keys, sizes) => {
          const cache = createAnswerCache<string>({ version: () => '', now: () => 0, lasts, maximumBytes })
          const bytes = new Map<string, number>()
          for (const key of keys) {
            const size = sizes.next().value ?? 1
            bytes.set(key, size)
            await cache.answer(key, async () => ({ answer: key, bytes: size }))
          }
          let room = maximumBytes
          let full = false
          for (const key of keys.toReversed()) {
            const size = bytes.get(key) ?? 0
            if (size > maximumBytes) continue
            room -= size
            full ||= room < 0
            const cached = await cache.answer(key, async () => ({ answer: 'made again', bytes: null }))
            expect(cached).toBe(full ? 'made again' : key)
          }
        },
      ),
    )
  })

  it('should make an answer once for all who ask meanwhile, and again after a failure', async () => {
    const cache = createAnswerCache<number>({ version: () => '', now: () => 0, lasts, maximumBytes })
    const waiting: { readonly give: (made: Made<number>) => void; readonly fail: (why: Error) => void }[] = []
    const make = () =>
      new Promise<Made<number>>((give, fail) => {
        waiting.push({ give, fail })
      })
    const both = Promise.allSettled([cache.answer('a', make), cache.answer('a', make)])
    expect(waiting).toHaveLength(1)
    waiting[0]?.fail(new Error('busy'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = cache.answer('a', make)
    waiting[1]?.give({ answer: 7, bytes: 1 })
    expect(await again).toBe(7)
    expect(await cache.answer('a', make)).toBe(7)
    expect(waiting).toHaveLength(2)
  })

  it('should not take an answer that was made for an older version into the newer one', async () => {
    let version = '1'
    const cache = createAnswerCache<string>({ version: () => version, now: () => 0, lasts, maximumBytes })
    let give: (made: Made<string>) => void = () => undefined
    const old = cache.answer('a', () => new Promise((resolve) => (give = resolve)))
    version = '2'
    expect(await cache.answer('a', async () => ({ answer: 'new', bytes: 1 }))).toBe('new')
    give({ answer: 'old', bytes: 1 })
    expect(await old).toBe('old')
    expect(await cache.answer('a', async () => ({ answer: 'newer', bytes: 1 }))).toBe('new')
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replicaSettings } from '../../../server/rc-pub/search/sql/replica/replica-settings.ts'

const megabytes = (articles: number): number =>
  Number(/^(\d+)MB$/.exec(replicaSettings(articles)['shared_buffers'] ?? '')?.[1])

it('gives a replica more memory for more articles, never less than an engine has by itself nor without end', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (one, other) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
      expect(megabytes(fewer)).toBeLessThanOrEqual(megabytes(more))
      expect(megabytes(fewer)).toBeGreaterThanOrEqual(128)
      expect(megabytes(more)).toBeLessThanOrEqual(512)
    }),
  )
})

it('holds what searches of some ten thousand articles read, which fit into half of the most', () => {
  expect([2_000, 20_000, 50_000, 100_000, 1_000_000].map(megabytes)).toEqual([128, 128, 245, 489, 512])
})

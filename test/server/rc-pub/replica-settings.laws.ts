import fc from 'fast-check'
import { expect, it } from 'vitest'
import { replicaSettings } from '../../../server/rc-pub/search/sql/replica/replica-settings.ts'

const megabytes = (articles: number): number =>
  Number(/^(\d+)MB$/.exec(replicaSettings(articles)['shared_buffers'] ?? '')?.[1])

it('gives a replica more memory for more articles, never too little to work with nor without end', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (one, other) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
      expect(megabytes(fewer)).toBeLessThanOrEqual(megabytes(more))
      expect(megabytes(fewer)).toBeGreaterThanOrEqual(32)
      expect(megabytes(more)).toBeLessThanOrEqual(512)
    }),
  )
})

it('holds all that a replica of some ten thousand articles has, and takes less than an engine by itself for a few', () => {
  expect([2_000, 10_000, 50_000, 100_000, 1_000_000].map(megabytes)).toEqual([32, 79, 391, 512, 512])
})

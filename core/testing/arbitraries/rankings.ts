import fc from 'fast-check'
import { rankingPeriods, type RankingPeriod } from '../../domain/media/ranking-period.ts'

export const arbitraryRankingPeriod: fc.Arbitrary<RankingPeriod> = fc.constantFrom(...rankingPeriods)

const dayInMilliseconds = 86_400_000

/** An ISO date of the last or the next centuries. */
export const arbitraryIsoDate: fc.Arbitrary<string> = fc
  .integer({ min: -60_000, max: 60_000 })
  .map((days) => new Date(days * dayInMilliseconds).toISOString().slice(0, 10))

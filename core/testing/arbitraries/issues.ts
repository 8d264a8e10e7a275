import fc from 'fast-check'
import type { Issue } from '../../domain/issue/issue.ts'
import { asSiteId } from '../../domain/site/site.ts'

const arbitraryDate = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))

/** Issues of some years in any order, each id once; some without a date. */
export const arbitraryIssues: fc.Arbitrary<readonly Issue[]> = fc
  .array(
    fc.record({
      year: fc.integer({ min: 2019, max: 2026 }),
      volume: fc.integer({ min: 1, max: 80 }).map(String),
      issue: fc.oneof(fc.integer({ min: 1, max: 24 }).map(String), fc.constantFrom('S1', '2-3', '')),
      date: fc.option(arbitraryDate),
    }),
    { maxLength: 20 },
  )
  .map((drafts) =>
    drafts.map(({ year, volume, issue, date }, index) => ({
      id: String(index + 1),
      siteId: asSiteId('26'),
      year,
      volume,
      issue,
      coverUrl: '',
      publishedOn: date === null ? '' : `${year}-${date}`,
    })),
  )

import { photonics } from './photonics.ts'
import { hydraulics, type Vocabulary } from './vocabulary.ts'

/** A journal whose contents of decades are printed as rows. */
export interface ArchivedJournal {
  readonly sld: string
  /** The year of volume 1. */
  readonly founded: number
  /** The last issue of the archive. */
  readonly until: { readonly year: number; readonly issue: number }
  /** Issues that have articles of their own in `samples/articles`, such as 2025-5. */
  readonly apart: readonly string[]
  /** How many issues a year had. */
  readonly issuesOf: (year: number) => number
  /** How many articles an issue had, before chance adds up to two. */
  readonly articlesOf: (year: number) => number
  readonly vocabulary: Vocabulary
}

export const archivedJournals: readonly ArchivedJournal[] = [
  {
    sld: 'slgc',
    founded: 1958,
    until: { year: 2026, issue: 3 },
    apart: ['2025-5', '2025-6'],
    // a quarterly at first, and for six years no journal at all
    issuesOf: (year) => (year >= 1967 && year <= 1972 ? 0 : year < 1980 ? 4 : 6),
    articlesOf: (year) => (year < 1980 ? 4 : 5),
    vocabulary: hydraulics,
  },
  {
    sld: 'gzxb',
    founded: 1983,
    until: { year: 2026, issue: 8 },
    apart: ['2025-11', '2025-12'],
    issuesOf: (year) => (year < 1990 ? 6 : 12),
    articlesOf: () => 2,
    vocabulary: photonics,
  },
]

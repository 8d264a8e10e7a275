import type { VisitCounter } from '../store/visit-counter.ts'

/** Passes counts on and remembers them, so that an answer that is kept counts again for each who gets it. */
export interface RecordedVisits {
  readonly visits: VisitCounter
  /** Counts the same of somebody else. */
  readonly countAgain: (visits: VisitCounter) => void
}

export function recordVisits(first: VisitCounter): RecordedVisits {
  const articles: number[] = []
  const sites: number[] = []
  return {
    visits: {
      ...first,
      countArticle: (id) => {
        articles.push(id)
        first.countArticle(id)
      },
      countSite: (id) => {
        sites.push(id)
        first.countSite(id)
      },
    },
    countAgain: (visits) => {
      articles.forEach(visits.countArticle)
      sites.forEach(visits.countSite)
    },
  }
}

import type { VisitCounter } from '../store/visit-counter.ts'

/** Passes counts on and remembers them, so that an answer that is kept counts again for each who gets it. */
export interface RecordedVisits {
  readonly visits: VisitCounter
  readonly countAgain: () => void
}

export function recordVisits(visits: VisitCounter): RecordedVisits {
  const articles: number[] = []
  const sites: number[] = []
  return {
    visits: {
      ...visits,
      countArticle: (id) => {
        articles.push(id)
        visits.countArticle(id)
      },
      countSite: (id) => {
        sites.push(id)
        visits.countSite(id)
      },
    },
    countAgain: () => {
      articles.forEach(visits.countArticle)
      sites.forEach(visits.countSite)
    },
  }
}

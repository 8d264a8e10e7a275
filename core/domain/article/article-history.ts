import type { Article } from './article.ts'

/** The steps that are told of every article, in their order; the last is the publication in print, or of the issue. */
export const articleSteps = ['received', 'revised', 'accepted', 'online', 'published'] as const

/** What an event is, by the values of `date-type` and `event-type` that JATS recommends and publishers use. */
const kindsByType = {
  received: 'received',
  'rev-recd': 'revised',
  revised: 'revised',
  accepted: 'accepted',
  pub: 'online',
  epub: 'online',
  online: 'online',
  publication: 'online',
  ppub: 'published',
  preprint: 'preprint',
  epreprint: 'preprint',
  'pre-print': 'preprint',
  'reviewed-preprint': 'reviewedPreprint',
  'sent-for-review': 'underReview',
  'under-review': 'underReview',
  'peer-review': 'underReview',
  'rev-request': 'revisionRequested',
  resubmitted: 'resubmitted',
  registration: 'registered',
  registered: 'registered',
  corrected: 'corrected',
  correction: 'corrected',
  retracted: 'retracted',
  retraction: 'retracted',
  withdrawn: 'withdrawn',
} as const

export type ArticleEventKind = (typeof kindsByType)[keyof typeof kindsByType]

/** What a type of JATS means; null for one that is not known, whose event is shown by its own words. */
export const articleEventKind = (type: string): ArticleEventKind | null =>
  Object.entries(kindsByType).find(([name]) => name === type.trim().toLowerCase())?.[1] ?? null

/** `v2` of `Reviewed preprint v2`; '' without a number of a version. */
const versionIn = (label: string): string => {
  const [, number] = /\bv(?:ersion)?[.\s]*(\d+(?:\.\d+)*)/i.exec(label) ?? []
  return number === undefined ? '' : `v${number}`
}

/** A line of an article's history. */
export interface HistoryEntry {
  /** Null for an event that is shown by its label. */
  readonly kind: ArticleEventKind | null
  /** Of an event of a known kind no more than its version: `v1`; ''. */
  readonly label: string
  readonly date: string
  readonly url: string
}

/** A year or a month alone is over when its last day is. */
const lastDay = (date: string): string => (date === '' ? '9999-99-99' : `${date}-99-99`.slice(0, 10))

/**
 * The history of an article. Laws: the known steps are there in their order; each event that has a kind, words or a type
 * of its own is there once, those that repeat a step and its date apart; an event stands before the first step that is
 * later, and events by their dates.
 */
export function articleHistory({
  dates,
  about,
}: Pick<Article, 'dates'> & { readonly about: Pick<Article['about'], 'events'> }): readonly HistoryEntry[] {
  const steps = articleSteps.flatMap((kind): readonly HistoryEntry[] =>
    dates[kind] === '' ? [] : [{ kind, label: '', date: dates[kind], url: '' }],
  )
  const events = about.events
    .map(({ type, label, date, url }): HistoryEntry => {
      const kind = articleEventKind(type)
      const words = label || type.replaceAll(/[-_]+/g, ' ').trim()
      return { kind, label: kind === null ? words : versionIn(label), date, url }
    })
    .filter(({ kind, label }) => kind !== null || label !== '')
    .filter((event) => !steps.some(({ kind, date }) => kind === event.kind && date === event.date))
    .toSorted((a, b) => (lastDay(a.date) < lastDay(b.date) ? -1 : 1))
  const history: HistoryEntry[] = []
  let next = 0
  for (const step of steps) {
    for (let event = events[next]; event !== undefined; event = events[next]) {
      if (lastDay(event.date) >= lastDay(step.date)) break
      history.push(event)
      next += 1
    }
    history.push(step)
  }
  return [...history, ...events.slice(next)]
}

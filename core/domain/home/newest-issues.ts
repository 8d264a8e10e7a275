import type { Journal } from '../site/journal.ts'

/** The newest issue of a journal, and the journal without it. */
export interface DatedIssue {
  readonly journal: Journal
  readonly issue: NonNullable<Journal['latestIssue']>
}

/**
 * The newest issue of each journal by its date, the latest first; one without a date comes last, by its year. Journals
 * of one day keep their order. Law: each journal that has an issue stands here once.
 */
export const newestIssues = (journals: readonly Journal[]): readonly DatedIssue[] =>
  journals
    .flatMap((journal) => (journal.latestIssue === null ? [] : [{ journal, issue: journal.latestIssue }]))
    .toSorted((a, b) => compare(b.issue.publishedOn, a.issue.publishedOn) || b.issue.year - a.issue.year)

/** Journals in the order of their newest issues; those before their first come last, in their own order. */
export const journalsByIssue = (journals: readonly Journal[]): readonly Journal[] => [
  ...newestIssues(journals).map(({ journal }) => journal),
  ...journals.filter(({ latestIssue }) => latestIssue === null),
]

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

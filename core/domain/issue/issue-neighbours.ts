import type { Issue, IssueYear } from './issue.ts'

/** The issues before and after one in time; null at the ends. Years and periods come newest first. */
export function issueNeighbours(
  years: readonly IssueYear[],
  issueId: string,
): { readonly previous: Issue | null; readonly next: Issue | null } {
  const all = years.flatMap((year) => year.issues)
  const index = all.findIndex((issue) => issue.id === issueId)
  if (index < 0) return { previous: null, next: null }
  return { previous: all[index + 1] ?? null, next: all[index - 1] ?? null }
}

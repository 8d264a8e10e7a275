import type { UiLanguage } from '../language/ui-language.ts'
import type { IssueRoute } from '../route/route.ts'
import type { Issue } from './issue.ts'

/** Where an issue's own page is: by year and number where it has one, else by its id (C2.6). */
export const issueRoute = (
  { id, year, issue }: Pick<Issue, 'id' | 'year' | 'issue'>,
  language: UiLanguage | null,
): IssueRoute => ({
  page: 'issue',
  language,
  siteId: null,
  year,
  issue: issue === '' ? null : issue,
  issueId: issue === '' ? id : null,
})

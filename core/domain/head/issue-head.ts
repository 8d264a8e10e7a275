import type { Issue } from '../issue/issue.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { localise } from '../language/localized.ts'
import type { IssueContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** An issue is named by its journal and its numbers, such as `Journal of Rivers 2026, 57(3)` (C9.12). */
export function issueHead(content: IssueContent | null): PageHead {
  if (content === null) return { title: [], content: null }
  const { journal, issue } = content
  const numbers = issueNumbers(issue)
  const named = (language: UiLanguage): string => joined([localise(journal.name, language), numbers], ' ')
  return {
    title: [{ zh: named('zh'), en: named('en') }],
    feed: { source: { kind: 'issue', issueId: issue.id }, siteId: issue.siteId },
    content: { page: 'issue', content },
  }
}

/** The numbers of an issue, such as `2026, 57(3)`. */
export function issueNumbers({ year, volume, issue }: Pick<Issue, 'year' | 'volume' | 'issue'>): string {
  const number = issue === '' ? '' : `(${issue})`
  return joined([String(year), volume + number], ', ')
}

const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by)

import type { UiLanguage } from '../language/ui-language.ts'
import { localise } from '../language/localized.ts'
import type { IssueContent } from '../page/page-content.ts'
import type { PageHead } from './page-head.ts'

/** An issue is named by its journal and its numbers, such as `Journal of Rivers 2026, 57(3)` (C9.12). */
export function issueHead(content: IssueContent | null): PageHead {
  if (content === null) return { title: [], content: null }
  const { journal, issue } = content
  const number = issue.issue === '' ? '' : `(${issue.issue})`
  const numbers = joined([String(issue.year), issue.volume + number], ', ')
  const named = (language: UiLanguage): string => joined([localise(journal.name, language), numbers], ' ')
  return {
    title: [{ zh: named('zh'), en: named('en') }],
    feed: { source: { kind: 'issue', issueId: issue.id }, siteId: issue.siteId },
    content: { page: 'issue', content },
  }
}

const joined = (parts: readonly string[], by: string): string => parts.filter((part) => part !== '').join(by)

import type { UiLanguage } from '../language/ui-language.ts'
import { escapeText } from '../route/escape.ts'

/**
 * Where a site's feed is had: of one issue, or of the current one where none is named. For a group and the aggregate
 * the current one is what is newest in their journals.
 */
export const feedAddress = (siteId: string, issueId: string | null, language: UiLanguage): string =>
  `/rc-pub/front/rss?periodId=${escapeText(issueId ?? 'currentIssue')}&siteId=${escapeText(siteId)}&language=${language}`

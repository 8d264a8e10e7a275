import type { PageName } from '@xuekan/core'
import type { MessageKey, Translate } from '../../ui/locales/translate.ts'

/** What pages without a title of their own are called. */
const labels: Partial<Record<PageName, MessageKey>> = {
  search: 'results.title',
  unknown: 'unknown.title',
  error: 'error.title',
  forbidden: 'forbidden.title',
}

export function labelOf(page: PageName, t: Translate): string {
  const key = labels[page]
  return key === undefined ? '' : t(key)
}

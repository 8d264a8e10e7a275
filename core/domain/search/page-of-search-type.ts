import type { SearchType } from '../shell/header-config.ts'
import type { PageName } from '../route/route.ts'

/** The page that shows results of a type (C2.25). */
export function pageOfSearchType(type: SearchType): PageName {
  if (type === 'article') return 'search'
  return type === 'publication' ? 'publications' : 'resources'
}

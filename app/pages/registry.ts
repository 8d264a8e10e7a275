import type { Route } from '@xuekan/core'
import type { AnyPage } from '../portal/page-definition.ts'

/**
 * Every page that exists, each in a chunk of its own. To add a page: a route in `core/domain/route`, a use case in
 * `core/usecases/pages`, a screen in `ui/pages`, a file here beside the others, and a line in this table.
 */
export const pages: Partial<Record<Route['page'], () => Promise<{ readonly page: AnyPage }>>> = {
  home: () => import('./home.ts'),
  issue: () => import('./issue.ts'),
  article: () => import('./article.ts'),
  search: () => import('./search.ts'),
  column: () => import('./column.ts'),
  unknown: () => import('./unknown.ts'),
  error: () => import('./error.ts'),
  forbidden: () => import('./forbidden.ts'),
}

/** The pages that can be shown; a route of any other kind is an unknown page for now. */
export const builtPages: ReadonlySet<Route['page']> = new Set(Object.keys(pages) as Route['page'][])

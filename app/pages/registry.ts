import type { PageName } from '@xuekan/core/route'
import type { PageDefinition } from '../portal/page-definition.ts'

type Pages = { readonly [P in PageName]?: () => Promise<{ readonly page: PageDefinition<P> }> }

/** Every page that exists, each in a chunk of its own. How one is added stands in docs/architecture.md. */
export const pages: Pages = {
  home: () => import('./home.ts'),
  issue: () => import('./issue.ts'),
  article: () => import('./article.ts'),
  search: () => import('./search.ts'),
  channel: () => import('./channel.ts'),
  unknown: () => import('./unknown.ts'),
  error: () => import('./error.ts'),
  forbidden: () => import('./forbidden.ts'),
}

/** The pages that can be shown; a route of any other kind is an unknown page for now. */
export const availablePages: ReadonlySet<PageName> = new Set(Object.keys(pages) as PageName[])

import { statusOfFailure, statusOfRoute } from '@xuekan/core'
import type { Article } from '@xuekan/core/content'
import type { Remote } from '@xuekan/core/reactive'
import { pageHostOf, type PageHead, type PageHost, type Route } from '@xuekan/core/route'
import type { Login } from '@xuekan/core/member'
import type { ShellModel, Site } from '@xuekan/core/site'

/** The article that a page shows; null on other pages. */
export const articleIn = ({ content }: PageHead): Article | null =>
  content?.page === 'article' ? content.content.article : null

/** The member whom a page is made for, for its state; nothing for nobody. */
export function loginIn({ login }: Pick<ShellModel, 'login'>): { readonly login?: Login } {
  const { value } = login.login$
  return value.state.kind === 'loggedIn' ? { login: value } : {}
}

/** The status of HTTP with which a page is sent. */
export function statusOf(route: Route, state: Remote<unknown>): number {
  if (state.status === 'failed') return statusOfFailure(state.error)
  return state.status === 'ready' ? statusOfRoute(route) : 503
}

/**
 * The ids of the sites whose content a page shows: its own and those that its content names, such as those of related
 * articles. [] on a page that belongs to no site: it may show anything of any.
 */
export function sitesShown({ id }: Pick<Site, 'id'>, content: unknown): readonly string[] {
  if (id === '') return []
  const found = new Set<string>([id])
  addSitesIn(content, found)
  return [...found].toSorted()
}

function addSitesIn(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (name !== 'siteId') addSitesIn(part, found)
    else if (typeof part === 'string' && part !== '') found.add(part)
  }
}

/** The host for the browser, which guesses the own one of the shown site. */
export const otherHost = (host: PageHost, site: Site): { readonly host?: PageHost } => {
  const guessed = pageHostOf(host.origin, site)
  return guessed.siteId === host.siteId && guessed.base === host.base ? {} : { host }
}

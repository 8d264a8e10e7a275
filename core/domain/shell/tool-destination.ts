import { safeLink } from '../channel/safe-link.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { formatRoute } from '../route/format-route.ts'
import { parseRoute } from '../route/parse-route.ts'
import type { ToolItem } from './tool-item.ts'

/** What a click on a tool does. */
export type ToolDestination =
  /** A page of the site by its address, in this tab or in one of its own. */
  | { readonly kind: 'page'; readonly address: string; readonly ownTab: boolean }
  /** An address that is no page of the site, in a window of its own. */
  | { readonly kind: 'window'; readonly url: string }
  /** A letter or a call: the reader's own programs take it. */
  | { readonly kind: 'program'; readonly url: string }
  /** The batch reference basket opens. */
  | { readonly kind: 'basket' }
  /** Nothing is opened: the entry only shows its picture, if it has one. */
  | { readonly kind: 'none' }

/**
 * Where a tool leads (C2.36): rss to /rssList and email to /emailSubscribe in a new tab, folderAdd to the basket,
 * a link into the site to its page as the link says, query and hash included, any other to a window of its own. Only safe links lead anywhere.
 */
export function toolDestination(
  { platform, link }: Pick<ToolItem, 'platform' | 'link'>,
  language: UiLanguage,
): ToolDestination {
  switch (platform) {
    case 'rss':
      return { kind: 'page', address: formatRoute({ page: 'rss', language }), ownTab: true }
    case 'email':
      return { kind: 'page', address: formatRoute({ page: 'emailSubscribe', language }), ownTab: true }
    case 'folderAdd':
      return { kind: 'basket' }
    case null:
      return destinationOfLink(safeLink(link))
  }
}

function destinationOfLink(link: string | null): ToolDestination {
  if (link === null) return { kind: 'none' }
  if (/^https?:/i.test(link)) return { kind: 'window', url: link }
  if (!link.startsWith('/')) return { kind: 'program', url: link }
  const isPage = parseRoute(link).page !== 'unknown'
  return isPage ? { kind: 'page', address: link, ownTab: false } : { kind: 'window', url: link }
}

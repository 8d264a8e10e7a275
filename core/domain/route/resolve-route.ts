import type { Channel } from '../channel/channel.ts'
import { findChannel, standsBehind } from '../channel/find-channel.ts'
import { ownPageOf } from '../channel/own-page.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { isChannelWord } from './format-channel.ts'
import { unknownPath } from './parse-route.ts'
import type { ChannelRoute, PageName, Route } from './route.ts'

/** What a portal can show: the site's channels, and the pages that exist. */
export interface Capabilities {
  readonly channels: readonly Channel[]
  readonly availablePages: ReadonlySet<PageName>
}

/**
 * The route itself when the portal can show it, else an unknown page: the catch-alls match every path of one segment,
 * so a code that no channel of the site has is unknown, whatever channel its query names (C2.3, C2.4). A code that has a
 * screen of its own is that screen.
 */
export function resolveRoute(
  route: Route,
  { channels, availablePages }: Capabilities,
  address: string,
): Route {
  // the address of an album that names none is that of their list (C2.19)
  if (route.page === 'album' && route.albumId === null) {
    const { language, siteId } = route
    return resolveRoute(
      { page: 'albumList', language, siteId, channelId: null },
      { channels, availablePages },
      address,
    )
  }
  const missing =
    !availablePages.has(route.page) ||
    (route.page === 'channel' && !isChannelOf(channels, route)) ||
    (listsOfColumns.has(route.page) && !isColumnOf(channels, route))
  if (missing) return unknownRoute(address, route.language)
  const own = route.page === 'channel' ? ownPageOf(channels, route) : null
  return own !== null && availablePages.has(own.page) ? own : route
}

/** Lists that a column narrows: it has to be one of theirs where one is named. */
const listsOfColumns: ReadonlySet<PageName> = new Set(['newsList', 'albumList'])

function isColumnOf(channels: readonly Channel[], route: Route): boolean {
  if (!('channelId' in route) || route.channelId === null) return true
  const channel = findChannel(channels, route)
  return channel?.enabled === true && standsBehind(channel, '', route)
}

const isChannelOf = (channels: readonly Channel[], route: ChannelRoute): boolean =>
  findChannel(channels, route)?.enabled === true &&
  (isChannelWord(route.code) || findChannel(channels, { ...route, channelId: null }) !== null)

export const unknownRoute = (address: string, language: UiLanguage | null): Route => ({
  page: 'unknown',
  language,
  path: unknownPath(address),
})

import type { Channel } from '../channel/channel.ts'
import { findChannel } from '../channel/find-channel.ts'
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
 * so a code that no channel of the site has is unknown, whatever channel its query names (C2.3, C2.4).
 */
export function resolveRoute(
  route: Route,
  { channels, availablePages }: Capabilities,
  address: string,
): Route {
  if (!availablePages.has(route.page)) return unknownRoute(address, route.language)
  return route.page === 'channel' && !isChannelOf(channels, route)
    ? unknownRoute(address, route.language)
    : route
}

const isChannelOf = (channels: readonly Channel[], route: ChannelRoute): boolean =>
  findChannel(channels, route)?.enabled === true &&
  (isChannelWord(route.code) || findChannel(channels, { ...route, channelId: null }) !== null)

export const unknownRoute = (address: string, language: UiLanguage | null): Route => ({
  page: 'unknown',
  language,
  path: unknownPath(address),
})

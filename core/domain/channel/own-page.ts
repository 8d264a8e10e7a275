import { linkDestination } from '../route/destination.ts'
import { isChannelWord } from '../route/format-channel.ts'
import { formatRoute } from '../route/format-route.ts'
import type { ChannelRoute, Route } from '../route/route.ts'
import { switchAddressLanguage } from '../route/switch-address-language.ts'
import { screenOfCode } from './channel-route.ts'
import type { Channel } from './channel.ts'
import { findChannel } from './find-channel.ts'

/**
 * The screen that a column has of its own, where an address names the column by its code: /en/directory and
 * /directory?columnId=3 show the current issue (C2.3, C2.41). null for a column without one, and for one that jumps,
 * which `jumpOf` follows.
 */
export function ownPageOf(channels: readonly Channel[], route: ChannelRoute): Route | null {
  const channel = namedByCode(channels, route)
  if (channel === null || linkDestination(channel.link) !== null) return null
  const { page: _page, code: _code, name: _name, parameters: _parameters, ...place } = route
  return screenOfCode(channel.code, {
    ...place,
    siteInQuery: route.siteId,
    channelId: channel.id,
    memberId: null,
  })
}

/**
 * Where the address of a jump column leads: its link, in the language of the address where the link has none (C2.24).
 * null for every other column, and for a link that leads to a jump column again, which could go round.
 */
export function jumpOf(channels: readonly Channel[], route: Route): string | null {
  if (route.page !== 'channel') return null
  const channel = namedByCode(channels, route)
  const target = channel?.enabled === true ? linkDestination(channel.link) : null
  if (target === null) return null
  if ('external' in target) return target.external
  if (isJump(channels, target)) return null
  const address = formatRoute(target)
  return target.language === null && route.language !== null
    ? switchAddressLanguage(address, route.language)
    : address
}

const isJump = (channels: readonly Channel[], route: Route): boolean =>
  route.page === 'channel' && linkDestination(namedByCode(channels, route)?.link) !== null

/** The column of an address whose code is its own: a word that stands for several codes names none by itself. */
const namedByCode = (channels: readonly Channel[], route: ChannelRoute): Channel | null =>
  isChannelWord(route.code) ? null : findChannel(channels, route)

import type { Route } from '../route/route.ts'
import type { Channel } from './channel.ts'
import { findChannel } from './find-channel.ts'

/** A column route without its channel id where its code alone means the same channel of the site. */
export function shortRoute(route: Route, channels: readonly Channel[]): Route {
  if (route.page !== 'channel') return route
  const short = { ...route, channelId: null }
  return findChannel(channels, short)?.id === route.channelId ? short : route
}

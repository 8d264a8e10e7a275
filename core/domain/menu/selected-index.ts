import type { Channel } from '../channel/channel.ts'
import { channelsWithin, standsBehind } from '../channel/find-channel.ts'
import type { Route } from '../route/route.ts'

/**
 * Which entry of the menu leads to this page, itself or by one of its children; -1 when none does, or when the
 * channel that does is disabled (C4.14). An id decides; without one, and for pages that only one code leads to, the
 * code does.
 */
export function selectedIndex(items: readonly Channel[], route: Route): number {
  const id = 'channelId' in route ? route.channelId : null
  const byId = selectedBy(items, (channel) => channel.id === id)
  if (byId !== null || (id !== null && route.page === 'column')) return byId ?? -1
  return selectedBy(items, (channel, parentCode) => standsBehind(channel, parentCode, route)) ?? -1
}

/** null when no channel fits at all. */
function selectedBy(
  items: readonly Channel[],
  fits: (channel: Channel, parentCode: string) => boolean,
): number | null {
  for (const [index, item] of items.entries()) {
    for (const { channel, parentCode } of channelsWithin([item])) {
      if (fits(channel, parentCode)) return channel.enabled && item.enabled ? index : -1
    }
  }
  return null
}

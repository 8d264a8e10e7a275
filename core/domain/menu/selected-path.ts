import type { Channel } from '../channel/channel.ts'
import { standsBehind } from '../channel/find-channel.ts'
import type { Route } from '../route/route.ts'

/** Whether a channel is looked for; the code of the channel above it tells some codes apart. */
type Fits = (channel: Channel, parentCode: string) => boolean

/**
 * The channels that lead to this page, from the entry of the menu down to the channel itself; none when no channel
 * does, or when the channel or its entry is disabled (C4.14). An id decides; without one, and for pages that only one
 * code leads to, the code does. Of several the first counts, depth first.
 */
export function selectedPath(items: readonly Channel[], route: Route): readonly Channel[] {
  const id = 'channelId' in route ? route.channelId : null
  const byId = pathTo(items, (channel) => channel.id === id)
  const path =
    byId ??
    (id !== null && route.page === 'channel'
      ? null
      : pathTo(items, (channel, parentCode) => standsBehind(channel, parentCode, route)))
  return path !== null && path[0]?.enabled === true && path.at(-1)?.enabled === true ? path : []
}

/** Which entry of the menu leads to the page, itself or by one of its children; -1 when the path is empty (C4.14). */
export function selectedIndex(items: readonly Channel[], path: readonly Channel[]): number {
  const [entry] = path
  return entry === undefined ? -1 : items.indexOf(entry)
}

/** null when no channel fits. */
function pathTo(channels: readonly Channel[], fits: Fits, parentCode = ''): readonly Channel[] | null {
  for (const channel of channels) {
    if (fits(channel, parentCode)) return [channel]
    const below = pathTo(channel.children, fits, channel.code)
    if (below !== null) return [channel, ...below]
  }
  return null
}

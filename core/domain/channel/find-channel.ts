import type { Route } from '../route/route.ts'
import type { Channel } from './channel.ts'
import { channelWord } from './channel-route.ts'

/** The pages that a channel stands behind, and the codes that lead to each. */
const codesOfPages: Readonly<Partial<Record<Route['page'], readonly string[]>>> = {
  home: ['index'],
  issue: ['backissue', 'directory'],
  archive: ['backissue'],
  onlineFirst: ['singleFirst'],
  justAccepted: ['latestOffer'],
  science: ['science'],
  editorialBoard: ['editorial'],
  albumList: ['newAlbum', 'virtualAlbum'],
  newsList: ['news', 'newNews'],
}

interface Placed {
  readonly channel: Channel
  readonly parentCode: string
}

/** Every channel with the code of the channel above, depth first, in order. */
export function* channelsWithin(channels: readonly Channel[]): Generator<Placed> {
  const waiting = channels.map((channel) => ({ channel, parentCode: '' })).toReversed()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next
    for (const child of next.channel.children.toReversed())
      waiting.push({ channel: child, parentCode: next.channel.code })
  }
}

/**
 * The channel that a page shows: by its id, which decides alone, else the first by its code, an enabled one before
 * others; null when there is none. /zh/about without an id is the introduction of the journal, and where a site has
 * none its aboutus (C2.12).
 */
export function findChannel(channels: readonly Channel[], route: Route): Channel | null {
  const id = 'channelId' in route ? route.channelId : null
  const placed = [...channelsWithin(channels)]
  if (id !== null) return placed.find(({ channel }) => channel.id === id)?.channel ?? null
  const found = firstBehind(placed, route)
  return found === null && route.page === 'channel' && route.code === 'about'
    ? firstBehind(placed, { ...route, code: 'aboutus' })
    : found
}

function firstBehind(placed: readonly Placed[], route: Route): Channel | null {
  const behind = placed.flatMap(({ channel, parentCode }) =>
    standsBehind(channel, parentCode, route) ? [channel] : [],
  )
  return behind.find(({ enabled }) => enabled) ?? behind[0] ?? null
}

/** Whether a channel leads to this page, whatever its id. */
export function standsBehind(channel: Channel, parentCode: string, route: Route): boolean {
  if (route.page !== 'channel') return codesOfPages[route.page]?.includes(channel.code) ?? false
  return channel.code === route.code || channelWord(channel, parentCode) === route.code
}

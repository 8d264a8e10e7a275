import { channelsWithin, standsBehind } from '../../domain/channel/find-channel.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import type { Route } from '../../domain/route/route.ts'

/** The enabled columns of a site that lead to a page of this kind, in order. */
export const columnsBehind = (channels: readonly Channel[], route: Route): readonly Channel[] =>
  [...channelsWithin(channels)].flatMap(({ channel, parentCode }) =>
    channel.enabled && channel.link === '' && standsBehind(channel, parentCode, route) ? [channel] : [],
  )

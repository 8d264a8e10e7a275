import type { UiLanguage } from '../language/ui-language.ts'
import type { Route } from '../route/route.ts'
import { channelRoute } from './channel-route.ts'
import type { Channel } from './channel.ts'
import { channelsWithin } from './find-channel.ts'
import { shortRoute } from './short-route.ts'

/** The page that a channel of these stands for, in its shortest form; null where it leads out of the portal (C2.24). */
export function columnRoute(
  channel: Channel,
  channels: readonly Channel[],
  language: UiLanguage,
): Route | null {
  const placed = [...channelsWithin(channels)].find((place) => place.channel.id === channel.id)
  const target = channelRoute(channel, { language, prefixed: true, parentCode: placed?.parentCode ?? '' })
  return 'external' in target ? null : shortRoute(target, channels)
}

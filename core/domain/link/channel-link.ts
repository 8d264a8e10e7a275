import { channelRoute } from '../channel/channel-route.ts'
import type { Channel } from '../channel/channel.ts'
import { safeLink } from '../channel/safe-link.ts'
import { shortRoute } from '../channel/short-route.ts'
import type { LinkContext } from './link-context.ts'
import { dataLink, destinationLink } from './route-link.ts'

/** A channel where it stands: the code of the channel above tells two kinds of `contact` apart. */
export interface PlacedChannel {
  readonly channel: Channel
  readonly parentCode: string
}

/**
 * The link of a channel among the channels of its site (C2.23, C2.24, C2.41). Under /zh or /en a code that means one
 * channel alone needs no channel id.
 */
export function channelLink(
  { channel, parentCode }: PlacedChannel,
  channels: readonly Channel[],
  context: LinkContext,
): string {
  // a jump column leads to its link value, in the form that the value has
  const jump = safeLink(channel.link)
  if (jump !== null) return dataLink(jump, context)
  const target = channelRoute(channel, { ...context, parentCode })
  const isLong = 'external' in target || !context.prefixed
  return destinationLink(isLong ? target : shortRoute(target, channels), context)
}

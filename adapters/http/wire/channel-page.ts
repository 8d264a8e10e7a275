import { readChannel, type ChannelPage, type Reader, type Sanitiser } from '@xuekan/core'
import type { WireChannelInfo } from '../contract/chrome.ts'
import { proseFrom } from './prose.ts'

/** A column and its text; null when it has no id or belongs to another site. */
export function channelPageFrom(
  wire: WireChannelInfo,
  { siteId }: Reader,
  sanitiser: Sanitiser,
): ChannelPage | null {
  const channel = readChannel(wire)
  if (channel === null || (channel.siteId !== '' && channel.siteId !== siteId)) return null
  return { channel: { ...channel, siteId }, body: proseFrom(wire.content, sanitiser) }
}

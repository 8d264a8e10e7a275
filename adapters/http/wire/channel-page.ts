import type { RequestContext, Sanitiser } from '@xuekan/core'
import type { ChannelPage } from '@xuekan/core/menu'
import type { WireChannelInfo } from '../contract/shell.ts'
import { channelFrom } from './channels.ts'
import { proseFrom } from './prose.ts'

/** A column and its text; null when it has no id or belongs to another site. */
export function channelPageFrom(
  wire: WireChannelInfo,
  { siteId }: RequestContext,
  sanitiser: Sanitiser,
): ChannelPage | null {
  const channel = channelFrom(wire)
  if (channel === null || (channel.siteId !== '' && channel.siteId !== siteId)) return null
  return { channel: { ...channel, siteId }, body: proseFrom(wire.content, sanitiser) }
}

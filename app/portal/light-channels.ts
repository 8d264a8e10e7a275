import type { Channel } from '@xuekan/core/menu'
import type { SiteId } from '@xuekan/core/site'

/** A channel without what its place in the tree says; each of the optional fields stands where it says otherwise. */
export interface LightChannel extends Omit<Channel, 'parentId' | 'siteId' | 'enabled' | 'children'> {
  readonly parentId?: string
  readonly siteId?: SiteId
  readonly enabled?: boolean
  /** Absent for none. */
  readonly children?: readonly LightChannel[]
}

/** The channels as they travel with a page. Law: `wholeChannels(lightChannels(channels, id), id)` is `channels`. */
export const lightChannels = (
  channels: readonly Channel[],
  siteId: SiteId,
  parentId = '',
): readonly LightChannel[] =>
  channels.map(({ id, name, code, children, parentId: above, siteId: own, enabled, ...rest }) => ({
    id,
    name,
    code,
    ...(children.length === 0 ? {} : { children: lightChannels(children, siteId, id) }),
    ...(above === parentId ? {} : { parentId: above }),
    ...(own === siteId ? {} : { siteId: own }),
    ...(enabled ? {} : { enabled }),
    // rarely filled fields last: a packed state leaves them out
    ...rest,
  }))

/** The channels that have travelled. */
export const wholeChannels = (
  channels: readonly LightChannel[],
  siteId: SiteId,
  parentId = '',
): readonly Channel[] =>
  channels.map((channel) => ({
    parentId,
    siteId,
    enabled: true,
    ...channel,
    children: wholeChannels(channel.children ?? [], siteId, channel.id),
  }))

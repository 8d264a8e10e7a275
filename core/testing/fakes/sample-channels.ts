import { buildChannelTree } from '../../domain/channel/channel-tree.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import { asSiteId } from '../../domain/site/site.ts'

/** What a test says of a channel. */
export type ChannelSample = Partial<Omit<Channel, 'children'>> & {
  readonly id: string
  readonly children?: readonly ChannelSample[]
}

/** A channel of which only what matters is said; it is enabled. */
export const sampleChannel = ({ children = [], ...said }: ChannelSample): Channel => ({
  parentId: '',
  siteId: asSiteId(''),
  name: { zh: '', en: '' },
  code: '',
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  ...said,
  children: children.map((child) => sampleChannel({ parentId: said.id, ...child })),
})

/** The tree of such channels; each may hold others, or name the one above it. */
export const sampleChannels = (...samples: readonly ChannelSample[]): readonly Channel[] =>
  buildChannelTree(
    [...channelsWithin(samples.map(sampleChannel))].map(({ channel }) => ({ ...channel, children: [] })),
  )

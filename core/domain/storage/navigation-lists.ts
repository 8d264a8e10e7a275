import { buildChannelTree } from '../channel/channel-tree.ts'
import type { Channel } from '../channel/channel.ts'
import { channelsWithin } from '../channel/find-channel.ts'
import { isLanguage, type Language } from '../language/language.ts'
import { asSiteId, type SiteId } from '../site/site.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import type { Codec } from './codec.ts'
import { storedChannelIn } from './stored-channel.ts'

/** The channel tree of one site as one language of it was sent (C3.19). */
export interface NavigationLists {
  readonly siteId: SiteId
  readonly language: Language
  readonly channels: readonly Channel[]
}

/** Levels of a tree that are read: far more than a menu shows, few enough to walk them by recursion. */
export const navigationDepth = 8

const version = 1

/**
 * The navigation lists as `datanav` keeps them (C3.19): flat, each channel with its parent's id. Laws:
 * `parse(print(lists))` is `lists` where the tree has at most `navigationDepth` levels; what is read is a tree whatever
 * the parents say, no deeper than that, with each id once and safe links; null for what is none, or of another version.
 */
export const navigationListsCodec: Codec<NavigationLists> = {
  print: ({ siteId, language, channels }) =>
    JSON.stringify({
      version,
      siteId,
      language,
      channels: [...channelsWithin(channels)].map(({ channel }) => ({ ...channel, children: undefined })),
    }),
  parse: (text) => {
    const raw = recordIn(text)
    const { siteId, language, channels } = raw
    if (raw['version'] !== version || typeof siteId !== 'string' || !isLanguage(language)) return null
    const flat = listIn(channels).flatMap((channel) => storedChannelIn(channel) ?? [])
    return {
      siteId: asSiteId(siteId),
      language,
      channels: withinLevels(buildChannelTree(flat), navigationDepth),
    }
  },
}

const withinLevels = (channels: readonly Channel[], levels: number): readonly Channel[] =>
  levels === 0
    ? []
    : channels.map((channel) => ({ ...channel, children: withinLevels(channel.children, levels - 1) }))

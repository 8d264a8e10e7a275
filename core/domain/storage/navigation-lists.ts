import { buildChannelTree } from '../channel/channel-tree.ts'
import type { Channel } from '../channel/channel.ts'
import { channelsWithin } from '../channel/find-channel.ts'
import { safeLink } from '../channel/safe-link.ts'
import { localizedIn } from '../citation/stored-text.ts'
import { isUiLanguage, type UiLanguage } from '../language/ui-language.ts'
import { fileUrl } from '../shell/file-url.ts'
import { asSiteId, type SiteId } from '../site/site.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import type { Codec } from './codec.ts'

/** The channel tree of one site as one language of it was sent (C3.19). */
export interface NavigationLists {
  readonly siteId: SiteId
  readonly language: UiLanguage
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
    if (raw['version'] !== version || typeof siteId !== 'string' || !isUiLanguage(language)) return null
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

/** A channel as storage keeps it, without its children; null for what is none. A link that is not safe is left out. */
function storedChannelIn(raw: unknown): Channel | null {
  const record = recordIn(raw)
  const { id, parentId, siteId, code, enabled, link, bannerId, newsDataType, styleId } = record
  const name = localizedIn(record['name'])
  if (typeof id !== 'string' || id === '' || name === null || typeof enabled !== 'boolean') return null
  if (typeof parentId !== 'string' || typeof siteId !== 'string' || typeof code !== 'string') return null
  if (typeof bannerId !== 'string' || typeof newsDataType !== 'string' || typeof styleId !== 'string')
    return null
  const bannerUrl = fileUrl(record['bannerUrl'])
  const cover = fileUrl(record['cover'])
  return {
    id,
    parentId,
    siteId: asSiteId(siteId),
    name,
    code,
    enabled,
    link: safeLink(link) ?? '',
    bannerId,
    ...(bannerUrl === '' ? {} : { bannerUrl }),
    newsDataType,
    styleId,
    ...(cover === '' ? {} : { cover }),
    children: [],
  }
}

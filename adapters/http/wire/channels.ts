import { buildChannelTree, safeLink, type Channel } from '@xuekan/core/menu'
import { asSiteId, fileUrl } from '@xuekan/core/site'
import type { WireChannel, WireChannelInfo } from '../contract/shell.ts'

/** What a column says of itself, in a menu or alone; alone it has neither an older link nor a picture. */
type WireColumn = Pick<WireChannel, keyof WireChannel & keyof WireChannelInfo> &
  Partial<Pick<WireChannel, 'url' | 'cover' | 'pictureUrl' | 'platformType'>>

/** Where an entry leads that has a platform and no link of its own (C2.36, C3.6). */
const platformLinks: Readonly<Record<string, string>> = { rss: '/rssList', email: '/emailSubscribe' }

/** A menu item without its children (C3.6); null when it has no id. */
export function channelFrom(wire: WireColumn): Channel | null {
  if (wire.id === null) return null
  const bannerUrl = fileUrl(wire.bannerUrl) || fileUrl(wire.bannerId)
  const cover = fileUrl(wire.cover) || fileUrl(wire.pictureUrl)
  return {
    id: wire.id,
    parentId: wire.parentId === null || wire.parentId === '0' ? '' : wire.parentId,
    siteId: asSiteId(wire.siteId ?? ''),
    name: { zh: wire.name ?? '', en: wire.enName ?? '' },
    code: wire.code ?? '',
    enabled: wire.enable === '1',
    link: safeLink(wire.linkValue) ?? safeLink(wire.url) ?? platformLinks[wire.platformType ?? ''] ?? '',
    bannerId: wire.bannerId ?? '',
    ...(bannerUrl === '' ? {} : { bannerUrl }),
    newsDataType: wire.newsDataType ?? '',
    styleId: wire.styleId ?? '',
    ...(cover === '' ? {} : { cover }),
    children: [],
  }
}

/** The tree of menu items, whether they come flat, nested, or both. What has no id is left out with all below it. */
export const channelsFrom = (wires: readonly WireChannel[]): readonly Channel[] =>
  buildChannelTree(flat(wires, null))

/** A place below another one says more than a `parentId`. */
const flat = (wires: readonly WireChannel[], above: Channel | null): readonly Channel[] =>
  wires.flatMap((wire) => {
    const channel = channelFrom(wire)
    if (channel === null) return []
    const placed = above === null ? channel : { ...channel, parentId: above.id }
    return [placed, ...flat(wire.children, channel)]
  })

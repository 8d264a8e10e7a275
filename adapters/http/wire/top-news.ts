import { firstById } from '@xuekan/core/content'
import { asSiteId, fileUrl, type TopNews } from '@xuekan/core/site'
import type { WireTopNews } from '../contract/news.ts'

/**
 * Top news in order (C3.11): topPictureUrl, else topPictureId, else the news' own pictureUrl or coverId. What has no id
 * or no picture that may be loaded is left out, and so is what repeats an id.
 */
export const topNewsFrom = (wires: readonly WireTopNews[]): readonly TopNews[] =>
  firstById(wires.map(entryFrom).filter(({ id, pictureUrl }) => id !== '' && pictureUrl !== ''))

function entryFrom(wire: WireTopNews): TopNews {
  const named = wire.title ?? wire.resName ?? ''
  return {
    id: wire.id ?? '',
    siteId: asSiteId(wire.siteId ?? ''),
    title: { zh: wire.zhResName ?? named, en: wire.enResName ?? named },
    newsDataType: wire.newsDataType ?? '',
    original: wire.original ?? 0,
    sourceLink: wire.sourceLink ?? '',
    pictureUrl:
      fileUrl(wire.topPictureUrl) ||
      fileUrl(wire.topPictureId) ||
      fileUrl(wire.pictureUrl) ||
      fileUrl(wire.coverId),
  }
}

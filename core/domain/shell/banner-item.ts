import { articleRoute } from '../article/article-route.ts'
import { albumRoute } from '../album/album-route.ts'
import { safeLink } from '../channel/safe-link.ts'
import { exhaustive } from '../exhaustive.ts'
import type { LocalizedText } from '../language/localized.ts'
import { newsDestination } from '../news/news-destination.ts'
import { linkDestination, type Destination, type LinkPlace } from '../route/destination.ts'
import { asSiteId, type SiteId } from '../site/site.ts'
import { present } from '../text/present.ts'

export const bannerTypes = ['link', 'wechat', 'news', 'album', 'article'] as const
export type BannerType = (typeof bannerTypes)[number]

/** One picture of a banner and what it stands for (C3.14). '' for what is absent. */
export interface BannerItem {
  readonly type: BannerType
  readonly url: string
  readonly id: string
  /** The id of what the item stands for; absent where `id` is that already. */
  readonly indexId: string
  readonly doi: string
  readonly siteId: SiteId
}

/** A banner with its picture, as a carousel shows it. */
export interface BannerPicture extends BannerItem {
  readonly pictureUrl: string
  readonly title: LocalizedText
}

/** The texts of an item, of which nothing is known yet. */
export type BannerTexts = Readonly<Record<keyof BannerItem, string>>

/** An item by its texts; null when its type is none of them. Links that must not be opened are dropped, and 0 is no id. */
export function readBannerItem(texts: BannerTexts): BannerItem | null {
  const name = present(texts.type).toLowerCase()
  const type = bannerTypes.find((one) => one === name)
  if (type === undefined) return null
  return {
    type,
    url: safeLink(texts.url) ?? '',
    id: idIn(texts.id),
    indexId: idIn(texts.indexId),
    doi: present(texts.doi),
    siteId: asSiteId(idIn(texts.siteId)),
  }
}

/**
 * Where an item of a banner leads (C3.14): a link to its url, a wechat item to its source as news of that kind do
 * (C2.22), the others to their pages, or to their url where nothing names the page. null when nothing safe is left.
 */
export function bannerDestination(item: BannerItem, place: LinkPlace): Destination | null {
  const url = linkDestination(item.url)
  if (item.type === 'link' || (item.type === 'wechat' && url !== null)) return url
  return pageOf(item.type, item, place) ?? url
}

function pageOf(
  type: Exclude<BannerType, 'link'>,
  { id: ownId, indexId, doi, siteId }: BannerItem,
  place: LinkPlace,
): Destination | null {
  const id = indexId === '' ? ownId : indexId
  if (type === 'article') return doi === '' && id === '' ? null : articleRoute({ doi, id }, place.language)
  if (id === '') return null
  switch (type) {
    case 'wechat':
    case 'news':
      return newsDestination({ id, siteId, newsDataType: type, original: 0, sourceLink: '' }, place)
    case 'album':
      return albumRoute({ id, siteId }, place)
    default:
      return exhaustive(type)
  }
}

/** 0 is no id. */
const idIn = (raw: string): string => {
  const id = present(raw)
  return id === '0' ? '' : id
}

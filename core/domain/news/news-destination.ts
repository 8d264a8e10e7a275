import { linkDestination, siteNamed, type Destination, type LinkPlace } from '../route/destination.ts'
import type { NewsLink } from './news.ts'

/** The original type of news whose text stands at its source. */
const originalAtSource = 2

const wechatType = 'wechat'

/** Whether a news item is read at its source: its original type is 2, or it is a wechat item (C2.22). */
export const isReadAtSource = ({ original, newsDataType }: NewsLink): boolean =>
  original === originalAtSource || newsDataType.toLowerCase() === wechatType

/**
 * Where a news item leads: to its source where it is read there, else to the news detail (C2.22). A source link that
 * is absent or must not be opened leads to the detail as well, so that no item leads nowhere.
 */
export function newsDestination(news: NewsLink, place: LinkPlace): Destination {
  const source = isReadAtSource(news) ? linkDestination(news.sourceLink) : null
  return source ?? newsDetail(news, place)
}

/**
 * Whether only the jump call knows where an item is read (C7.7): it is read at its source, and the data gives no link
 * that may be opened.
 */
export const needsJump = (news: NewsLink): boolean =>
  isReadAtSource(news) && linkDestination(news.sourceLink) === null

const newsDetail = ({ id, siteId }: NewsLink, place: LinkPlace): Destination => ({
  page: 'news',
  language: place.language,
  siteId: siteNamed(place, siteId),
  newsId: id,
})

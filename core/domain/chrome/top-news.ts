import type { LocalizedText } from '../language/language.ts'
import type { NewsLink } from '../news/news.ts'
import { asSiteId } from '../site/site.ts'
import { firstById } from '../text/first-by-id.ts'
import { present } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import { fileUrl } from './file-url.ts'

/** One picture of the carousel above the header, and the news that it leads to (C3.11). */
export interface TopNews extends NewsLink {
  /** What the picture is called; '' in a language that it has no name in. */
  readonly title: LocalizedText
  readonly pictureUrl: string
}

/** The carousel: its height in CSS pixels, and that it moves only when the reader says so (C9.8). */
export const topNewsCarousel = { height: 90, autoplay: false } as const

/**
 * Top news from raw fields, a list or a single record, in order (C3.11): topPictureUrl, else topPictureId, else the
 * news' own pictureUrl or coverId. What has no id or no picture that may be loaded is left out, and so is what repeats
 * an id. Total.
 */
export function normaliseTopNews(raw: unknown): readonly TopNews[] {
  const list = listIn(raw)
  const all = (list.length > 0 ? list : [raw]).map(topNewsFrom)
  return firstById(all.filter(({ id, pictureUrl }) => id !== '' && pictureUrl !== ''))
}

function topNewsFrom(raw: unknown): TopNews {
  const news = recordIn(raw)
  const pictures = ['topPictureUrl', 'topPictureId', 'pictureUrl', 'coverId'].map((name) =>
    fileUrl(news[name]),
  )
  const named = present(news['title']) || present(news['resName'])
  return {
    id: present(news['id']),
    siteId: asSiteId(present(news['siteId'])),
    title: { zh: present(news['zhResName']) || named, en: present(news['enResName']) || named },
    newsDataType: present(news['newsDataType']),
    original: Number(present(news['original'])) || 0,
    sourceLink: present(news['sourceLink']),
    pictureUrl: pictures.find((url) => url !== '') ?? '',
  }
}

/** The carousel shows above the header when there is any (C2.39). */
export const hasTopNews = (news: readonly TopNews[]): boolean => news.length > 0

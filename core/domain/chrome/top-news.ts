import { firstById } from '../text/first-by-id.ts'
import { present } from '../text/present.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import { fileUrl } from './file-url.ts'

/** One picture of the carousel above the header (C3.11). */
export interface TopNews {
  /** Of the news that it leads to. */
  readonly id: string
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
  return { id: present(news['id']), pictureUrl: pictures.find((url) => url !== '') ?? '' }
}

/** The carousel shows above the header when there is any (C2.39). */
export const hasTopNews = (news: readonly TopNews[]): boolean => news.length > 0

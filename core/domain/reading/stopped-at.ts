import type { Codec } from '../storage/codec.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import type { ReadingPlace } from './reading-place.ts'

/** Where the reader stopped in an article: the id of a section's heading. */
interface StoppedAt {
  readonly articleId: string
  readonly sectionId: string
}

/** The latest first, each article once. */
export type StoppedPlaces = readonly StoppedAt[]

/** Articles whose places are stored. */
export const mostStoppedPlaces = 50

/** Read so far, the rest is no middle any more. */
const nearTheEnd = 0.95

/**
 * The places once the reader is here, among the headings of these ids. In the middle the article's place comes first; at the
 * end it is forgotten; at the beginning nothing changes, since who opens an article has not left its middle.
 * Laws: no article twice, never more than `mostStoppedPlaces`; the list itself where nothing changes.
 */
export function stopAt(
  places: StoppedPlaces,
  articleId: string,
  ids: readonly string[],
  { present, progress }: ReadingPlace,
): StoppedPlaces {
  const sectionId = ids[present]
  if (present <= 0 || sectionId === undefined) return places
  if (progress >= nearTheEnd) return forgetPlace(places, articleId)
  const [first] = places
  if (first?.articleId === articleId && first.sectionId === sectionId) return places
  return [{ articleId, sectionId }, ...forgetPlace(places, articleId)].slice(0, mostStoppedPlaces)
}

/** The section in which the reader stopped; null for none. */
export const stoppedAt = (places: StoppedPlaces, articleId: string): string | null =>
  places.find((place) => place.articleId === articleId)?.sectionId ?? null

function forgetPlace(places: StoppedPlaces, articleId: string): StoppedPlaces {
  const others = places.filter((place) => place.articleId !== articleId)
  return others.length === places.length ? places : others
}

const version = 1

/** Law: null for what is none, or of another version; what is read has each article once, and no more than are stored. */
export const stoppedPlacesCodec: Codec<StoppedPlaces> = {
  print: (places) =>
    JSON.stringify({
      version,
      places: places.map(({ articleId, sectionId }) => [articleId, sectionId]),
    }),
  parse: (text) => {
    const raw = recordIn(text)
    if (raw['version'] !== version || !Array.isArray(raw['places'])) return null
    const places = new Map<string, string>()
    for (const pair of raw['places']) {
      const [articleId, sectionId] = listIn(pair)
      if (typeof articleId !== 'string' || articleId === '' || places.has(articleId)) continue
      if (typeof sectionId !== 'string' || sectionId === '') continue
      places.set(articleId, sectionId)
    }
    return [...places].slice(0, mostStoppedPlaces).map(([articleId, sectionId]) => ({ articleId, sectionId }))
  },
}

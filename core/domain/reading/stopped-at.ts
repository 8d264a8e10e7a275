import type { Codec } from '../storage/codec.ts'
import { listIn, recordIn } from '../text/raw-record.ts'
import type { ReadingPlace } from './reading-place.ts'

/** Where the reader stopped in an article: the id of a section's heading. */
interface StoppedAt {
  readonly articleId: string
  readonly sectionId: string
}

/** Where the reader stopped, where that is wanted. */
export interface StoppedPlaces {
  /** False for a reader who wants none remembered; then there are none. */
  readonly remembers: boolean
  /** The latest first, each article once. */
  readonly places: readonly StoppedAt[]
}

/** Nothing is remembered yet. */
export const noStoppedPlaces: StoppedPlaces = { remembers: true, places: [] }

/** Articles whose places are stored. */
export const mostStoppedPlaces = 50

/** Read so far, the rest is no middle any more. */
const nearTheEnd = 0.95

/**
 * The places once the reader is here, among the headings of these ids. In the middle the article's place comes first; at the
 * end it is forgotten; at the beginning nothing changes, since who opens an article has not left its middle.
 * Laws: no article twice, never more than `mostStoppedPlaces`; the same object where nothing changes, and always where
 * the reader wants none remembered.
 */
export function stopAt(
  stopped: StoppedPlaces,
  articleId: string,
  ids: readonly string[],
  { present, progress }: ReadingPlace,
): StoppedPlaces {
  const sectionId = ids[present]
  if (!stopped.remembers || present <= 0 || sectionId === undefined) return stopped
  const { places } = stopped
  const others = places.filter((place) => place.articleId !== articleId)
  if (progress >= nearTheEnd)
    return others.length === places.length ? stopped : { remembers: true, places: others }
  const [first] = places
  if (first?.articleId === articleId && first.sectionId === sectionId) return stopped
  return { remembers: true, places: [{ articleId, sectionId }, ...others].slice(0, mostStoppedPlaces) }
}

/** Once the reader has said whether places are to be remembered. Law: with the wish against it all are forgotten. */
export const rememberPlaces = (stopped: StoppedPlaces, wanted: boolean): StoppedPlaces =>
  wanted === stopped.remembers ? stopped : { remembers: wanted, places: [] }

/** The section in which the reader stopped; null for none. */
export const stoppedAt = ({ places }: StoppedPlaces, articleId: string): string | null =>
  places.find((place) => place.articleId === articleId)?.sectionId ?? null

const version = 1

/**
 * Law: null for what is none, or of another version; what is read has each article once, no more than are stored, and none
 * for who wants none.
 */
export const stoppedPlacesCodec: Codec<StoppedPlaces> = {
  print: ({ remembers, places }) =>
    JSON.stringify({
      version,
      ...(remembers ? {} : { remembers }),
      places: places.map(({ articleId, sectionId }) => [articleId, sectionId]),
    }),
  parse: (text) => {
    const raw = recordIn(text)
    if (raw['version'] !== version || !Array.isArray(raw['places'])) return null
    if (raw['remembers'] === false) return { remembers: false, places: [] }
    const places = new Map<string, string>()
    for (const pair of raw['places']) {
      const [articleId, sectionId] = listIn(pair)
      if (typeof articleId !== 'string' || articleId === '' || places.has(articleId)) continue
      if (typeof sectionId !== 'string' || sectionId === '') continue
      places.set(articleId, sectionId)
    }
    const latest = [...places].slice(0, mostStoppedPlaces)
    return { remembers: true, places: latest.map(([articleId, sectionId]) => ({ articleId, sectionId })) }
  },
}

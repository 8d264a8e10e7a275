import { plainLook, readingLookCodec } from '../reading/reading-look.ts'
import { stoppedPlacesCodec, type StoppedPlaces } from '../reading/stopped-at.ts'
import { inLocal } from './storage-entry.ts'

/** What a browser keeps for reading: a part of the one table by itself, which needs no codec of baskets or searches. */
export const readingStorage = {
  /** Light, size and width of texts. */
  readingLook: inLocal('readingLook', readingLookCodec, plainLook, 'open', ''),
  /** Where the reader stopped in articles. */
  stoppedPlaces: inLocal<StoppedPlaces>('stoppedPlaces', stoppedPlacesCodec, [], 'open', ''),
} as const

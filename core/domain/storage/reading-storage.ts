import { plainLook, readingLookCodec } from '../reading/reading-look.ts'
import { noStoppedPlaces, stoppedPlacesCodec } from '../reading/stopped-at.ts'
import { inLocal } from './storage-entry.ts'

/** What a browser keeps for reading: a part of the one table by itself, which needs no codec of baskets or searches. */
export const readingStorage = {
  /** Light, size, width and edges of texts. */
  readingLook: inLocal('readingLook', readingLookCodec, plainLook, 'open', ''),
  /** Where the reader stopped in articles, and whether that is to be remembered. */
  stoppedPlaces: inLocal('stoppedPlaces', stoppedPlacesCodec, noStoppedPlaces, 'open', ''),
} as const

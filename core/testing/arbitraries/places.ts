import fc from 'fast-check'
import type { LinkPlace } from '../../domain/route/destination.ts'
import { arbitraryLanguage } from './text.ts'

/** Where a reader can be when a link is written. */
export const arbitraryLinkPlace: fc.Arbitrary<LinkPlace> = fc.record({
  language: arbitraryLanguage,
  prefixed: fc.boolean(),
})

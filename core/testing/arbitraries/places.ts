import fc from 'fast-check'
import type { LinkPlace } from '../../domain/route/destination.ts'
import { arbitraryUiLanguage } from './text.ts'

/** Where a reader can be when a link is written. */
export const arbitraryLinkPlace: fc.Arbitrary<LinkPlace> = fc.record({
  language: arbitraryUiLanguage,
  prefixed: fc.boolean(),
})

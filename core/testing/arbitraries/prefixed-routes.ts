import fc from 'fast-check'
import { rankingMeasures } from '../../domain/article/ranking.ts'
import { rankingPeriods } from '../../domain/media/ranking-period.ts'
import { agreementKinds, type PrefixedRoute } from '../../domain/route/prefixed-route.ts'
import { authorIdentity } from '../../domain/route/read-prefixed.ts'
import { oneLine } from '../../domain/text/one-line.ts'
import { arbitraryUiLanguage, arbitraryValue, arbitraryValueOrNone } from './text.ts'

const digits = (length: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })

/** The form alone: whether anybody has it is not known. */
export const arbitraryOrcid: fc.Arbitrary<string> = fc
  .tuple(digits(4), digits(4), digits(4), digits(3), fc.constantFrom(...'0123456789X'))
  .map(([first, second, third, fourth, check]) => `${first}-${second}-${third}-${fourth}${check}`)

const isPresent = <T>(value: T | null): value is T => value !== null

const by = fc.oneof(arbitraryOrcid, arbitraryValue).map(authorIdentity).filter(isPresent)
const term = arbitraryValue.map(oneLine).filter((one) => one !== '')
const language = arbitraryUiLanguage
const siteId = arbitraryValueOrNone
const pageNumber = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 10_000 }))
const page = <Page extends PrefixedRoute['page']>(name: Page): fc.Arbitrary<Page> => fc.constant(name)

/** A route of every page whose addresses always have a language in front. */
export const arbitraryPrefixedRoute: fc.Arbitrary<PrefixedRoute> = fc.oneof(
  fc.record({ page: page('author'), language, siteId, by, pageNumber }),
  fc.record({ page: page('keyword'), language, siteId, term, pageNumber }),
  fc.record({ page: page('section'), language, siteId, section: term, pageNumber }),
  fc.record({ page: page('subject'), language, siteId, subjectId: arbitraryValue, pageNumber }),
  fc.record({ page: page('topic'), language, siteId, topicId: arbitraryValue, pageNumber }),
  fc.record({
    page: page('ranking'),
    language,
    siteId,
    by: fc.constantFrom(...rankingMeasures),
    period: fc.constantFrom(...rankingPeriods),
  }),
  ...(['figure', 'table', 'video', 'audio'] as const).map((name) =>
    fc.record({ page: page(name), language, siteId, mediaId: arbitraryValue }),
  ),
  fc.record({ page: page('book'), language, siteId, bookId: arbitraryValue }),
  fc.record({ page: page('parallel'), language, siteId, articleId: arbitraryValue }),
  fc.record({ page: page('sharedAlbum'), language, siteId, token: arbitraryValue, pageNumber }),
  fc.record({ page: page('siteMap'), language, siteId }),
  fc.record({
    page: page('agreement'),
    language,
    siteId,
    kind: fc.constantFrom(...agreementKinds),
    since: arbitraryValueOrNone,
  }),
)

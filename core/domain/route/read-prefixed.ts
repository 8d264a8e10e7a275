import { readOrcid } from '../author/orcid.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { rankingPeriodFrom } from '../media/ranking-period.ts'
import { oneLine } from '../text/one-line.ts'
import { pageNumberFrom } from './page-number.ts'
import {
  agreementKinds,
  measureOfWord,
  type AuthorIdentity,
  type MediaPage,
  type PrefixedRoute,
} from './prefixed-route.ts'
import type { ReadRoute, RouteMatch } from './route-match.ts'

interface Named {
  readonly language: UiLanguage
  readonly siteId: string | null
}

/** Reads what the last segment names; null where it names nothing. */
const named =
  (read: (base: Named, last: string, match: RouteMatch) => PrefixedRoute | null): ReadRoute =>
  (match) => {
    const { language, parameter, value } = match
    const last = parameter('id') ?? ''
    return language === null || last === '' ? null : read({ language, siteId: value('siteId') }, last, match)
  }

export const readAuthor: ReadRoute = named((base, last, { query }) => {
  const by = authorIdentity(last)
  return by === null ? null : { page: 'author', ...base, by, pageNumber: pageNumberFrom(query) }
})

/** An ORCID in any way in which people write it is one (C7.16); null for what is no name either. */
export function authorIdentity(raw: string): AuthorIdentity | null {
  const orcid = readOrcid(raw)
  if (orcid !== '') return { kind: 'orcid', orcid }
  const name = oneLine(raw)
  return name === '' ? null : { kind: 'name', name }
}

export const readKeyword: ReadRoute = named((base, last, { query }) => {
  const term = oneLine(last)
  return term === '' ? null : { page: 'keyword', ...base, term, pageNumber: pageNumberFrom(query) }
})

export const readSubject: ReadRoute = named((base, subjectId, { query }) => ({
  page: 'subject',
  ...base,
  subjectId,
  pageNumber: pageNumberFrom(query),
}))

export const readSection: ReadRoute = named((base, last, { query }) => {
  const section = oneLine(last)
  return section === '' ? null : { page: 'section', ...base, section, pageNumber: pageNumberFrom(query) }
})

export const readTopic: ReadRoute = named((base, topicId, { query }) => ({
  page: 'topic',
  ...base,
  topicId,
  pageNumber: pageNumberFrom(query),
}))

export const readRanking: ReadRoute = named((base, word, { query }) => {
  const by = measureOfWord(word)
  return by === null ? null : { page: 'ranking', ...base, by, period: rankingPeriodFrom(query) }
})

export const readMedia = (page: MediaPage): ReadRoute =>
  named((base, mediaId) => ({ page, ...base, mediaId }))

export const readBook: ReadRoute = named((base, bookId) => ({ page: 'book', ...base, bookId }))

export const readParallel: ReadRoute = named((base, articleId) => ({ page: 'parallel', ...base, articleId }))

export const readSharedAlbum: ReadRoute = named((base, token, { query }) => ({
  page: 'sharedAlbum',
  ...base,
  token,
  pageNumber: pageNumberFrom(query),
}))

/** What belongs to a site as a whole: its map, and the agreements of the portal. */
export const readSitePage: ReadRoute = named((base, word, { value }) => {
  if (word === 'map') return { page: 'siteMap', ...base }
  const kind = agreementKinds.find((one) => one === word)
  return kind === undefined ? null : { page: 'agreement', ...base, kind, since: value('since') }
})

import { exhaustive } from '../exhaustive.ts'
import { rankingPeriodTo } from '../media/ranking-period.ts'
import { positions, type AddressInput } from './address-input.ts'
import { pageNumberTo } from './page-number.ts'
import { wordOfMeasure, type PrefixedRoute } from './prefixed-route.ts'

/** The one address of a page whose addresses always have a language in front. */
export function formatPrefixed(route: PrefixedRoute): AddressInput {
  const written = (word: string, last: string, query: AddressInput['query'] = []): AddressInput => ({
    path: `/${route.language}/${word}${positions([last])}`,
    query: [...query, ['siteId', route.siteId]],
  })
  switch (route.page) {
    case 'author':
      return written(
        'author',
        route.by.kind === 'orcid' ? route.by.orcid : route.by.name,
        pageNumberTo(route.pageNumber),
      )
    case 'keyword':
      return written('keyword', route.term, pageNumberTo(route.pageNumber))
    case 'subject':
      return written('subject', route.subjectId, pageNumberTo(route.pageNumber))
    case 'section':
      return written('section', route.section, pageNumberTo(route.pageNumber))
    case 'topic':
      return written('topic', route.topicId, pageNumberTo(route.pageNumber))
    case 'ranking':
      return written('rank', wordOfMeasure(route.by), rankingPeriodTo(route.period))
    case 'figure':
    case 'table':
    case 'video':
    case 'audio':
      return written(route.page, route.mediaId)
    case 'book':
      return written('book', route.bookId)
    case 'parallel':
      return written('parallel', route.articleId)
    case 'sharedAlbum':
      return written('shared', route.token, pageNumberTo(route.pageNumber))
    case 'siteMap':
      return written('site', 'map')
    case 'agreement':
      return written('site', route.kind, [['since', route.since]])
    default:
      return exhaustive(route)
  }
}

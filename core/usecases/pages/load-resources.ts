import type { ResourcesContent } from '../../domain/page/page-content.ts'
import type { ArticlePicture } from '../../domain/media/article-media.ts'
import type { ResourceType } from '../../domain/route/route.ts'
import type { FoundResources } from '../../domain/search/found-resources.ts'
import type { SearchQuery } from '../../domain/search/search-query.ts'
import type { TermReading } from '../../domain/search/search-result.ts'
import type { SearchType } from '../../domain/shell/header-config.ts'
import { exhaustive } from '../../domain/exhaustive.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { all, andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import { noHitsOf, tabsOf, withTotal } from './around-results.ts'
import { existingPage, pageRequest } from './existing-page.ts'
import type { PagePorts } from './page-ports.ts'

export interface ResourcesInput {
  readonly context: RequestContext
  readonly type: ResourceType
  readonly query: SearchQuery
  /** The types that the site offers to search for, to be counted in tabs; absent for no tabs. */
  readonly offered?: readonly SearchType[]
}

type ResourcePorts = Pick<PagePorts, 'articles' | 'collections' | 'news' | 'search' | 'sites'>

/**
 * What a search finds that is neither articles nor publications: pictures, tables, sounds, films, news and all else
 * (C2.25), under the same tabs (C2.27), by the words of the term and by what they are read as. A page beyond the last is
 * absent.
 */
export function loadResources(
  ports: ResourcePorts,
  { context, type, query, offered = [] }: ResourcesInput,
): AsyncResult<ResourcesContent> {
  const searched = { context, type, query, offered }
  const asked = {
    found: foundOf(ports, searched),
    tabs: tabsOf(ports, searched),
    words: query.term === '' ? succeed([]) : withDefault(ports.search.analyze(context, query.term, type), []),
    readings: query.term === '' ? succeed([]) : withDefault(ports.search.readings(context, query), []),
  }
  return andThen(all(asked), ({ found, tabs, words, readings }) => {
    const total = found.list.totalElements
    const content = {
      query,
      found,
      words: [...new Set([...words, ...wordsRead(readings)])],
      ...(readings.length === 0 ? {} : { readings }),
      tabs: withTotal(tabs, type, total),
    }
    if (total > 0) return succeed({ ...content, noHits: null })
    return mapResult(withDefault(noHitsOf(ports, searched, words), null), (noHits) => ({
      ...content,
      noHits,
    }))
  })
}

const wordsRead = (readings: readonly TermReading[]): readonly string[] =>
  readings.flatMap(({ read }) => read.flatMap((text) => text.split(' ')))

function foundOf(
  { articles, collections, news, search }: ResourcePorts,
  { context, type, query: { term: q, field, page, as } }: Omit<ResourcesInput, 'offered'>,
): AsyncResult<FoundResources> {
  const shown = { ...pageRequest(page), ...(as === undefined ? {} : { as }) }
  const request = { ...shown, q, field }
  switch (type) {
    case 'picture':
      return mapResult(existingPage(articles.pictures(context, request), page, type), (list) => ({
        type,
        list,
      }))
    case 'table':
      // a list shows no rows of tables
      return mapResult(existingPage(articles.tables(context, request), page, type), (list) => ({
        type,
        list: { ...list, content: list.content.map(withoutRows) },
      }))
    case 'video':
    case 'audio': {
      const media = collections.mediaItems(context, { ...request, kind: type })
      return mapResult(existingPage(media, page, type), (list) => ({ type, list }))
    }
    case 'news': {
      const listed = news.list(context, { ...shown, q, tab: null, channelId: null })
      return mapResult(existingPage(listed, page, type), (list) => ({ type, list }))
    }
    case 'other': {
      const others = search.others(context, q, shown)
      return mapResult(existingPage(others, page, type), (list) => ({ type, list }))
    }
    default:
      return exhaustive(type)
  }
}

const withoutRows = ({ id, label, caption, imageUrl, anchor, article }: ArticlePicture): ArticlePicture => ({
  id,
  label,
  caption,
  imageUrl,
  anchor,
  article,
})

import { searchTypes, searchTypesOf, type SearchType } from '@xuekan/core/site'
import { exhaustive } from '@xuekan/core'
import type { ArticleSearch } from '../../search/article-index.ts'
import type { WrittenOtherwise } from '../../store/contains-words.ts'
import { articleMediaOf } from '../../store/find-article-media.ts'
import { mediaItemConditions, mediaItems } from '../../store/find-media-items.ts'
import { news, newsConditions } from '../../store/find-news.ts'
import { othersOf } from '../../store/find-others.ts'
import { noRows } from '../../store/query-page.ts'
import { shownSites } from '../../store/shown-sites.ts'
import { journalsOf, type SiteRow } from '../../store/site-row.ts'
import type { HandlerContext } from '../endpoint-handler.ts'
import { publicationsFound } from '../publications/publications-found.ts'
import { mediaSites } from '../vod/vod.ts'
import { fieldOf } from './field-of.ts'

/** The types that a call has counted: those that it names, or all. */
export function countedTypes(raw: string): readonly SearchType[] {
  const named = searchTypesOf(raw)
  return named.length > 0 ? named : searchTypes
}

export interface CountedSearch {
  readonly articles: ArticleSearch
  /** How words of the term are written in things of all other types. */
  readonly otherwise: readonly WrittenOtherwise[]
}

/** How many things of a type a search finds, as the list of the type counts them. */
export async function countOf(
  type: SearchType,
  context: HandlerContext,
  site: SiteRow,
  { articles, otherwise }: CountedSearch,
): Promise<number> {
  const { database, index, parameter } = context
  const q = parameter('q')
  const field = fieldOf(parameter('field'))
  switch (type) {
    case 'article':
      return (await index.facets(articles)).total
    case 'picture':
    case 'table': {
      const sites = (await journalsOf(database, site)).map(({ id }) => id)
      const kind = type === 'picture' ? 'figure' : 'table'
      return (await articleMediaOf(database, kind, { sites, q, otherwise, field }, noRows)).total
    }
    case 'video':
    case 'audio': {
      const sites = await mediaSites(database, site)
      const conditions = mediaItemConditions({ kind: type, q, otherwise, field })
      return (await mediaItems.ofSites(database, sites, noRows, conditions)).total
    }
    case 'news': {
      const conditions = newsConditions({ channelId: null, kind: '', q, otherwise })
      return (await news.ofSites(database, await shownSites(database, site), noRows, conditions)).total
    }
    case 'other':
      return (await othersOf(database, await shownSites(database, site), { q, otherwise }, noRows)).total
    case 'publication':
      return publicationsFound(await journalsOf(database, site), q, parameter('field')).length
    default:
      return exhaustive(type)
  }
}

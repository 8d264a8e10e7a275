import type { MediaKind } from '../media/media-item.ts'
import type { NewsTab } from '../news/news-tabs.ts'
import type { AuthorIdentity } from '../route/prefixed-route.ts'

/** What of a search a feed follows, as calls are sent it: `fedSearchOf` prints it. */
export type FedSearch = FeedParameters

/** What one feed of a site tells of. */
export type FeedSource =
  /** The current issue; of a group and the aggregate what is newest in their journals. */
  | { readonly kind: 'current' }
  | { readonly kind: 'issue'; readonly issueId: string }
  /** The newest articles of a site, in an issue or not. */
  | { readonly kind: 'latest' }
  | { readonly kind: 'onlineFirst' }
  | { readonly kind: 'justAccepted' }
  /** One section of a journal over all issues, by its name as searches narrow to it. */
  | { readonly kind: 'column'; readonly column: string }
  | { readonly kind: 'keyword'; readonly term: string }
  | { readonly kind: 'author'; readonly by: AuthorIdentity }
  /** The journals of one subject. */
  | { readonly kind: 'subject'; readonly subjectId: string }
  /** One kind of news, or all of them. */
  | { readonly kind: 'news'; readonly tab: NewsTab | null }
  | { readonly kind: 'album'; readonly albumId: string }
  /** The news that are filed under one column. */
  | { readonly kind: 'filed'; readonly channelId: string }
  /** The sounds or the films of a site, with their files, as programs for podcasts read them. */
  | { readonly kind: MediaKind }
  /** The newest articles that a search finds; an advanced one names its fields in its term. */
  | { readonly kind: 'search'; readonly query: FedSearch }
  | { readonly kind: 'advancedSearch'; readonly query: FedSearch }

/** The parameters by which the call for feeds is told what is meant. */
export type FeedParameters = readonly (readonly [name: string, value: string])[]

/** Law: `feedSourceFrom` reads `feedParameters` back. */
export function feedParameters(source: FeedSource): FeedParameters {
  switch (source.kind) {
    case 'current':
      return [['periodId', 'currentIssue']]
    case 'issue':
      return [['periodId', source.issueId]]
    case 'column':
      return [
        ['type', source.kind],
        ['column', source.column],
      ]
    case 'keyword':
      return [
        ['type', source.kind],
        ['keyword', source.term],
      ]
    case 'author':
      return [
        ['type', source.kind],
        source.by.kind === 'orcid' ? ['orcid', source.by.orcid] : ['name', source.by.name],
      ]
    case 'news':
      return [['type', source.kind], ...(source.tab === null ? [] : [['newsDataType', source.tab] as const])]
    case 'subject':
      return [
        ['type', source.kind],
        ['id', source.subjectId],
      ]
    case 'album':
      return [
        ['type', source.kind],
        ['id', source.albumId],
      ]
    case 'filed':
      return [
        ['type', source.kind],
        ['id', source.channelId],
      ]
    case 'search':
    case 'advancedSearch':
      return [['type', source.kind], ...source.query]
    default:
      return [['type', source.kind]]
  }
}

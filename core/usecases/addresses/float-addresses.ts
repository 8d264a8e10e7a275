import { defaultLanguage } from '../../domain/language/ui-language.ts'
import type { ArticlePicture } from '../../domain/media/article-media.ts'
import type { MediaRequest } from '../../domain/media/media-request.ts'
import { lastChange } from '../../domain/article/dated-article.ts'
import type { Paged } from '../../domain/page/paged.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import { mapResult } from '../async-results.ts'
import { everyEntry } from './every-entry.ts'
import type { AddressParts, ListAddresses, SiteListing } from './page-address.ts'

/** Those of the site's own articles, which change with them; those of its journals stand in theirs. */
const ownOf = (
  { shell, issues, latest }: SiteListing,
  page: 'figure' | 'table',
  list: (request: MediaRequest) => AsyncResult<Paged<ArticlePicture>>,
): AddressParts => {
  const dated = [...latest, ...issues.flatMap(({ articles }) => articles)]
  const changes = new Map(dated.map((article) => [article.id, lastChange(article)]))
  return mapResult(
    everyEntry((request) => list({ ...request, q: '' })),
    (entries) =>
      entries
        .filter(({ article }) => article.siteId === shell.site.id)
        .map(({ id, article }) => ({
          route: { page, language: defaultLanguage, siteId: null, mediaId: id },
          changedOn: changes.get(article.id) ?? article.publishedOn,
        })),
  )
}

export const figureAddresses: ListAddresses = (listing, { articles }) =>
  ownOf(listing, 'figure', (request) => articles.pictures(listing.context, request))

export const tableAddresses: ListAddresses = (listing, { articles }) =>
  ownOf(listing, 'table', (request) => articles.tables(listing.context, request))

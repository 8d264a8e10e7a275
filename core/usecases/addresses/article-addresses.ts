import { articleRoute } from '../../domain/article/article-route.ts'
import { lastChange } from '../../domain/article/dated-article.ts'
import { succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

/** Every article of the site's own journal; those of other sites stand in theirs. */
export const articleAddresses: ListAddresses = ({ shell, issues, latest }) =>
  succeed(
    [...latest, ...issues.flatMap(({ articles }) => articles)].flatMap((article) =>
      article.siteId === shell.site.id
        ? [{ route: articleRoute(article, null), changedOn: lastChange(article) }]
        : [],
    ),
  )

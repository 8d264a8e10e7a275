import { articleRoute } from '../../domain/article/article-route.ts'
import { columnRoute } from '../../domain/channel/column-route.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import { issueRoute } from '../../domain/issue/issue-route.ts'
import { defaultLanguage } from '../../domain/language/ui-language.ts'
import { succeed } from '../async-results.ts'
import type { ListAddresses } from './page-address.ts'

/** The home page, which shows the newest issue. */
export const homeAddresses: ListAddresses = ({ issues }) =>
  succeed([
    { route: { page: 'home', language: null, site: null }, changedOn: issues[0]?.issue.publishedOn ?? '' },
  ])

/** Every issue with contents. */
export const issueAddresses: ListAddresses = ({ issues }) =>
  succeed(issues.map(({ issue }) => ({ route: issueRoute(issue, null), changedOn: issue.publishedOn })))

/** Every article of the site's own journal; those of other sites stand in theirs. */
export const articleAddresses: ListAddresses = ({ shell, issues, latest }) =>
  succeed(
    [...latest, ...issues.flatMap(({ articles }) => articles)].flatMap((article) =>
      article.siteId === shell.site.id
        ? [{ route: articleRoute(article, null), changedOn: article.publishedOn }]
        : [],
    ),
  )

/** Every enabled channel that has a column page of its own (C2.3). */
export const columnAddresses: ListAddresses = ({ shell: { channels } }) =>
  succeed(
    [...channelsWithin(channels)].flatMap(({ channel }) => {
      const route = channel.enabled ? columnRoute(channel, channels, defaultLanguage) : null
      return route?.page === 'channel' ? [{ route: { ...route, language: null }, changedOn: '' }] : []
    }),
  )

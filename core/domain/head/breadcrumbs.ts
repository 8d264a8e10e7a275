import { articleRoute } from '../article/article-route.ts'
import { findChannel } from '../channel/find-channel.ts'
import { issueRoute } from '../issue/issue-route.ts'
import { localise, type LocalizedText } from '../language/localized.ts'
import type { Route } from '../route/route.ts'
import { writtenText } from '../article/written-text.ts'
import { urlBeside } from './canonical-route.ts'
import type { HeadSource } from './head-input.ts'
import { issueNumbers } from './issue-head.ts'

/** A page on the way from the home to another one. */
export interface Breadcrumb {
  readonly name: string
  /** Absolute. */
  readonly url: string
}

type Parent = readonly [name: string | LocalizedText, route: Route]

/**
 * The way from the home of its site to a page (C9.12), whose own address is `url`: none on a home, on a page without a
 * name, and where something of another site is shown that does not say whose it is. Laws: no name is empty; the first is the home, the last the page
 * itself.
 */
export function breadcrumbsOf(input: HeadSource, url: string): readonly Breadcrumb[] {
  const { content, contentSite, language, shell, title } = input
  const plain = (text: string | LocalizedText): string =>
    writtenText(typeof text === 'string' ? text : localise(text, language)).trim()
  const [own] = title
  if (content?.page === 'home' || own === undefined || plain(own) === '') return []
  const isOther = contentSite !== undefined && contentSite !== null
  if (isOther && content?.page !== 'article') return []
  const site = isOther && content?.page === 'article' ? content.content.article.journalName : shell.site.name
  const steps: readonly Parent[] = [[site, { page: 'home', language, site: null }], ...parentsOf(input)]
  return [
    ...steps.map(([name, route]) => ({ name: plain(name), url: urlBeside(input, route, language) })),
    { name: plain(own), url },
  ].filter(({ name }) => name !== '')
}

/** The pages that a page stands below, after the home. */
function parentsOf({ content, language, shell }: HeadSource): readonly Parent[] {
  const column = (routeOf: (channelId: string | null) => Route): readonly Parent[] => {
    const channel = findChannel(shell.channels, routeOf(null))
    return channel?.enabled === true ? [[channel.name, routeOf(channel.id)]] : []
  }
  switch (content?.page) {
    case 'article': {
      const { issueId, year, volume, issue } = content.content.article
      if (issueId === '') return []
      return [[issueNumbers({ year, volume, issue }), issueRoute({ id: issueId, year, issue }, language)]]
    }
    case 'float': {
      const { article } = content.content
      return [[article.title, articleRoute(article, language)]]
    }
    case 'news':
      return column((channelId) => ({ page: 'newsList', language, ...nothingNamed, channelId }))
    case 'album':
    case 'media':
    case 'topic':
    case 'book':
      return column((channelId) => ({ page: 'albumList', language, siteId: null, channelId }))
    case 'editorialBoard': {
      const { channel, member } = content.content
      return member === null
        ? []
        : [
            [
              channel.name,
              { page: 'editorialBoard', language, siteId: null, channelId: channel.id, editorialId: null },
            ],
          ]
    }
    default:
      return []
  }
}

const nothingNamed = { siteId: null, type: null, listPage: null, activeId: null } as const

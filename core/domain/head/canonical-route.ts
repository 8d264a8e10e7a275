import { articleRoute } from '../article/article-route.ts'
import { channelRoute } from '../channel/channel-route.ts'
import { channelsWithin } from '../channel/find-channel.ts'
import { shortRoute } from '../channel/short-route.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { absoluteLink } from '../link/route-link.ts'
import type { Route } from '../route/route.ts'
import type { HeadSource } from './head-input.ts'

/** Absolute address of the one page that stands for all addresses of this content, in this language. */
export function canonicalUrl(input: HeadSource, language: UiLanguage): string {
  const { shell, origin, contentSite } = input
  const shown = shell.site
  const host = input.host ?? { origin, siteId: shown.id, base: null }
  return absoluteLink(
    canonicalRoute(input, language),
    { language, prefixed: true, host, shown },
    contentSite ?? shown,
  )
}

function canonicalRoute({ shell, route, content }: HeadSource, language: UiLanguage): Route {
  switch (content?.page) {
    case 'article':
      return articleRoute(content.content.article, language)
    case 'issue': {
      const { year, issue, id } = content.content.issue
      const named = issue !== ''
      return {
        page: 'issue',
        language,
        siteId: null,
        year,
        issue: named ? issue : null,
        issueId: named ? null : id,
      }
    }
    case 'channel': {
      const { channel } = content.content
      const placed = [...channelsWithin(shell.channels)].find((place) => place.channel.id === channel.id)
      const target = channelRoute(channel, { language, prefixed: true, parentCode: placed?.parentCode ?? '' })
      return 'external' in target ? { ...route, language } : shortRoute(target, shell.channels)
    }
    default:
      return { ...route, language }
  }
}

import { articleRoute } from '../article/article-route.ts'
import { columnRoute } from '../channel/column-route.ts'
import { issueRoute } from '../issue/issue-route.ts'
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
    case 'issue':
      return issueRoute(content.content.issue, language)
    case 'channel': {
      const { channel } = content.content
      return columnRoute(channel, shell.channels, language) ?? { ...route, language }
    }
    default:
      return { ...route, language }
  }
}

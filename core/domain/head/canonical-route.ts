import { openAlbumTab } from '../album/album-tabs.ts'
import { articleRoute } from '../article/article-route.ts'
import { columnRoute } from '../channel/column-route.ts'
import { indexTermRoute } from '../index-term/index-term.ts'
import { issueRoute } from '../issue/issue-route.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { openNewsTab } from '../news/news-tabs.ts'
import { absoluteLink } from '../link/route-link.ts'
import { listPlace } from '../page/list-page.ts'
import type { Route } from '../route/route.ts'
import type { HeadInput, HeadSource } from './head-input.ts'

/** Absolute address of the one page that stands for all addresses of this content, in this language. */
export const canonicalUrl = (input: HeadSource, language: UiLanguage): string =>
  urlBeside(input, canonicalRoute(input, language), language)

/** Absolute address of another page of the site whose content a page shows. */
export function urlBeside(
  { shell, origin, contentSite, host }: HeadInput,
  route: Route,
  language: UiLanguage,
): string {
  const shown = shell.site
  const here = host ?? { origin, siteId: shown.id, base: null }
  return absoluteLink(route, { language, prefixed: true, host: here, shown }, contentSite ?? shown)
}

function canonicalRoute({ shell, route, content }: HeadSource, language: UiLanguage): Route {
  switch (content?.page) {
    case 'article':
      return articleRoute(content.content.article, language)
    case 'issue':
      return issueRoute(content.content.issue, language)
    case 'listed':
      return { ...content.content.route, language }
    case 'indexTerm':
      return indexTermRoute(content.content.term, language, content.content.list.number + 1)
    case 'unissued':
      return {
        page: content.content.stage,
        language,
        siteId: null,
        channelId: null,
        ...content.content.choice,
        ...listPlace(content.content.list.number + 1),
      }
    case 'editorialBoard': {
      const { channel, member } = content.content
      return {
        page: 'editorialBoard',
        language,
        siteId: null,
        channelId: channel.id,
        editorialId: member?.expert.id ?? null,
      }
    }
    case 'channel': {
      const { channel, entries } = content.content
      const column = columnRoute(channel, shell.channels, language) ?? { ...route, language }
      return column.page === 'channel' ? { ...column, ...listPlace((entries?.number ?? 0) + 1) } : column
    }
    case 'home':
      return { page: 'home', language, site: route.page === 'home' ? route.site : null }
    case 'newsList': {
      const { channel, tab, counts, list } = content.content
      const isFirst = tab === openNewsTab(counts, [channel?.newsDataType ?? null])
      return {
        page: 'newsList',
        language,
        siteId: null,
        channelId: channel?.id ?? null,
        type: isFirst ? null : tab,
        listPage: list.number === 0 ? null : String(list.number + 1),
        activeId: null,
      }
    }
    case 'news':
      return { page: 'news', language, siteId: null, newsId: content.content.news.id }
    case 'albumList': {
      const { channel, list } = content.content
      const channelId = channel?.id ?? null
      return { page: 'albumList', language, siteId: null, channelId, ...listPlace(list.number + 1) }
    }
    case 'album': {
      const { album, counts, shown } = content.content
      const named = shown.tab === openAlbumTab(counts, undefined) ? {} : { tab: shown.tab }
      const place = listPlace(shown.list.number + 1)
      return { page: 'album', language, siteId: null, albumId: album.id, ...named, ...place }
    }
    case 'media': {
      const { kind, id } = content.content.item
      return { page: kind, language, siteId: null, mediaId: id }
    }
    case 'float': {
      const { kind, shown: float } = content.content
      return { page: kind, language, siteId: null, mediaId: float.id }
    }
    case 'topic': {
      const { topic, list } = content.content
      return { page: 'topic', language, siteId: null, topicId: topic.id, pageNumber: list.number + 1 }
    }
    case 'book':
      return { page: 'book', language, siteId: null, bookId: content.content.book.id }
    default:
      return { ...route, language }
  }
}

import type { SiteId } from '../site/site.ts'
import type { HeadContent } from './page-head.ts'

/** The site that the content of a page belongs to, where that can be another than the shown one; null where it cannot. */
export function siteOfContent(content: HeadContent | null | undefined): SiteId | null {
  switch (content?.page) {
    case 'article':
      return content.content.article.siteId
    case 'news':
      return content.content.news.siteId
    case 'album':
      return content.content.album.siteId
    case 'media':
      return content.content.item.siteId
    case 'float':
      return content.content.article.siteId
    case 'topic':
      return content.content.topic.siteId
    case 'book':
      return content.content.book.siteId
    default:
      return null
  }
}

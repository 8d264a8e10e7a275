import type { PageName } from '@xuekan/core/route'
import type { PageDefinition } from '../portal/page-definition.ts'

type Pages = { readonly [P in PageName]?: () => Promise<{ readonly page: PageDefinition<P> }> }

/** Every page that exists, each in a chunk of its own. How one is added stands in docs/architecture.md. */
export const pages: Pages = {
  home: () => import('./home.ts'),
  issue: () => import('./issue.ts'),
  onlineFirst: () => import('./online-first.ts'),
  justAccepted: () => import('./just-accepted.ts'),
  archive: () => import('./archive.ts'),
  section: () => import('./section.ts'),
  science: () => import('./science.ts'),
  editorialBoard: () => import('./editorial-board.ts'),
  article: () => import('./article.ts'),
  parallel: () => import('./parallel.ts'),
  newsList: () => import('./news-list.ts'),
  news: () => import('./news.ts'),
  albumList: () => import('./album-list.ts'),
  album: () => import('./album.ts'),
  figure: () => import('./figure.ts'),
  table: () => import('./table.ts'),
  video: () => import('./video.ts'),
  audio: () => import('./audio.ts'),
  topic: () => import('./topic.ts'),
  book: () => import('./book.ts'),
  account: () => import('./account.ts'),
  accountSettings: () => import('./account-settings.ts'),
  personal: () => import('./personal.ts'),
  myAlbums: () => import('./my-albums.ts'),
  sharedAlbum: () => import('./shared-album.ts'),
  emailSubscribe: () => import('./email-subscribe.ts'),
  search: () => import('./search.ts'),
  advancedSearch: () => import('./advanced-search.ts'),
  resources: () => import('./resources.ts'),
  publications: () => import('./publications.ts'),
  channel: () => import('./channel.ts'),
  author: () => import('./author.ts'),
  keyword: () => import('./keyword.ts'),
  subject: () => import('./subject.ts'),
  ranking: () => import('./ranking.ts'),
  rss: () => import('./rss.ts'),
  agreement: () => import('./agreement.ts'),
  siteMap: () => import('./site-map.ts'),
  unknown: () => import('./unknown.ts'),
  error: () => import('./error.ts'),
  forbidden: () => import('./forbidden.ts'),
}

/** The pages that can be shown; a route of any other kind is an unknown page for now. */
export const availablePages: ReadonlySet<PageName> = new Set(Object.keys(pages) as PageName[])

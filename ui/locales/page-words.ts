import type { PageName } from '@xuekan/core/route'

/** A subject whose words some pages alone say: its files, one a language, come with these pages. */
export type PageWords =
  | 'account'
  | 'account-settings'
  | 'advanced'
  | 'alerts'
  | 'article'
  | 'collected'
  | 'failure'
  | 'float'
  | 'home'
  | 'index-term'
  | 'journal'
  | 'look'
  | 'parallel'
  | 'personal'
  | 'results'
  | 'subscribe'

/** What each page says beyond the words of every page; a test follows what it imports (`test/ui/page-words.test.ts`). */
export const pageWords: Readonly<Partial<Record<PageName, readonly PageWords[]>>> = {
  home: ['home'],
  article: ['article'],
  issue: ['journal'],
  onlineFirst: ['journal'],
  justAccepted: ['journal'],
  archive: ['journal'],
  section: ['journal'],
  science: ['journal'],
  editorialBoard: ['journal'],
  newsList: ['collected'],
  news: ['collected'],
  albumList: ['collected'],
  album: ['collected'],
  error: ['failure'],
  forbidden: ['failure'],
  unknown: ['failure'],
  parallel: ['article', 'parallel'],
  figure: ['float'],
  table: ['float'],
  video: ['collected'],
  audio: ['collected'],
  topic: ['collected'],
  book: ['collected'],
  account: ['account'],
  accountSettings: ['account', 'account-settings'],
  search: ['results'],
  advancedSearch: ['advanced', 'results'],
  resources: ['collected', 'results'],
  publications: ['results'],
  channel: ['collected', 'journal'],
  author: ['index-term'],
  keyword: ['index-term'],
  subject: ['index-term'],
  ranking: ['index-term'],
  rss: ['index-term'],
  siteMap: ['index-term'],
  personal: ['personal', 'subscribe'],
  emailSubscribe: ['alerts', 'subscribe'],
  myAlbums: ['personal'],
}

/** What the theatre of figures and tables says, which comes when it is opened (`ui/widgets/theatre`). */
export const theatreWords: readonly PageWords[] = ['float']

/** What the reader's own look of texts says, which comes when it is opened (`ui/widgets/look`). */
export const lookWords: readonly PageWords[] = ['look']

import { exhaustive } from '../exhaustive.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { Route } from '../route/route.ts'
import { emptySearchQuery } from '../search/search-query.ts'
import type { SiteType } from '../site/site.ts'
import { resultRoute } from './result-route.ts'

/** Everything that a portal holds for its readers (C1.7). */
export const contentKinds = [
  'articles',
  'pictures',
  'tables',
  'videos',
  'audios',
  'news',
  'publications',
  'albums',
  'editorialBoards',
  'journalIntroductions',
  'onlineFirst',
  'justAccepted',
  'issueContents',
  'backIssues',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** What only a journal has for itself; a group and the aggregate lead to that of their journals. */
const ofJournals: readonly ContentKind[] = [
  'onlineFirst',
  'justAccepted',
  'issueContents',
  'backIssues',
  'editorialBoards',
  'journalIntroductions',
]

/** The kinds whose pages every site of a type has, whatever columns it has set up. */
export const kindsOf = (type: SiteType): readonly ContentKind[] =>
  contentKinds.filter((kind) =>
    type === 'single'
      ? !['publications', 'editorialBoards', 'journalIntroductions'].includes(kind)
      : !ofJournals.includes(kind),
  )

/** The page that shows the content of a kind (C1.7). */
export function contentRoute(kind: ContentKind, language: UiLanguage): Route {
  const own = { language, siteId: null, channelId: null } as const
  switch (kind) {
    case 'articles':
      return resultRoute('article', emptySearchQuery, language)
    case 'pictures':
      return resultRoute('picture', emptySearchQuery, language)
    case 'tables':
      return resultRoute('table', emptySearchQuery, language)
    case 'videos':
      return resultRoute('video', emptySearchQuery, language)
    case 'audios':
      return resultRoute('audio', emptySearchQuery, language)
    case 'publications':
      return resultRoute('publication', emptySearchQuery, language)
    case 'news':
      return { page: 'newsList', ...own, type: null, listPage: null, activeId: null }
    case 'albums':
      return { page: 'albumList', ...own }
    case 'editorialBoards':
      return { page: 'editorialBoard', ...own, editorialId: null }
    case 'journalIntroductions':
      return { page: 'channel', ...own, code: 'about', name: null }
    case 'onlineFirst':
    case 'justAccepted':
      return { page: kind, ...own }
    case 'backIssues':
      return { page: 'archive', language, siteId: null, decade: null }
    case 'issueContents':
      return { page: 'issue', language, siteId: null, year: null, issue: null, issueId: null }
    default:
      return exhaustive(kind)
  }
}

import type { UiLanguage } from '@xuekan/core'
import { staticPage, type PageModel } from '@xuekan/core/page'
import type { SafeHtml } from '@xuekan/core/content'
import { failed, loading, ready, type Remote } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { bareShell, type SiteShell } from '@xuekan/core/site'
import type { ComponentType, ReactElement } from 'react'
import { ArchivePage } from '../../../ui/pages/ArchivePage.tsx'
import { AlbumListPage } from '../../../ui/pages/AlbumListPage.tsx'
import { AlbumPage } from '../../../ui/pages/AlbumPage.tsx'
import { advancedScreen } from './advanced-search.tsx'
import { ArticlePage } from '../../../ui/pages/ArticlePage.tsx'
import { BookPage } from '../../../ui/pages/BookPage.tsx'
import { ChannelPage } from '../../../ui/pages/ChannelPage.tsx'
import { EditorialBoardPage } from '../../../ui/pages/EditorialBoardPage.tsx'
import { ErrorPage } from '../../../ui/pages/ErrorPage.tsx'
import { ForbiddenPage } from '../../../ui/pages/ForbiddenPage.tsx'
import { HomePage } from '../../../ui/pages/HomePage.tsx'
import { IssuePage } from '../../../ui/pages/IssuePage.tsx'
import { SciencePage } from '../../../ui/pages/SciencePage.tsx'
import { MediaPage } from '../../../ui/pages/MediaPage.tsx'
import { NewsListPage } from '../../../ui/pages/NewsListPage.tsx'
import { NewsPage } from '../../../ui/pages/NewsPage.tsx'
import { PublicationsPage } from '../../../ui/pages/PublicationsPage.tsx'
import { ResourcesPage } from '../../../ui/pages/ResourcesPage.tsx'
import { SearchPage } from '../../../ui/pages/SearchPage.tsx'
import { SharedAlbumPage } from '../../../ui/pages/SharedAlbumPage.tsx'
import { TopicPage } from '../../../ui/pages/TopicPage.tsx'
import { UnknownPage } from '../../../ui/pages/UnknownPage.tsx'
import { prepareMissingArticle } from '../../../ui/widgets/state/MissingArticleLater.tsx'
import { SectionPage } from '../../../ui/pages/SectionPage.tsx'
import { UnissuedPage } from '../../../ui/pages/UnissuedPage.tsx'
import { Layout } from '../../../ui/widgets/Layout.tsx'
import { groupShell, journalShell } from './shell.ts'
import { articleContent, issueContent, searchContent } from './contents.ts'
import { noPublications, publicationsContent, resourceContents, searchWithoutHits } from './results.ts'
import { journalHome, journalsHome } from './homes.ts'
import {
  archiveContent,
  boardContent,
  memberContent,
  nothing,
  scienceContent,
  sectionContent,
  unissuedContent,
} from './list-contents.ts'
import { albumLists, albums, bookContent, mediaContents, sharedAlbums, topicContent } from './albums.ts'
import { emptyNewsList, newsAtSource, newsContent, newsList } from './collected.ts'
import { htmlOf, portalFor } from './portal.tsx'

/** A page as a test opens it: its screen, what it has to show, its shell and its address. */
export interface PageCase {
  readonly name: string
  readonly screen: (language: UiLanguage) => ReactElement
  readonly shell: SiteShell
  readonly address: string
}

function pageCase<T>(
  name: string,
  Screen: ComponentType<{ readonly model: PageModel<T>; readonly route: never }>,
  state: Remote<T>,
  shell: SiteShell,
  address: string,
): PageCase {
  return {
    name,
    shell,
    address,
    screen: (language) => (
      <Screen model={staticPage(state)} route={parseRoute(inLanguage(address, language)) as never} />
    ),
  }
}

const inLanguage = (address: string, language: UiLanguage): string => address.replace('/zh/', `/${language}/`)

const column = journalShell.channels[1]?.children[0] ?? journalShell.channels[0]
if (column === undefined) throw new Error('the chrome of the tests has no channels')

const channelPageContent = { channel: column, body: '<p>本刊刊登研究论文。</p>' as SafeHtml }

/** The form empty, with groups and with all that can be wrong, and what it finds. */
const advancedAddresses = [
  '/seniorSearch',
  '/seniorSearch?edit=1&q=a+OR+(title%3D%22b%22+AND+NOT+c)+YEAR+2010..',
  `/seniorSearch?words[]=${'x'.repeat(151)}&group[]=OR&words[]=b&end[]=1&from=20`,
  '/seniorSearch?q=title%3D',
  '/seniorSearch?words[]=&from=2010',
  '/seniorSearch?q=glaciers+NOT+ice+YEAR+2010..2030',
]

const unknownContent = {
  issue: issueContent.issue,
  articles: issueContent.sections.flatMap(({ articles }) => articles),
}

/** Every page that exists, full, and in the states that a page can be in. */
export const pageCases: readonly PageCase[] = [
  pageCase('home of a journal', HomePage, ready(journalHome), journalShell, '/zh/home'),
  pageCase('home of a group', HomePage, ready(journalsHome(false)), groupShell, '/zh/home'),
  pageCase('home of all', HomePage, ready(journalsHome(true)), groupShell, '/zh/home'),
  pageCase('issue', IssuePage, ready(issueContent), journalShell, '/zh/issue/2025/6'),
  pageCase('article', ArticlePage, ready(articleContent), journalShell, '/zh/article/1'),
  pageCase('search', SearchPage, ready(searchContent), journalShell, '/zh/article?q=x'),
  ...advancedAddresses.map((address) => ({
    name: `advanced search, ${address}`,
    shell: groupShell,
    address,
    screen: () => advancedScreen(address),
  })),
  pageCase('search without hits', SearchPage, ready(searchWithoutHits), journalShell, '/zh/article?q=x'),
  ...resourceContents.map((content) =>
    pageCase(
      `results of ${content.found.type}${content.noHits === null ? '' : ', none'}`,
      ResourcesPage,
      ready(content),
      journalShell,
      `/textList?type=${content.found.type}&lang=zh`,
    ),
  ),
  pageCase('journals found', PublicationsPage, ready(publicationsContent), groupShell, '/mag?lang=zh'),
  pageCase('no journals found', PublicationsPage, ready(noPublications), groupShell, '/mag?lang=zh'),
  pageCase('channel', ChannelPage, ready(channelPageContent), journalShell, '/zh/subintro'),
  pageCase('news list', NewsListPage, ready(newsList), journalShell, '/zh/newsInfo'),
  pageCase(
    'empty news list',
    NewsListPage,
    ready(emptyNewsList),
    journalShell,
    '/zh/newsInfo?type=statement',
  ),
  pageCase('news', NewsPage, ready(newsContent), journalShell, '/zh/newsDetails/71'),
  pageCase('news at its source', NewsPage, ready(newsAtSource), journalShell, '/zh/newsDetails/72'),
  pageCase('online first', UnissuedPage, ready(unissuedContent), journalShell, '/zh/onlineFirst'),
  pageCase(
    'just accepted without articles',
    UnissuedPage,
    ready({ ...unissuedContent, stage: 'justAccepted', list: nothing }),
    journalShell,
    '/zh/justAccepted',
  ),
  pageCase('back issues', ArchivePage, ready(archiveContent), journalShell, '/zh/volumn/home'),
  pageCase('section', SectionPage, ready(sectionContent), journalShell, '/zh/section/c1'),
  pageCase('science', SciencePage, ready(scienceContent), journalShell, '/zh/science'),
  pageCase('board', EditorialBoardPage, ready(boardContent), journalShell, '/zh/editorial-board/7'),
  pageCase(
    'member of a board',
    EditorialBoardPage,
    ready(memberContent),
    journalShell,
    '/zh/editorial-board/7/1',
  ),
  ...albumLists.map((content, at) =>
    pageCase(`collections ${at}`, AlbumListPage, ready(content), journalShell, '/zh/collectionList'),
  ),
  ...albums.map((content) =>
    pageCase(
      `album, ${content.shown.tab}, ${content.shown.list.totalElements}`,
      AlbumPage,
      ready(content),
      journalShell,
      '/zh/collections/5',
    ),
  ),
  ...mediaContents.map((content) => ({
    ...pageCase(content.item.kind, ErrorPage, ready(null), journalShell, `/zh/${content.item.kind}/6`),
    screen: () => (
      <MediaPage
        model={{ ...staticPage(ready(content)), downloaded: () => undefined }}
        route={parseRoute(`/zh/${content.item.kind}/6`)}
      />
    ),
  })),
  pageCase('topic', TopicPage, ready(topicContent), journalShell, '/zh/topic/5'),
  ...sharedAlbums.map((content) =>
    pageCase(
      `shared album, ${content.list.totalElements}`,
      SharedAlbumPage,
      ready(content),
      journalShell,
      '/zh/shared/5',
    ),
  ),
  pageCase('book', BookPage, ready(bookContent), journalShell, '/zh/book/7'),
  pageCase('unknown', UnknownPage, ready(unknownContent), journalShell, '/zh/nowhere'),
  pageCase(
    'unknown without titles',
    UnknownPage,
    ready({ issue: null, articles: [] }),
    journalShell,
    '/zh/nowhere',
  ),
  pageCase(
    'article that is absent beside others',
    ArticlePage,
    failed({
      kind: 'absent',
      call: 'article',
      nearest: [articleContent.article],
      instead: unknownContent,
    }),
    journalShell,
    '/zh/article/doi/10.5555/nothing',
  ),
  pageCase('error', ErrorPage, ready(null), bareShell, '/errorPage'),
  pageCase('forbidden', ForbiddenPage, ready(null), bareShell, '/forbiddenPage'),
  pageCase(
    'article that failed',
    ArticlePage,
    failed({ kind: 'timeout', call: 'article' }),
    journalShell,
    '/zh/article/1',
  ),
  pageCase(
    'article that is absent',
    ArticlePage,
    failed({ kind: 'absent', call: 'article' }),
    journalShell,
    '/zh/article/1',
  ),
]

/** Pages whose content is on its way. */
export const waitingCases: readonly PageCase[] = [
  pageCase('home', HomePage, loading, journalShell, '/zh/home'),
  pageCase('issue', IssuePage, loading, journalShell, '/zh/issue'),
  pageCase('article', ArticlePage, loading, journalShell, '/zh/article/1'),
  pageCase('search', SearchPage, loading, journalShell, '/zh/article'),
  pageCase('news list', NewsListPage, loading, journalShell, '/zh/newsInfo'),
  pageCase('news', NewsPage, loading, journalShell, '/zh/newsDetails/71'),
  pageCase('online first', UnissuedPage, loading, journalShell, '/zh/onlineFirst'),
  pageCase('channel', ChannelPage, loading, journalShell, '/zh/subintro'),
]

export const namedCase = (name: string): PageCase => {
  const found = pageCases.find((each) => each.name === name)
  if (found === undefined) throw new Error(`No page case is called ${name}`)
  return found
}

/** The whole page within its shell. */
export async function renderCase(
  page: PageCase,
  language: UiLanguage,
  change: Parameters<typeof portalFor>[0]['change'] = {},
): Promise<string> {
  await prepareMissingArticle()
  const address = inLanguage(page.address, language)
  const portal = await portalFor({ language, shell: page.shell, address, change })
  return htmlOf(
    portal,
    <Layout page={parseRoute(address).page} loading={false}>
      {page.screen(language)}
    </Layout>,
  )
}

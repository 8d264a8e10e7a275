import { staticPage, type UiLanguage, type PageModel } from '@xuekan/core'
import type { SafeHtml } from '@xuekan/core/content'
import { failed, loading, ready, type Remote } from '@xuekan/core/reactive'
import { parseRoute } from '@xuekan/core/route'
import { bareShell, type SiteShell } from '@xuekan/core/site'
import type { ComponentType, ReactElement } from 'react'
import { ArticlePage } from '../../../ui/pages/ArticlePage.tsx'
import { ChannelPage } from '../../../ui/pages/ChannelPage.tsx'
import { ErrorPage } from '../../../ui/pages/ErrorPage.tsx'
import { ForbiddenPage } from '../../../ui/pages/ForbiddenPage.tsx'
import { HomePage } from '../../../ui/pages/HomePage.tsx'
import { IssuePage } from '../../../ui/pages/IssuePage.tsx'
import { SearchPage } from '../../../ui/pages/SearchPage.tsx'
import { UnknownPage } from '../../../ui/pages/UnknownPage.tsx'
import { Layout } from '../../../ui/widgets/Layout.tsx'
import { groupShell, journalShell } from './shell.ts'
import { articleContent, issueContent, journalHome, journalsHome, searchContent } from './contents.ts'
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

/** Every page that exists, full, and in the states that a page can be in. */
export const pageCases: readonly PageCase[] = [
  pageCase('home of a journal', HomePage, ready(journalHome), journalShell, '/zh/home'),
  pageCase('home of a group', HomePage, ready(journalsHome(false)), groupShell, '/zh/home'),
  pageCase('home of all', HomePage, ready(journalsHome(true)), groupShell, '/zh/home'),
  pageCase('issue', IssuePage, ready(issueContent), journalShell, '/zh/issue/2025/6'),
  pageCase('article', ArticlePage, ready(articleContent), journalShell, '/zh/article/1'),
  pageCase('search', SearchPage, ready(searchContent), journalShell, '/zh/article?q=x'),
  pageCase('channel', ChannelPage, ready(channelPageContent), journalShell, '/zh/subintro'),
  pageCase('unknown', UnknownPage, ready(null), journalShell, '/zh/nowhere'),
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
  const address = inLanguage(page.address, language)
  const portal = await portalFor({ language, shell: page.shell, address, change })
  return htmlOf(
    portal,
    <Layout page={parseRoute(address).page} loading={false}>
      {page.screen(language)}
    </Layout>,
  )
}

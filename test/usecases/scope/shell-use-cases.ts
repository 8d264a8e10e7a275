import type { Channel } from '../../../core/domain/channel/channel.ts'
import { pageHostOf } from '../../../core/domain/link/page-host.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { PageName, Route } from '../../../core/domain/route/route.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import type { ToolItem } from '../../../core/domain/shell/tool-item.ts'
import { asSiteId, type Site } from '../../../core/domain/site/site.ts'
import { constant, createBehavior } from '../../../core/reactive/behavior.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { followAddress } from '../../../core/usecases/follow-address.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { createBackToTop } from '../../../core/usecases/shell/back-to-top.ts'
import { createShell } from '../../../core/usecases/shell/create-shell.ts'
import { followLinks } from '../../../core/usecases/shell/follow-links.ts'
import { createJump } from '../../../core/usecases/shell/jump.ts'
import { createLanguageSwitch } from '../../../core/usecases/shell/language-switch.ts'
import { createMenu } from '../../../core/usecases/shell/menu.ts'
import { openEditorialBoard } from '../../../core/usecases/shell/open-editorial-board.ts'
import { storeTopNews } from '../../../core/usecases/shell/store-top-news.ts'
import { createToolbar } from '../../../core/usecases/shell/toolbar.ts'
import { createTopNews } from '../../../core/usecases/shell/top-news.ts'
import { watchFixedHeader } from '../../../core/usecases/shell/watch-fixed-header.ts'
import { querySite } from '../../../core/usecases/site/query-site.ts'
import { createFakeShellGateways, sampleTopNews } from '@xuekan/core/testing'
import { skip } from 'rxjs'
import type { Beginnings } from './beginnings.ts'
import type { RecordedPorts } from './recorded-ports.ts'
import { linksIn } from '../support/links.ts'

const availablePages: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'issue',
  'article',
  'search',
  'channel',
])
const site: Site = { ...bareShell.site, id: asSiteId('3'), sld: 'jiang' }
const toolItems: readonly ToolItem[] = (
  [
    [null, '/zh/issue'],
    [null, 'https://example.org/'],
    [null, 'tel:110'],
    ['rss', ''],
    ['folderAdd', ''],
  ] as const
).map(([platform, link], index) => ({
  id: String(index),
  indexId: '',
  name: '',
  description: '',
  platform,
  type: '',
  linkType: '',
  link,
  iconUrl: '',
  pictureUrl: '',
}))
const board: Channel = {
  id: '301',
  parentId: '',
  siteId: asSiteId('3'),
  name: { zh: '编委会', en: 'Editorial board' },
  code: 'editorial',
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children: [],
}
const route$Of = ({ navigation }: RecordedPorts) =>
  createBehavior<Route>(parseRoute(navigation.address.value))

/** The use cases of a site and its shell. */
export const shellUseCases: Beginnings = {
  createBackToTop: (ports, scope) => [createBackToTop(ports, scope).start],
  createJump: (ports, scope) => {
    const { news } = createFakeShellGateways(
      { jumpUrls: { 'article 7': 'https://example.org/7', 'news 8': '/zh/home' } },
      ports.onTheWay,
    )
    const { follow } = createJump({ ...ports, news }, scope, { ...ports, links$: linksIn('zh') })
    return [() => follow('article', '7'), () => follow('news', '8'), () => follow('news', 'none')]
  },
  createLanguageSwitch: (ports, scope) => [
    createLanguageSwitch(ports, scope, { language: 'zh', style: 1 }).choose,
  ],
  createMenu: (ports, scope) => {
    const { measured } = createMenu(ports.viewport, scope, {
      shell: bareShell,
      language: 'zh',
      availablePages,
      route$: route$Of(ports),
      fixed$: ports.fixed$,
    })
    return [() => measured([100, 100], 50)]
  },
  createShell: (ports, scope) => {
    const { collections, news, sites } = createFakeShellGateways({}, ports.onTheWay)
    const shellModel = createShell({ ...ports, collections, news, sites }, scope, {
      shell: { ...bareShell, site },
      language: 'zh',
      availablePages,
      route$: route$Of(ports),
      context$: ports.context$,
      host: pageHostOf('https://jiang.example.org', site),
      notices: createNotices(ports.clock, scope),
    })
    shellModel.login.requests$.subscribe((requested) => ports.note(`request ${requested}`))
    return [
      () => shellModel.searchBox.setTerm('tides'),
      shellModel.searchBox.submit,
      shellModel.languageSwitch.choose,
      shellModel.backToTop.start,
      () => shellModel.login.request('logout'),
      () => shellModel.topNews.goTo(1),
      ...toolItems.map((item) => () => shellModel.toolbar.choose(item)),
    ]
  },
  createToolbar: (ports, scope) => {
    const { sites } = createFakeShellGateways({}, ports.onTheWay)
    const model = createToolbar({ ...ports, sites }, scope, {
      ...ports,
      links$: linksIn('zh'),
      openBasket: () => ports.note('open the basket'),
    })
    return [() => model.setFlag(true), ...toolItems.map((item) => () => model.choose(item))]
  },
  createTopNews: (ports, scope) => {
    const { news } = createFakeShellGateways({}, ports.onTheWay)
    const model = createTopNews({ news }, scope, ports)
    return [model.next, model.previous, model.toggle, () => model.goTo(1)]
  },
  followAddress: (ports, scope) => {
    followAddress(ports.navigation, scope, { site, language: 'zh', channels: [], availablePages })
    return []
  },
  followLinks: (ports, scope) => {
    const host = { origin: 'http://jiang.localhost', siteId: site.id, base: null }
    followLinks(ports.navigation, scope, { language: 'zh', host, shown: site })
    return []
  },
  querySite: (ports, scope) => {
    const { news } = createFakeShellGateways({}, ports.onTheWay)
    querySite(scope, ports.context$, {
      load: news.topNews,
      empty: [],
      onFailure: () => ports.note('failure'),
    })
    return []
  },
  storeTopNews: (ports, scope) => {
    const { news } = createFakeShellGateways({}, ports.onTheWay)
    const known = sampleTopNews('1', '2')
    // the carousel itself goes on: what is kept of it does not
    const model = createTopNews({ news }, createScope(), {
      ...ports,
      context$: constant(ports.context$.value),
      known,
    })
    const steps$ = createBehavior(0)
    storeTopNews({ banner: ports.stored('topBanner'), slide: ports.stored('bannerActive') }, scope, {
      siteId: asSiteId('3'),
      topNews: model,
      steps$: steps$.value$.pipe(skip(1)),
    })
    return [model.next, () => steps$.set(1), model.dismiss]
  },
  openEditorialBoard: (ports, scope) => {
    const { collections } = createFakeShellGateways({ firstExperts: { '301': '9' } }, ports.onTheWay)
    const open = openEditorialBoard({ ...ports, collections }, scope, { ...ports, links$: linksIn('zh') })
    return [() => open(board)]
  },
  watchFixedHeader: (ports, scope) => {
    watchFixedHeader(ports.viewport, scope, {
      shell: bareShell,
      route$: route$Of(ports),
      topNews$: constant(true),
      opened$: constant(false),
    })
    return []
  },
}

import {
  asSiteId,
  bareChrome,
  constant,
  createBackToTop,
  createBehavior,
  createJump,
  createLanguageSwitch,
  createMenu,
  createNotices,
  createScope,
  createShell,
  createToolbar,
  pageHostOf,
  createTopNews,
  followAddress,
  followLinks,
  holdForReader,
  holdNavigationLists,
  holdSiteState,
  keepTopNews,
  openEditorialBoard,
  parseRoute,
  watchFixedHeader,
  type OpenedSite,
  type Channel,
  type PageName,
  type Route,
  type Site,
  type ToolItem,
} from '@xuekan/core'
import {
  createFakeChromeGateways,
  createFakeGateways,
  sampleContent,
  sampleTopNews,
} from '@xuekan/core/testing'
import { skip } from 'rxjs'
import type { Beginnings } from './beginnings.ts'
import type { RecordedPorts } from './recorded-ports.ts'

const builtPages: ReadonlySet<PageName> = new Set<PageName>(['home', 'issue', 'article', 'search', 'column'])
const site: Site = { ...bareChrome.site, id: asSiteId('3'), sld: 'jiang' }
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
const gatewaysOf = ({ onTheWay }: RecordedPorts) => createFakeGateways(sampleContent, onTheWay)
const route$Of = ({ navigation }: RecordedPorts) =>
  createBehavior<Route>(parseRoute(navigation.address.value))

/** The use cases of a site and its chrome. */
export const chromeUseCases: Beginnings = {
  createBackToTop: (ports, scope) => [createBackToTop(ports, scope).start],
  createJump: (ports, scope) => {
    const { jumps } = createFakeChromeGateways(
      { jumpUrls: { 'article 7': 'https://example.org/7', 'news 8': '/zh/home' } },
      ports.onTheWay,
    )
    const { follow } = createJump({ ...ports, jumps }, scope, ports)
    return [() => follow('article', '7'), () => follow('news', '8'), () => follow('news', 'none')]
  },
  createLanguageSwitch: (ports, scope) => [
    createLanguageSwitch(ports, scope, { language: 'zh', style: 1 }).choose,
  ],
  createMenu: (ports, scope) => {
    const { measured } = createMenu(ports.viewport, scope, {
      chrome: bareChrome,
      language: 'zh',
      builtPages,
      route$: route$Of(ports),
      fixed$: ports.fixed$,
    })
    return [() => measured([100, 100], 50)]
  },
  createShell: (ports, scope) => {
    const { topNews, tools } = createFakeChromeGateways({}, ports.onTheWay)
    const shell = createShell({ ...ports, topNews, tools }, scope, {
      chrome: { ...bareChrome, site },
      language: 'zh',
      builtPages,
      route$: route$Of(ports),
      reader$: ports.reader$,
      host: pageHostOf('https://jiang.example.org', site),
      notices: createNotices(ports.clock, scope),
    })
    shell.login.requests$.subscribe((asked) => ports.note(`request ${asked}`))
    return [
      () => shell.searchBox.setTerm('tides'),
      shell.searchBox.submit,
      shell.languageSwitch.choose,
      shell.backToTop.start,
      () => shell.login.request('logout'),
      () => shell.topNews.goTo(1),
      ...toolItems.map((item) => () => shell.toolbar.choose(item)),
    ]
  },
  createToolbar: (ports, scope) => {
    const { tools } = createFakeChromeGateways({}, ports.onTheWay)
    const model = createToolbar({ ...ports, tools }, scope, {
      ...ports,
      openBasket: () => ports.note('open the basket'),
    })
    return [() => model.setFlag(true), ...toolItems.map((item) => () => model.choose(item))]
  },
  createTopNews: (ports, scope) => {
    const { topNews } = createFakeChromeGateways({}, ports.onTheWay)
    const model = createTopNews(topNews, scope, ports)
    return [model.next, model.previous, () => model.goTo(1)]
  },
  followAddress: (ports, scope) => {
    followAddress(ports.navigation, scope, { site, language: 'zh', channels: [], builtPages })
    return []
  },
  followLinks: (ports, scope) => {
    const host = { origin: 'http://jiang.localhost', siteId: site.id, base: null }
    followLinks(ports.navigation, scope, { language: 'zh', host, shown: site })
    return []
  },
  holdForReader: (ports, scope) => {
    const { topNews } = createFakeChromeGateways({}, ports.onTheWay)
    holdForReader(scope, ports.reader$, {
      ask: topNews.topNews,
      empty: [],
      onFailure: () => ports.note('failure'),
    })
    return []
  },
  holdNavigationLists: (ports, scope) => {
    const { sites } = gatewaysOf(ports)
    return [holdNavigationLists({ sites, kept: ports.stored('datanav') }, scope, ports.reader$).retry]
  },
  holdSiteState: (ports, scope) => {
    const { periods } = gatewaysOf(ports)
    const { siteParts } = createFakeChromeGateways({}, ports.onTheWay)
    const opened$ = createBehavior<OpenedSite>({ chrome: bareChrome, language: 'zh' })
    const channelId$ = createBehavior<string | null>(null)
    holdSiteState({ ...ports, periods, siteParts }, scope, {
      opened$,
      visitor$: constant({ kind: 'anonymous' }),
      personalInfo$: constant(null),
      channelId$,
      notify: ports.notify,
    })
    return [
      () => channelId$.set('301'),
      () => opened$.set({ chrome: { ...bareChrome, site }, language: 'zh' }),
    ]
  },
  keepTopNews: (ports, scope) => {
    const { topNews } = createFakeChromeGateways({}, ports.onTheWay)
    const known = sampleTopNews('1', '2')
    // the carousel itself goes on: what is kept of it does not
    const model = createTopNews(topNews, createScope(), {
      ...ports,
      reader$: constant(ports.reader$.value),
      known,
    })
    const steps$ = createBehavior(0)
    keepTopNews({ banner: ports.stored('topBanner'), slide: ports.stored('bannerActive') }, scope, {
      siteId: asSiteId('3'),
      topNews: model,
      steps$: steps$.changes$.pipe(skip(1)),
    })
    return [model.next, () => steps$.set(1), model.putAway]
  },
  openEditorialBoard: (ports, scope) => {
    const { experts } = createFakeChromeGateways({ firstMembers: { '301': '9' } }, ports.onTheWay)
    const open = openEditorialBoard({ ...ports, experts }, scope, ports)
    return [() => open(board)]
  },
  watchFixedHeader: (ports, scope) => {
    watchFixedHeader(ports.viewport, scope, {
      chrome: bareChrome,
      route$: route$Of(ports),
      topNews$: constant(true),
    })
    return []
  },
}

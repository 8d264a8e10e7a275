import {
  createAdvancedSearchForm,
  createArticlePage,
  createBehavior,
  createColumnPage,
  createCurrentPage,
  createHomePage,
  createIssuePage,
  createRecentSearches,
  createSearchBox,
  createSearchConditions,
  createSearchPage,
  createStillPage,
  createSuggestions,
  keepSelectedOption,
  loadRemote,
  offerConditions,
  parseRoute,
  ready,
  rememberSearch,
  type AdvancedSearchRoute,
  type ArticleInput,
  type CurrentPage,
  type PageModel,
  type Route,
  type SearchBoxModel,
} from '@xuekan/core'
import { createFakeGateways, createFakeSearchConditionGateway, sampleContent } from '@xuekan/core/testing'
import { of, throwError } from 'rxjs'
import type { Beginnings, Commands } from './beginnings.ts'
import type { RecordedPorts } from './recorded-ports.ts'
import { linksIn } from '../support/links.ts'

const types = ['article', 'picture'] as const
const gatewaysOf = ({ onTheWay }: RecordedPorts) => createFakeGateways(sampleContent, onTheWay)
const pagePorts = (ports: RecordedPorts) => ({ ...gatewaysOf(ports), clock: ports.clock, minimumDelay: 200 })
const reload = ({ retry }: PageModel<unknown>): Commands => [retry]
const route$Of = ({ navigation }: RecordedPorts) =>
  createBehavior<Route>(parseRoute(navigation.address.value))

const condition = (field: string) => ({ field, condition: field, enCondition: field })
const offered = { article: ['all', 'author'].map(condition), picture: ['all'].map(condition) }

/** The use cases of pages and of search. */
export const pageUseCases: Beginnings = {
  createAdvancedSearchForm: (ports, scope) => {
    const route$ = createBehavior(parseRoute('/seniorSearch') as AdvancedSearchRoute)
    const form = createAdvancedSearchForm(ports.navigation, scope, { language: 'zh', route$ })
    return [
      () => form.setRow(0, { text: 'tides' }),
      () => form.setText('title:tides'),
      form.submit,
      form.clear,
      () => route$.set(parseRoute('/seniorSearch?q=title%3Atides') as AdvancedSearchRoute),
    ]
  },
  createArticlePage: (ports, scope) => {
    const reader = ports.reader$.value
    const input$ = createBehavior<ArticleInput>({ reader, by: { kind: 'id', id: '30101' } })
    return [
      ...reload(createArticlePage(pagePorts(ports), scope, input$, null)),
      () => input$.set({ reader, by: { kind: 'id', id: '30102' } }),
    ]
  },
  createColumnPage: (ports, scope) => {
    const input$ = createBehavior({ reader: ports.reader$.value, channelId: '301' })
    return reload(createColumnPage(pagePorts(ports), scope, input$, null))
  },
  createCurrentPage: (ports, scope) => {
    const route$ = route$Of(ports)
    const kind = { screen: null, open: () => createStillPage() }
    createCurrentPage(
      {
        loadKind: (page) =>
          ports.waiting(`code of ${page}`, of(kind), () => throwError(() => new Error(page))),
        kindFailed: () => ports.note('kind failed'),
      },
      scope,
      route$,
      kind,
    )
    return [() => route$.set(parseRoute('/zh/issue')), () => route$.set(parseRoute('/zh/article/1'))]
  },
  createHomePage: (ports, scope) => {
    const input$ = createBehavior({ reader: ports.reader$.value, type: 'single' as const })
    return reload(createHomePage(pagePorts(ports), scope, input$, null))
  },
  createIssuePage: (ports, scope) => {
    const input$ = createBehavior({
      reader: ports.reader$.value,
      wish: { periodId: null, year: null, issue: null },
    })
    return reload(createIssuePage(pagePorts(ports), scope, input$, null))
  },
  createRecentSearches: (ports, scope) => {
    const model = createRecentSearches({ ...ports, recent: ports.stored('keywords') }, scope, {
      opened: '/zh/home',
    })
    return [() => model.remove('tides'), model.clear]
  },
  createSearchBox: (ports, scope) => {
    const box = createSearchBox(ports.navigation, scope, {
      links$: linksIn('zh'),
      types,
      term: '',
      fixed$: ports.fixed$,
      notify: ports.notify,
    })
    return [
      () => box.setTerm('tides'),
      () => box.offer('glaciers'),
      () => box.setType('picture'),
      box.toggle,
      box.toggle,
      box.submit,
      box.close,
    ]
  },
  createSearchConditions: (ports, scope) => {
    const searchConditions = createFakeSearchConditionGateway({}, ports.onTheWay)
    const model = createSearchConditions({ searchConditions }, scope, { reader: ports.reader$.value, types })
    return types.map((type) => () => model.selectType(type))
  },
  createSearchPage: (ports, scope) => {
    const route = parseRoute('/zh/article?q=tides')
    if (route.page !== 'search') throw new Error(route.page)
    const input$ = createBehavior({ reader: ports.reader$.value, query: route.query })
    return reload(createSearchPage(pagePorts(ports), scope, input$, null))
  },
  createSuggestions: (ports, scope) => {
    const searchConditions = createFakeSearchConditionGateway({ phrases: ['tides'] }, ports.onTheWay)
    const model = createSuggestions({ ...ports, searchConditions }, scope, { reader: ports.reader$.value })
    return [model.close, () => model.ask('t'), () => model.ask('ti')]
  },
  keepSelectedOption: (ports, scope) => {
    const searchConditions = createFakeSearchConditionGateway({ conditions: offered }, ports.onTheWay)
    const model = createSearchConditions({ searchConditions }, scope, { reader: ports.reader$.value, types })
    keepSelectedOption(ports.stored('selectvalue'), scope, { conditions: model, language: 'zh' })
    return [() => model.selectCondition('author'), () => model.selectType('picture')]
  },
  loadRemote: (ports, scope) => {
    const load = (id: string) => gatewaysOf(ports).articles.byId(ports.reader$.value, id)
    const input$ = createBehavior('30101')
    const sameInput = (a: string, b: string): boolean => a === b
    const model = loadRemote({ ...ports, load, sameInput, minimumDelay: 200 }, scope, input$, null)
    return [...reload(model), () => input$.set('30102')]
  },
  offerConditions: (ports, scope) => {
    const { navigation, fixed$, notify, onTheWay } = ports
    const searchBox = createSearchBox(navigation, scope, {
      links$: linksIn('zh'),
      types,
      term: '',
      fixed$,
      notify,
    })
    const searchConditions = createFakeSearchConditionGateway({}, onTheWay)
    const reader = ports.reader$.value
    const conditions = createSearchConditions({ searchConditions }, scope, { reader, types })
    offerConditions(scope, { searchBox, conditions })
    return [() => searchBox.setType('picture'), () => conditions.selectType('article')]
  },
  rememberSearch: (ports, scope) => {
    const pageAt = (address: string): CurrentPage<null> => {
      const route = parseRoute(address)
      const result = {
        total: 0,
        hits: [],
        words: [],
        facets: { year: [], journal: [], column: [], keyword: [] },
      }
      const state$ = createBehavior(ready('query' in route ? { query: route.query, result } : null))
      return { route, screen: null, model: { state$, retry: () => undefined } }
    }
    const page$ = createBehavior(pageAt('/zh/home'))
    const searchBox = { offer: () => ports.note('offer') } as unknown as SearchBoxModel
    rememberSearch(ports.memory, scope, { page$, searchBox })
    return ['/zh/article?q=tides', '/zh/article?q=glaciers', '/zh/home'].map(
      (address) => () => page$.set(pageAt(address)),
    )
  },
}

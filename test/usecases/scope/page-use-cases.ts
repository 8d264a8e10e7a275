import {
  createAdvancedSearchForm,
  createBehavior,
  createCurrentPage,
  createPage,
  createRecentSearches,
  createSearchBox,
  createSearchConditions,
  createSearchHelp,
  createSuggestions,
  storeSelectedOption,
  loadArticle,
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
import type { Beginnings } from './beginnings.ts'
import type { RecordedPorts } from './recorded-ports.ts'
import { linksIn } from '../support/links.ts'

const types = ['article', 'picture'] as const
const gatewaysOf = ({ onTheWay }: RecordedPorts) => createFakeGateways(sampleContent, onTheWay)
const pagePorts = (ports: RecordedPorts) => ({ ...gatewaysOf(ports), clock: ports.clock, minimumDelay: 200 })
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
  createCurrentPage: (ports, scope) => {
    const route$ = route$Of(ports)
    const kind = () => null
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
  createPage: (ports, scope) => {
    const context = ports.context$.value
    const input$ = createBehavior<ArticleInput>({ context, by: { kind: 'id', id: '30101' } })
    const { retry } = createPage(loadArticle)(pagePorts(ports), scope, input$, null)
    return [retry, () => input$.set({ context, by: { kind: 'id', id: '30102' } })]
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
    const model = createSearchConditions({ searchConditions }, scope, {
      context: ports.context$.value,
      types,
    })
    return types.map((type) => () => model.selectType(type))
  },
  createSearchHelp: (ports, scope) => {
    const searchConditions = createFakeSearchConditionGateway(
      { phrases: ['tides'], conditions: offered },
      ports.onTheWay,
    )
    const { navigation, fixed$, notify } = ports
    const searchBox = createSearchBox(navigation, scope, {
      links$: linksIn('zh'),
      types,
      term: '',
      fixed$,
      notify,
    })
    const help = createSearchHelp(
      {
        ...ports,
        searchConditions,
        recent: ports.stored('recentSearches'),
        keywords: ports.stored('keywords'),
        selected: ports.stored('selectvalue'),
      },
      scope,
      { context: ports.context$.value, offersConditions: true, opened: '/zh/home', searchBox },
    )
    return [
      () => help.suggestions.request('ti'),
      () => help.recent.remove('tides'),
      () => help.conditions?.selectType('picture'),
    ]
  },
  createSuggestions: (ports, scope) => {
    const searchConditions = createFakeSearchConditionGateway({ phrases: ['tides'] }, ports.onTheWay)
    const model = createSuggestions({ ...ports, searchConditions }, scope, { context: ports.context$.value })
    return [model.close, () => model.request('t'), () => model.request('ti')]
  },
  storeSelectedOption: (ports, scope) => {
    const searchConditions = createFakeSearchConditionGateway({ conditions: offered }, ports.onTheWay)
    const model = createSearchConditions({ searchConditions }, scope, {
      context: ports.context$.value,
      types,
    })
    storeSelectedOption(ports.stored('selectvalue'), scope, { conditions: model, language: 'zh' })
    return [() => model.selectCondition('author'), () => model.selectType('picture')]
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
    const context = ports.context$.value
    const conditions = createSearchConditions({ searchConditions }, scope, { context, types })
    offerConditions(scope, { searchBox, conditions })
    return [() => searchBox.setType('picture'), () => conditions.selectType('article')]
  },
  rememberSearch: (ports, scope) => {
    const pageAt = (address: string): CurrentPage<Pick<PageModel<unknown>, 'state$'>> => {
      const route = parseRoute(address)
      const result = {
        total: 0,
        hits: [],
        words: [],
        facets: { year: [], journal: [], column: [], keyword: [] },
      }
      const state$ = createBehavior(ready('query' in route ? { query: route.query, result } : null))
      return { route, opened: { state$ } }
    }
    const page$ = createBehavior(pageAt('/zh/home'))
    const searchBox = { offer: () => ports.note('offer') } as unknown as SearchBoxModel
    rememberSearch(ports.memory, scope, { page$, searchBox })
    return ['/zh/article?q=tides', '/zh/article?q=glaciers', '/zh/home'].map(
      (address) => () => page$.set(pageAt(address)),
    )
  },
}

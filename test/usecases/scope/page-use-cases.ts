import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import type { AdvancedSearchRoute, Route } from '../../../core/domain/route/route.ts'
import { createBehavior } from '../../../core/reactive/behavior.ts'
import { createPage } from '../../../core/usecases/create-page.ts'
import { createCurrentPage, type CurrentPage } from '../../../core/usecases/current-page.ts'
import type { PageModel } from '../../../core/usecases/page-model.ts'
import { createProof } from '../../../core/usecases/member/prove-work.ts'
import { loadArticle, type ArticleInput } from '../../../core/usecases/pages/load-article.ts'
import { ready } from '../../../core/usecases/remote.ts'
import { createAdvancedSearch } from '../../../core/usecases/pages/create-advanced-search.ts'
import { goToKnownItem } from '../../../core/usecases/search/go-to-known-item.ts'
import { offerConditions } from '../../../core/usecases/search/offer-conditions.ts'
import { createRecentSearches } from '../../../core/usecases/search/recent-searches.ts'
import { rememberSearch } from '../../../core/usecases/search/remember-search.ts'
import { createSearchConditions } from '../../../core/usecases/search/search-conditions.ts'
import { createSearchHelp } from '../../../core/usecases/search/search-help.ts'
import { storeSelectedOption } from '../../../core/usecases/search/store-selected-option.ts'
import { createSuggestions } from '../../../core/usecases/search/suggestions.ts'
import { createSearchBox } from '../../../core/usecases/shell/search-box.ts'
import { createFakeGateways, createFakeSearchHelp, sampleContent } from '@xuekan/core/testing'
import { of, throwError } from 'rxjs'
import type { Beginnings } from './beginnings.ts'
import type { RecordedPorts } from './recorded-ports.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
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
  createAdvancedSearch: (ports, scope) => {
    const input = (address: string) => ({
      context: { language: 'zh' as const, siteId: asSiteId('3') },
      route: parseRoute(address) as AdvancedSearchRoute,
    })
    const input$ = createBehavior(input('/seniorSearch'))
    const model = createAdvancedSearch(pagePorts(ports), scope, input$, null)
    return [
      () => model.change([0], { text: 'tides' }),
      () => model.setText('title=tides'),
      () => model.addRow([]),
      () => void model.submit(),
      model.clear,
      model.retry,
      () => input$.set(input('/seniorSearch?q=title%3Dtides')),
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
  createProof: (ports, scope) => {
    const { clock, context$, waiting } = ports
    const { subscriptions } = gatewaysOf(ports)
    const solver = { solve: () => waiting('work', of<string | null>('a proof'), () => of(null)) }
    const { prove, renew } = createProof({ clock, solver, subscriptions }, scope, () => context$.value)
    return [prove, renew]
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
    const search = createFakeSearchHelp({}, ports.onTheWay)
    const model = createSearchConditions({ search }, scope, {
      context: ports.context$.value,
      types,
    })
    return types.map((type) => () => model.selectType(type))
  },
  createSearchHelp: (ports, scope) => {
    const search = createFakeSearchHelp({ phrases: ['tides'], conditions: offered }, ports.onTheWay)
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
        search,
        recent: ports.stored('recentSearches'),
        keywords: ports.stored('keywords'),
        selected: ports.stored('selectvalue'),
      },
      scope,
      {
        context: ports.context$.value,
        offersConditions: true,
        opened: '/zh/home',
        searchBox,
        links$: linksIn('zh'),
      },
    )
    return [
      () => help.suggestions.request('ti'),
      () => help.recent.remove('tides'),
      () => help.conditions?.selectType('picture'),
    ]
  },
  createSuggestions: (ports, scope) => {
    const search = createFakeSearchHelp({ phrases: ['tides'] }, ports.onTheWay)
    const model = createSuggestions({ ...ports, search }, scope, { context: ports.context$.value })
    return [model.close, () => model.request('t'), () => model.request('ti')]
  },
  storeSelectedOption: (ports, scope) => {
    const search = createFakeSearchHelp({ conditions: offered }, ports.onTheWay)
    const model = createSearchConditions({ search }, scope, {
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
    const search = createFakeSearchHelp({}, onTheWay)
    const context = ports.context$.value
    const conditions = createSearchConditions({ search }, scope, { context, types })
    offerConditions(scope, { searchBox, conditions })
    return [() => searchBox.setType('picture'), () => conditions.selectType('article')]
  },
  goToKnownItem: (ports, scope) => {
    const pageFor = (doi: string): CurrentPage<Pick<PageModel<unknown>, 'state$'>> => {
      const target = { route: parseRoute(`/zh/article/doi/${doi}`), site: null }
      const state$ = createBehavior(ready({ known: { text: doi, target } }))
      return { route: parseRoute(`/zh/article?q=${doi}`), opened: { state$ } }
    }
    const page$ = createBehavior(pageFor('10.5555/a.1'))
    goToKnownItem(scope, { page$, links$: linksIn('zh'), navigation: ports.navigation })
    return ['10.5555/a.2', '10.5555/a.3'].map((doi) => () => page$.set(pageFor(doi)))
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
    rememberSearch(ports.memory, scope, { page$ })
    return ['/zh/article?q=tides', '/zh/article?q=glaciers', '/zh/home'].map(
      (address) => () => page$.set(pageAt(address)),
    )
  },
}

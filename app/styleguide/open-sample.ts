import { createNotices } from '@xuekan/core'
import { createCollecting } from '@xuekan/core/citation'
import type { ArticleSummary } from '@xuekan/core/content'
import { accountRoute } from '@xuekan/core/member'
import { constant } from '@xuekan/core/reactive'
import { formatRoute, parseRoute } from '@xuekan/core/route'
import { createRecentSearches, createSuggestions } from '@xuekan/core/search'
import { createShell, storage, type SiteShell } from '@xuekan/core/site'
import { createSystemClock, createStoredValue } from '@xuekan/web'
import { EMPTY, of } from 'rxjs'
import { noModels, type LazyModel } from '../../ui/binding/lazy-model.ts'
import type { Portal } from '../../ui/binding/portal.ts'
import type { GatheringModel } from '../../ui/binding/gathering.ts'
import { gather } from '../../ui/widgets/gathering/gather.ts'
import { availablePages } from '../pages/registry.ts'
import type { Base } from './base.ts'
import {
  createSampleStore,
  sampleCitations,
  sampleConditions,
  sampleCookies,
  sampleNavigation,
} from './sample-ports.ts'
import { widgetsOf } from './sample-widgets.ts'
import { journalShell } from './samples.ts'

/** What a sample differs in. */
export interface SampleOptions {
  readonly shell?: SiteShell
  /** Whose name stands in the cookie. */
  readonly member?: string
  /** How far the page is scrolled, in CSS pixels. */
  readonly scrollTop?: number
  /** What is in the basket. */
  readonly basket?: readonly ArticleSummary[]
  /** Whether the basket's citations can be had. */
  readonly cites?: boolean
  /** What was searched for before, the newest last. */
  readonly recent?: readonly string[]
  /** Whether the search stays open, whatever is pressed beside it. */
  readonly staysOpen?: boolean
  /** What has happened before it is shown. */
  readonly before?: (portal: Portal) => void
}

type Shown = Parameters<GatheringModel['gather']>

const clock = createSystemClock()

/** Links to them are shown here although they are not built yet. */
const laterPages = ['account', 'advancedSearch', 'emailSubscribe'] as const

/** A portal of its own for one sample: the real models over ports that reach nothing. */
export function openSample(base: Base, options: SampleOptions): Portal {
  const { shell = journalShell, member = '', scrollTop = 0, recent = [], staysOpen = false, before } = options
  const { language, t, scope, followed$ } = base
  const address = `/${language}/subintro`
  const navigation = sampleNavigation(address, followed$.set)
  const context = { language, siteId: shell.site.id }
  const notices = createNotices(clock, scope)
  const viewport = {
    width: base.width,
    scrollTop: constant(scrollTop),
    scrollTo: () => undefined,
    prefersReducedMotion: () => true,
  }
  const ports = {
    clock,
    navigation,
    viewport,
    cookies: sampleCookies({ userName: member }),
    collections: { firstExpert: () => EMPTY },
    news: { topNews: () => EMPTY, jumpUrl: () => EMPTY },
    sites: { toolbar: () => EMPTY },
  }
  const shellModel = createShell(ports, scope, {
    shell,
    language,
    availablePages,
    route$: constant(parseRoute(address)),
    context$: constant(context),
    host: { origin: window.location.origin, siteId: shell.site.id, base: null },
    notices,
  })
  const whole: Portal = {
    ...shellModel,
    t,
    widgets: widgetsOf(shell),
    cite: async () => null,
    favourite: async () => null,
    follow: async () => null,
    look: async () => null,
    playback: async () => null,
    stopped: async () => null,
    copyText: async () => true,
    savePng: async () => true,
    theatre: noModels.theatre,
    basket: present(openBasket(base, options, notices.notify)),
    searchHelp: present({
      suggestions: createSuggestions({ clock, search: sampleConditions }, scope, { context }),
      recent: createRecentSearches({ navigation, recent: recentOf(base, recent) }, scope, {
        opened: address,
      }),
      conditions: null,
      paste: () => false,
      take: () => undefined,
    }),
    availablePages: new Set([...availablePages, ...laterPages]),
    loginHref: (request) => formatRoute(accountRoute(request, 'visitor', language)),
    searchBox: {
      ...shellModel.searchBox,
      types: shell.header.searchTypes,
      ...(staysOpen ? { close: () => undefined } : {}),
    },
  }
  before?.(whole)
  return whole
}

function openBasket(
  { language, scope }: Base,
  { basket = [], cites = true }: SampleOptions,
  notify: Portal['notices']['notify'],
) {
  const store = createSampleStore()
  const model = createCollecting(
    {
      basket: createStoredValue(scope, store, storage.batchId, { changes$: EMPTY }),
      citations: createStoredValue(scope, store, storage.batchId1, { changes$: EMPTY }),
      selected: createStoredValue(scope, store, storage.selectedHits, { changes$: EMPTY }),
      search: { articles: () => EMPTY, advanced: () => EMPTY },
      gateway: sampleCitations(cites),
      clipboard: { write: () => of(true) },
      navigation: sampleNavigation('/', () => undefined),
      notify,
    },
    scope,
    { language },
  )
  model.addArticles(basket)
  return { ...model, gather: (...shown: Shown) => gather(model, ...shown) }
}

function recentOf({ scope }: Base, terms: readonly string[]) {
  const recent = createStoredValue(scope, createSampleStore(), storage.recentSearches, { changes$: EMPTY })
  recent.change(() => terms)
  return recent
}

/** A model whose code is here. */
const present = <M>(model: M): LazyModel<M> => ({
  model$: constant(model),
  want: () => undefined,
  use: (act) => act(model),
})

import type {
  Clipboard,
  Clock,
  Gateways,
  UiLanguage,
  Navigation,
  Notify,
  RequestContext,
  SearchBoxModel,
} from '@xuekan/core'
import type { BasketModel } from '@xuekan/core/citation'
import type { Scope } from '@xuekan/core/reactive'
import type { SearchHelp } from '@xuekan/core/search'
import { localKeys, type TextStore } from '@xuekan/web'
import type { LazyModel } from '../../ui/binding/lazy-model.ts'
import { deferred } from './deferred.ts'
import { createLazyModel } from '../portal/lazy-model.ts'

export interface LaterModelsOptions {
  readonly clock: Clock
  readonly clipboard: Clipboard
  readonly navigation: Navigation
  readonly local: TextStore
  readonly session: TextStore
  readonly remote: Pick<Gateways, 'citations' | 'search'>
  readonly language: UiLanguage
  readonly context: RequestContext
  readonly offersConditions: boolean
  /** The address that the page was opened with. */
  readonly opened: string
  readonly notify: Notify
  readonly searchBox: SearchBoxModel
  readonly codeFailed: () => void
}

export interface LaterModels {
  readonly basket: LazyModel<BasketModel>
  readonly searchHelp: LazyModel<SearchHelp>
}

/** The models whose code comes when they are wanted. */
export const createLaterModels = (
  { remote, codeFailed, ...options }: LaterModelsOptions,
  scope: Scope,
): LaterModels => ({
  basket: createLazyModel(
    () =>
      deferred
        .basket()
        .then(({ openBasketModel }) => openBasketModel({ ...options, citations: remote.citations }, scope)),
    codeFailed,
  ),
  searchHelp: createLazyModel(
    () =>
      deferred
        .searchHelp()
        .then(({ openSearchHelp }) => openSearchHelp({ ...options, search: remote.search }, scope)),
    // the box works without it
    () => undefined,
  ),
})

/** Whether this browser keeps a basket that is to be counted at once. */
export const hasStoredBasket = (local: TextStore): boolean => local.read(localKeys.basket) !== null

import type { Clipboard, Gateways, UiLanguage, Navigation, Notify } from '@xuekan/core'
import { createBasketModel, type BasketModel } from '@xuekan/core/citation'
import type { Scope } from '@xuekan/core/reactive'
import { storage } from '@xuekan/core/site'
import { createStorageChanges, createStoredValue, type TextStore } from '@xuekan/web'

export interface BasketModelOptions {
  readonly local: TextStore
  readonly citations: Gateways['citations']
  readonly clipboard: Clipboard
  readonly navigation: Navigation
  readonly notify: Notify
  readonly language: UiLanguage
}

/** The basket as this browser keeps it, in all its tabs (C3.18). */
export function openBasketModel(
  { local, citations, clipboard, navigation, notify, language }: BasketModelOptions,
  scope: Scope,
): BasketModel {
  const changes$ = createStorageChanges(window, () => window.localStorage)
  return createBasketModel(
    {
      basket: createStoredValue(scope, local, storage.batchId, { changes$ }),
      citations: createStoredValue(scope, local, storage.batchId1, { changes$ }),
      gateway: citations,
      clipboard,
      navigation,
      notify,
    },
    scope,
    { language },
  )
}

import type { Clipboard, Gateways, UiLanguage, Navigation, Notify } from '@xuekan/core'
import { createCollecting } from '@xuekan/core/citation'
import type { Scope } from '@xuekan/core/reactive'
import { storage } from '@xuekan/core/site'
import { createStorageChanges, createStoredValue, type TextStore } from '@xuekan/web'
import { EMPTY } from 'rxjs'
import type { GatheringModel } from '../../../ui/binding/gathering.ts'
import { gather } from '../../../ui/widgets/gathering/gather.ts'

export interface BasketModelOptions {
  readonly local: TextStore
  readonly session: TextStore
  readonly citations: Gateways['citations']
  readonly search: Gateways['search']
  readonly clipboard: Clipboard
  readonly navigation: Navigation
  readonly notify: Notify
  readonly language: UiLanguage
}

/** The basket as this browser keeps it, in all its tabs (C3.18), and the hits that this tab gathers for it (C4.21). */
export function openBasketModel(
  { local, session, citations, search, clipboard, navigation, notify, language }: BasketModelOptions,
  scope: Scope,
): GatheringModel {
  const changes$ = createStorageChanges(window, () => window.localStorage)
  const model = createCollecting(
    {
      basket: createStoredValue(scope, local, storage.batchId, { changes$ }),
      citations: createStoredValue(scope, local, storage.batchId1, { changes$ }),
      selected: createStoredValue(scope, session, storage.selectedHits, { changes$: EMPTY }),
      gateway: citations,
      search,
      clipboard,
      navigation,
      notify,
    },
    scope,
    { language },
  )
  return { ...model, gather: (shown, words) => gather(model, shown, words) }
}

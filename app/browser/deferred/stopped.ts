import type { StoredValue } from '@xuekan/core'
import {
  noStoppedPlaces,
  rememberPlaces,
  stopAt,
  stoppedAt,
  stoppedPlacesCodec,
  type StoppedPlaces,
} from '@xuekan/core/content'
import type { Scope } from '@xuekan/core/reactive'
import { createStorageChanges, createStoredValue, localKeys, type TextStore } from '@xuekan/web'
import type { Stopped } from '../../../ui/binding/portal.ts'

/** The entry of the core's table, without the codec of looks beside it: every article loads this. */
const entry = { name: localKeys.stopped, codec: stoppedPlacesCodec, empty: noStoppedPlaces }

/** Where the reader stops in articles, as this browser stores it. */
export function openStopped(window: Window, local: TextStore, scope: Scope): Stopped {
  const places: StoredValue<StoppedPlaces> = createStoredValue(scope, local, entry, {
    changes$: createStorageChanges(window, () => window.localStorage),
  })
  return {
    sectionOf: (articleId) => stoppedAt(places.value$.value, articleId),
    places$: places.value$,
    remember: (wanted) => places.change((before) => rememberPlaces(before, wanted)),
    isAt: (articleId, ids, place) => places.change((before) => stopAt(before, articleId, ids, place)),
  }
}

import type { Scope } from '@xuekan/core/reactive'
import { mediaStorage } from '@xuekan/core/site'
import { createStorageChanges, createStoredValue, type TextStore } from '@xuekan/web'
import type { StoredPlayback } from '../../../ui/binding/stored-playback.ts'

/** How the reader has films and sounds played, as this browser stores it; a change in another tab is one here too. */
export function openPlayback(window: Window, local: TextStore, scope: Scope): StoredPlayback {
  const options = { changes$: createStorageChanges(window, () => window.localStorage) }
  return {
    speed: createStoredValue(scope, local, mediaStorage.playbackSpeed, options),
    captions: createStoredValue(scope, local, mediaStorage.captions, options),
  }
}

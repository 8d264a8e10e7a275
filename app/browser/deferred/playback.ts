import type { StoredValue } from '@xuekan/core'
import type { PlaybackSpeed } from '@xuekan/core/content'
import type { Scope } from '@xuekan/core/reactive'
import { mediaStorage } from '@xuekan/core/site'
import { createStorageChanges, createStoredValue, type TextStore } from '@xuekan/web'

/** How fast the reader plays films and sounds, as this browser stores it; a change in another tab is one here too. */
export const openPlayback = (window: Window, local: TextStore, scope: Scope): StoredValue<PlaybackSpeed> =>
  createStoredValue(scope, local, mediaStorage.playbackSpeed, {
    changes$: createStorageChanges(window, () => window.localStorage),
  })

import type { StoredValue } from '@xuekan/core'
import { readingLookCodec, type ReadingLook } from '@xuekan/core/content'
import type { Scope } from '@xuekan/core/reactive'
import { readingStorage } from '@xuekan/core/site'
import { createStorageChanges, createStoredValue, type TextStore } from '@xuekan/web'

/** How the reader wants texts to look, as this browser stores it; the page bears it from now on, as before the paint. */
export function openLook(window: Window, local: TextStore, scope: Scope): StoredValue<ReadingLook> {
  const changes$ = createStorageChanges(window, () => window.localStorage)
  const look = createStoredValue(scope, local, readingStorage.readingLook, { changes$ })
  const root = window.document.documentElement
  scope.add(
    look.value$.value$.subscribe((now) => {
      const words = readingLookCodec.print(now)
      if (words === '') delete root.dataset['look']
      else root.dataset['look'] = words
    }),
  )
  return look
}

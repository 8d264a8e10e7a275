import type { Scope } from '@xuekan/core/reactive'
import { localKeys, type TextStore } from '@xuekan/web'
import { take, type Observable } from 'rxjs'

export interface FontStoreOptions {
  readonly local: TextStore
  /** Emits when another page is shown in place of this one: what it moves, the reader has asked for. */
  readonly steps$: Observable<unknown>
}

interface FontWindow extends Pick<Window, 'document' | 'fetch' | 'addEventListener' | 'setTimeout'> {
  readonly navigator: Navigator & { readonly connection?: { readonly saveData?: boolean } }
  readonly requestIdleCallback?: Window['requestIdleCallback']
}

/**
 * Fetches the web fonts and the stylesheet that names them when the page is loaded and the browser has nothing else to
 * do. They are for the next page: under the reader's eyes they would break lines anew. A reader who saves data keeps the
 * fonts of the system.
 */
export async function storeFonts(
  window: FontWindow,
  scope: Scope,
  { local, steps$ }: FontStoreOptions,
): Promise<void> {
  const { dataset } = window.document.documentElement
  const named = window.document.querySelector<HTMLElement>('script[data-fonts]')?.dataset['fonts'] ?? ''
  if (named === '' || dataset['fonts'] === 'shown' || window.navigator.connection?.saveData === true) return
  await whenIdle(window)
  const answers = await Promise.allSettled(
    named.split(' ').map(async (address) => {
      const answer = await window.fetch(address, { priority: 'low' })
      await answer.arrayBuffer()
      return answer.ok
    }),
  )
  if (!answers.every((answer) => answer.status === 'fulfilled' && answer.value)) return
  local.write(localKeys.fonts, named)
  scope.add(
    steps$.pipe(take(1)).subscribe(() => {
      const href = named.split(' ')[0]
      // a sheet that cannot be had leaves the fonts of the system
      const onload = (): void => {
        dataset['fonts'] = 'shown'
      }
      const link = window.document.createElement('link')
      window.document.head.append(Object.assign(link, { rel: 'stylesheet', href, onload }))
    }),
  )
}

const whenIdle = ({ document, addEventListener, requestIdleCallback, setTimeout }: FontWindow) =>
  new Promise<void>((done) => {
    const wait = (): void => {
      if (requestIdleCallback === undefined) setTimeout(done, 200)
      else requestIdleCallback(() => done(), { timeout: 3000 })
    }
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })

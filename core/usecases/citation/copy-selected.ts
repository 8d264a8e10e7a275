import { EMPTY, exhaustMap, filter, Subject, switchMap, take, tap, type Observable } from 'rxjs'
import { selectedItems, type Basket } from '../../domain/citation/basket.ts'
import type { CitationForm } from '../../domain/citation/citation-form.ts'
import { citationsToCopy } from '../../domain/citation/copy-citations.ts'
import { citationRequests, type ItemCitation } from '../../domain/citation/item-citations.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { Clipboard } from '../../ports/clipboard.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import type { CitationRequests } from './citation-requests.ts'

export interface CopySelectedPorts {
  readonly citations: StoredValue<readonly ItemCitation[]>
  readonly clipboard: Clipboard
  readonly notify: Notify
}

export interface CopySelectedOptions {
  readonly form$: Behavior<CitationForm>
  /** Of the page. */
  readonly language: UiLanguage
}

export interface CopySelected {
  readonly copy: () => void
  /** The last text that the clipboard refused, until one is written: the reader can copy it by hand. */
  readonly refused$: Behavior<string | null>
}

/**
 * Puts the citations of the selected items on the clipboard and tells how that went (C5.3, C8.5). What is known is
 * copied at once; what is not known is asked for first. Further clicks are ignored until it is done.
 */
export function createCopySelected(
  { citations, clipboard, notify }: CopySelectedPorts,
  scope: Scope,
  basket$: Behavior<Basket>,
  { form$, language }: CopySelectedOptions,
  { requesting$, loadCitations }: CitationRequests,
): CopySelected {
  const refused = createBehavior<string | null>(null)
  const write = (): Observable<unknown> => {
    const text = citationsToCopy(basket$.value, citations.value$.value, form$.value, language)
    if (text.ok)
      return clipboard.write(text.value).pipe(
        tap((written) => {
          refused.set(written ? null : text.value)
          notify(written ? 'batchCopySuccess' : 'batchCopyError')
        }),
      )
    notify(text.error === 'noneSelected' ? 'batchNoSelected' : 'nodata')
    return EMPTY
  }
  const copy = (): Observable<unknown> => {
    if (citationRequests(selectedItems(basket$.value), citations.value$.value).length === 0) return write()
    loadCitations()
    return requesting$.value$.pipe(
      filter((requesting) => !requesting),
      take(1),
      switchMap(write),
    )
  }
  const copies = new Subject<void>()
  scope.add(copies.pipe(exhaustMap(copy)).subscribe())
  return { copy: () => copies.next(), refused$: refused }
}

import { combineLatest, map } from 'rxjs'
import { basketEntryOf } from '../../domain/citation/basket-entry-of.ts'
import type { BasketKey } from '../../domain/citation/basket-key.ts'
import {
  addedTo,
  addToBasket,
  clearBasket,
  emptyBasket,
  removeFromBasket,
  removeSelected,
  selectAll,
  selectedItems,
  selectItem,
  undoRemoval,
  withAllWhereNone,
  type AddedToBasket,
  type Basket,
  type BasketEntry,
  type BasketItem,
} from '../../domain/citation/basket.ts'
import { formLanguage, type CitationForm } from '../../domain/citation/citation-form.ts'
import type { CitationFormat } from '../../domain/citation/citation-formats.ts'
import { exportAddress } from '../../domain/citation/export-address.ts'
import { rememberCitations } from '../../domain/citation/remember-citations.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { createBehavior, toBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'
import {
  createCitationRequests,
  createCopySelected,
  type CopySelectedPorts,
  type FetchCitationsPorts,
} from './basket-citations.ts'
import { basketStateOf, type BasketState } from './basket-state.ts'

export interface BasketPorts extends FetchCitationsPorts, CopySelectedPorts {
  readonly basket: StoredValue<Basket>
  readonly navigation: Pick<Navigation, 'leave'>
}

export interface BasketOptions {
  /** Of the page: the citations are in it at first. */
  readonly language: UiLanguage
}

/** An article that can be put into the basket. */
export type Collectable = Parameters<typeof basketEntryOf>[0]

export interface BasketModel {
  readonly state$: Behavior<BasketState>
  /** Nothing happens where the item is in the basket; that it does not fit is told. */
  readonly add: (entry: BasketEntry) => void
  /** The same for several: all at once, in their order. */
  readonly addAll: (entries: readonly BasketEntry[]) => AddedToBasket
  /** The same for articles as lists and pages have them. */
  readonly addArticles: (articles: readonly Collectable[]) => AddedToBasket
  readonly remove: (key: BasketKey) => void
  /** Puts back what was removed last on this page: one item, the selected ones, or all. */
  readonly undo: () => void
  readonly select: (key: BasketKey, selected: boolean) => void
  readonly selectAll: (selected: boolean) => void
  readonly removeSelected: () => void
  readonly clear: () => void
  /** Asks for the citations that are not known; those whose call failed are asked for again. */
  readonly loadCitations: () => void
  readonly setForm: (form: CitationForm) => void
  /** Puts the citations of the selected items on the clipboard, once those that are not known have been asked for. */
  readonly copy: () => void
  /** The same of all items where none is selected: for a button that says so. */
  readonly copyAll: () => void
  /** Opens the page that gives the selected items as a file, in the page's language where both are shown. */
  readonly exportSelected: (format: Pick<CitationFormat, 'name'>) => void
  /** The same of all items where none is selected. */
  readonly exportAll: (format: Pick<CitationFormat, 'name'>) => void
}

/**
 * The batch basket (C4.21, C9.2): kept over visits and in all tabs at once, and told of in passing (C5.3, C8.5).
 * Nothing selected is told and nothing done.
 */
export function createBasketModel(ports: BasketPorts, scope: Scope, options: BasketOptions): BasketModel {
  const { citations, navigation, notify } = ports
  const stored = createStoredBasket(ports.basket, scope)
  const { language } = options
  const form = createBehavior<CitationForm>(language)
  const requests = createCitationRequests(ports, scope, stored.basket$, language)
  const { copy, copyAll, refused$ } = createCopySelected(
    ports,
    scope,
    stored.basket$,
    { form$: form, language },
    requests,
  )

  const selected = () => selectedItems(stored.basket$.value)
  const change = during(scope, (rule: (basket: Basket) => Basket) => {
    stored.change(rule)
    citations.change((known) => {
      const left = rememberCitations(known, [], stored.basket$.value)
      return left.length === known.length ? known : left
    })
  })
  const removeAndNotify = during(
    scope,
    (
      rule: (basket: Basket) => Result<Basket, 'noneSelected'>,
      message: 'batchDeleteSuccess' | 'batchEmptySuccess',
      taken: readonly BasketKey[],
    ) => {
      if (taken.length === 0) return notify('batchNoSelected')
      let notification: typeof message | 'batchNoSelected' = message
      change((basket) => {
        const rest = rule(basket)
        // another tab may have changed the selection, unheard so far
        if (!rest.ok) notification = 'batchNoSelected'
        return rest.ok ? rest.value : basket
      })
      notify(notification)
    },
  )

  const exportItems = during(scope, (format: Pick<CitationFormat, 'name'>, items: readonly BasketItem[]) => {
    const address = exportAddress(format, items, formLanguage(form.value, language))
    if (address === null) notify('batchNoSelected')
    else navigation.leave(address)
  })

  const reportFull = during(scope, () => notify('batchFull'))
  const addAll = (entries: readonly BasketEntry[]): AddedToBasket => {
    stored.change((basket) => entries.reduce(addToBasket, basket))
    const added = addedTo(stored.basket$.value, entries)
    if (added.left > 0) reportFull()
    return added
  }

  const shown = (): BasketState =>
    basketStateOf(
      {
        basket: stored.basket$.value,
        citations: citations.value$.value,
        calls: requests.calls$.value,
        form: form.value,
        requesting: requests.requesting$.value,
        refused: refused$.value,
      },
      language,
    )

  return {
    state$: toBehavior(
      scope,
      combineLatest([
        stored.basket$.value$,
        citations.value$.value$,
        requests.calls$.value$,
        form.value$,
        requests.requesting$.value$,
        refused$.value$,
      ]).pipe(map(shown)),
    ),
    add: (entry) => void addAll([entry]),
    addAll,
    addArticles: (articles) => addAll(articles.map(basketEntryOf)),
    remove: (key) => change((basket) => removeFromBasket(basket, key)),
    undo: () => stored.change(undoRemoval),
    select: (key, chosen) => stored.change((basket) => selectItem(basket, key, chosen)),
    selectAll: (chosen) => stored.change((basket) => selectAll(basket, chosen)),
    removeSelected: () => removeAndNotify(removeSelected, 'batchDeleteSuccess', selected()),
    clear: () =>
      removeAndNotify((basket) => ok(clearBasket(basket)), 'batchEmptySuccess', stored.basket$.value.items),
    loadCitations: requests.loadCitations,
    setForm: form.set,
    copy,
    copyAll,
    exportSelected: (format) => exportItems(format, selected()),
    exportAll: (format) => exportItems(format, selectedItems(withAllWhereNone(stored.basket$.value))),
  }
}

/** The basket of all tabs, with what this page can put back. */
interface StoredBasket {
  readonly basket$: Behavior<Basket>
  readonly change: (rule: (basket: Basket) => Basket) => void
}

/**
 * A kept basket as the rules take it. The items are those of all tabs, so that none is lost when two tabs add; what
 * was removed last is this page's alone, and ends with it.
 */
function createStoredBasket(stored: StoredValue<Basket>, scope: Scope): StoredBasket {
  const removed = createBehavior<readonly BasketItem[]>(emptyBasket.removed)
  return {
    basket$: toBehavior(
      scope,
      combineLatest([stored.value$.value$, removed.value$]).pipe(
        map(([{ items }, taken]): Basket => ({ items, removed: taken })),
      ),
    ),
    change: during(scope, (rule) => {
      const before = removed.value
      let after = before
      stored.change((newest) => {
        const next = rule({ items: newest.items, removed: before })
        after = next.removed
        return next.items === newest.items ? newest : { items: next.items, removed: emptyBasket.removed }
      })
      removed.set(after)
    }),
  }
}

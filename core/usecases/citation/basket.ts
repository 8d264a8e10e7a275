import { combineLatest, map } from 'rxjs'
import {
  addToBasket,
  clearBasket,
  removeFromBasket,
  removeSelected,
  selectAll,
  selectedItems,
  selectItem,
  undoRemoval,
  type Basket,
  type BasketEntry,
  type BasketKey,
} from '../../domain/citation/basket.ts'
import { basketEntryOf } from '../../domain/citation/basket-entry-of.ts'
import { formLanguage, type CitationForm } from '../../domain/citation/citation-form.ts'
import type { CitationFormat } from '../../domain/citation/citation-formats.ts'
import { exportAddress } from '../../domain/citation/export-address.ts'
import { rememberCitations } from '../../domain/citation/remember-citations.ts'
import type { Language } from '../../domain/language/language.ts'
import { ok, type Result } from '../../domain/result.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { createBehavior, hold, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'
import { basketStateOf, type BasketState } from './basket-state.ts'
import { createCitationAsks } from './citation-asks.ts'
import { createCopySelected, type CopySelectedPorts } from './copy-selected.ts'
import type { FetchCitationsPorts } from './fetch-citations.ts'
import { createKeptBasket } from './kept-basket.ts'

export interface BasketPorts extends FetchCitationsPorts, CopySelectedPorts {
  readonly basket: StoredValue<Basket>
  readonly navigation: Pick<Navigation, 'leave'>
}

export interface BasketOptions {
  /** Of the page: the citations are in it at first. */
  readonly language: Language
}

/** An article that can be put into the basket. */
export type Collectable = Parameters<typeof basketEntryOf>[0]

export interface BasketModel {
  readonly state$: Behavior<BasketState>
  /** Nothing happens where the item is in the basket. */
  readonly add: (entry: BasketEntry) => void
  /** The same for articles as lists and pages have them: all at once, in their order. */
  readonly addArticles: (articles: readonly Collectable[]) => void
  readonly remove: (key: BasketKey) => void
  /** Puts back what was removed last on this page: one item, the selected ones, or all. */
  readonly undo: () => void
  readonly select: (key: BasketKey, selected: boolean) => void
  readonly selectAll: (selected: boolean) => void
  readonly removeSelected: () => void
  readonly clear: () => void
  /** Asks for the citations that are not known; those whose call failed are asked for again. */
  readonly ask: () => void
  readonly setForm: (form: CitationForm) => void
  /** Puts the citations of the selected items on the clipboard, once those that are not known have been asked for. */
  readonly copy: () => void
  /** Opens the page that gives the selected items as a file, in the page's language where both are shown. */
  readonly exportSelected: (format: Pick<CitationFormat, 'name'>) => void
}

/**
 * The batch basket (C4.21, C9.2): kept over visits and in all tabs at once, and told of in passing (C5.3, C8.5).
 * Nothing selected is told and nothing done.
 */
export function createBasketModel(ports: BasketPorts, scope: Scope, options: BasketOptions): BasketModel {
  const { citations, navigation, notify } = ports
  const kept = createKeptBasket(ports.basket, scope)
  const { language } = options
  const form = createBehavior<CitationForm>(language)
  const asks = createCitationAsks(ports, scope, kept.basket$, language)
  const { copy, refused$ } = createCopySelected(ports, scope, kept.basket$, { form$: form, language }, asks)

  const selected = () => selectedItems(kept.basket$.value)
  const change = during(scope, (rule: (basket: Basket) => Basket) => {
    kept.change(rule)
    citations.change((known) => {
      const left = rememberCitations(known, [], kept.basket$.value)
      return left.length === known.length ? known : left
    })
  })
  const removeAndTell = during(
    scope,
    (
      rule: (basket: Basket) => Result<Basket, 'noneSelected'>,
      message: 'batchDeleteSuccess' | 'batchEmptySuccess',
      taken: readonly BasketKey[],
    ) => {
      if (taken.length === 0) return notify('batchNoSelected')
      let told: typeof message | 'batchNoSelected' = message
      change((basket) => {
        const rest = rule(basket)
        // another tab may have changed the selection, unheard so far
        if (!rest.ok) told = 'batchNoSelected'
        return rest.ok ? rest.value : basket
      })
      notify(told)
    },
  )

  const shown = (): BasketState =>
    basketStateOf(
      {
        basket: kept.basket$.value,
        citations: citations.value$.value,
        calls: asks.calls$.value,
        form: form.value,
        asking: asks.asking$.value,
        refused: refused$.value,
      },
      language,
    )

  return {
    state$: hold(
      scope,
      combineLatest([
        kept.basket$.changes$,
        citations.value$.changes$,
        asks.calls$.changes$,
        form.changes$,
        asks.asking$.changes$,
        refused$.changes$,
      ]).pipe(map(shown)),
      shown(),
    ),
    add: (entry) => kept.change((basket) => addToBasket(basket, entry)),
    addArticles: (articles) =>
      kept.change((basket) => articles.map(basketEntryOf).reduce(addToBasket, basket)),
    remove: (key) => change((basket) => removeFromBasket(basket, key)),
    undo: () => kept.change(undoRemoval),
    select: (key, chosen) => kept.change((basket) => selectItem(basket, key, chosen)),
    selectAll: (chosen) => kept.change((basket) => selectAll(basket, chosen)),
    removeSelected: () => removeAndTell(removeSelected, 'batchDeleteSuccess', selected()),
    clear: () =>
      removeAndTell((basket) => ok(clearBasket(basket)), 'batchEmptySuccess', kept.basket$.value.items),
    ask: asks.ask,
    setForm: form.set,
    copy,
    exportSelected: during(scope, (format) => {
      const address = exportAddress(format, selected(), formLanguage(form.value, language))
      if (address === null) notify('batchNoSelected')
      else navigation.leave(address)
    }),
  }
}

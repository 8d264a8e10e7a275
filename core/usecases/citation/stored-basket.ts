import { combineLatest, map } from 'rxjs'
import { emptyBasket, type Basket, type BasketItem } from '../../domain/citation/basket.ts'
import type { StoredValue } from '../../ports/stored-value.ts'
import { createBehavior, toBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'

/** The basket of all tabs, with what this page can put back. */
export interface StoredBasket {
  readonly basket$: Behavior<Basket>
  readonly change: (rule: (basket: Basket) => Basket) => void
}

/**
 * A kept basket as the rules take it. The items are those of all tabs, so that none is lost when two tabs add; what
 * was removed last is this page's alone, and ends with it.
 */
export function createStoredBasket(stored: StoredValue<Basket>, scope: Scope): StoredBasket {
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

import type { Behavior } from '@xuekan/core/reactive'

/** A model whose code comes when it is first wanted. */
export interface LazyModel<M> {
  /** null until it is here. */
  readonly model$: Behavior<M | null>
  /** Fetches it ahead. */
  readonly want: () => void
  /** Does something with it, once it is here. Where its code cannot be had, nothing is done and that is told. */
  readonly use: (act: (model: M) => void) => void
}

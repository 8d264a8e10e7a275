import { constant, createBehavior, lazy, type Behavior } from '@xuekan/core/reactive'

/** A model whose code comes when it is first wanted. */
export interface LazyModel<M> {
  /** null until it is here. */
  readonly model$: Behavior<M | null>
  /** Fetches it ahead. */
  readonly want: () => void
  /** Does something with it, once it is here. Where its code cannot be had, nothing is done and that is told. */
  readonly use: (act: (model: M) => void) => void
}

/** A model behind a chunk of code. What could not be fetched is told once for each attempt, and tried again by the next. */
export function createLazyModel<M>(load: () => Promise<M>, codeFailed: () => void): LazyModel<M> {
  const model = createBehavior<M | null>(null)
  const fetched = lazy(() =>
    load().then(
      (loaded) => {
        model.set(loaded)
        return loaded
      },
      (failure: unknown) => {
        codeFailed()
        throw failure
      },
    ),
  )
  const ignore = (): void => undefined
  return {
    model$: model,
    want: () => void fetched().catch(ignore),
    use: (act) => {
      if (model.value === null) void fetched().then(act, ignore)
      else act(model.value)
    },
  }
}

/** A model that a page on the server never has. */
const absentModel: LazyModel<never> = {
  model$: constant(null),
  want: () => undefined,
  use: () => undefined,
}

/** All of them. */
export const noModels = { basket: absentModel, searchHelp: absentModel, theatre: absentModel } as const

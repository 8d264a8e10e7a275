import { constant, createBehavior, lazy } from '@xuekan/core/reactive'
import type { LazyModel } from '../../ui/binding/lazy-model.ts'

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
export const absentModel: LazyModel<never> = {
  model$: constant(null),
  want: () => undefined,
  use: () => undefined,
}

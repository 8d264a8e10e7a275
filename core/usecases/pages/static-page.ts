import { constant } from '../../reactive/behavior.ts'
import type { PageModel } from '../page-model.ts'
import type { Remote } from '../remote.ts'

/**
 * A page in one state, which trying again does not change: one that a server has settled, or one that asks for nothing,
 * such as unknown (C2.4), error and forbidden (C2.5).
 */
export const staticPage = <T>(state: Remote<T>): PageModel<T> => ({
  state$: constant(state),
  retry: () => undefined,
})

import type { NoContent } from '../../domain/page/page-content.ts'
import { constant } from '../../reactive/behavior.ts'
import { ready } from '../remote.ts'
import type { PageModel } from '../page-model.ts'

/** A page that asks for nothing: unknown (C2.4), error and forbidden (C2.5). */
export const createStillPage = (): PageModel<NoContent> => ({
  state$: constant(ready(null)),
  retry: () => undefined,
})

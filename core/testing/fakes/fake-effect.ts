import type { AsyncResult } from '../../ports/async-result.ts'
import { succeed, andThen } from '../../usecases/async-results.ts'

/** Looks or acts when its answer is asked for, again for each subscriber, as a call is made for each. */
export const fakeEffect = <T>(act: () => T): AsyncResult<T> => andThen(succeed(null), () => succeed(act()))

import { distinctUntilChanged, merge, of, skip, switchMap } from 'rxjs'
import type { Failure } from '../../domain/failure/failure.ts'
import { ok } from '../../domain/result.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'

export interface HoldForReader<T> {
  /** What is known of the first reader already; null to ask. */
  readonly known?: T | null
  readonly ask: (reader: Reader) => Answer<T>
  /** What is held until the answer comes, and after a failure. */
  readonly empty: T
  readonly onFailure: (failure: Failure) => void
}

export const sameReader = (a: Reader, b: Reader): boolean =>
  a.siteId === b.siteId && a.language === b.language

/**
 * What is asked once for a site and a language. Another reader empties it at once, and a late answer for the former
 * one is dropped: what is held is always the present reader's.
 */
export function holdForReader<T>(
  scope: Scope,
  reader$: Behavior<Reader>,
  { known = null, ask, empty, onFailure }: HoldForReader<T>,
): Behavior<T> {
  const held = createBehavior(known ?? empty)
  scope.add(
    reader$.changes$
      .pipe(
        distinctUntilChanged(sameReader),
        skip(known === null ? 0 : 1),
        switchMap((reader) => merge(of(ok(empty)), ask(reader))),
      )
      .subscribe((answer) => {
        held.set(answer.ok ? answer.value : empty)
        if (!answer.ok) onFailure(answer.error)
      }),
  )
  return held
}

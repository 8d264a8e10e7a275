import { map } from 'rxjs'
import { visitorOf } from '../../domain/member/visitor-of.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Visitor } from '../shell-models.ts'

/** Between two looks at the userName cookie, in milliseconds (C4.4). */
export const visitorCheckInterval = 1_000

/** Who is reading, as the userName cookie says, looked at each second (C4.4, C4.5). For display only. */
export function watchVisitor(
  { clock, cookies }: { readonly clock: Clock; readonly cookies: CookieJar },
  scope: Scope,
): Behavior<Visitor> {
  const read = (): Visitor => visitorOf(cookies.read('userName'))
  const visitor = createBehavior(read(), sameVisitor)
  scope.add(
    clock
      .every(visitorCheckInterval)
      .pipe(map(read))
      .subscribe((next) => visitor.set(next)),
  )
  return visitor
}

const sameVisitor = (a: Visitor, b: Visitor): boolean =>
  a.kind === b.kind && (a.kind !== 'member' || b.kind !== 'member' || a.shownName === b.shownName)

import { map } from 'rxjs'
import type { LinkContext } from '../../domain/link/link-context.ts'
import { languagePrefix } from '../../domain/route/language-prefix.ts'
import type { Navigation } from '../../ports/navigation.ts'
import { toBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'

/** How links are written on the current page: under /zh or /en with the language in front (C2.2, C2.22). */
export function followLinks(
  navigation: Pick<Navigation, 'address'>,
  scope: Scope,
  place: Omit<LinkContext, 'prefixed'>,
): Behavior<LinkContext> {
  const contexts = {
    prefixed: { ...place, prefixed: true },
    older: { ...place, prefixed: false },
  }
  const contextAt = (address: string): LinkContext =>
    languagePrefix(address) === null ? contexts.older : contexts.prefixed
  return toBehavior(scope, navigation.address.value$.pipe(map(contextAt)))
}

import { exhaustMap, map, Subject, tap } from 'rxjs'
import { switchLabel } from '../../domain/language/switch-label.ts'
import { switchTarget } from '../../domain/language/switch-target.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { atPlace } from '../../domain/route/at-place.ts'
import { switchAddressLanguage } from '../../domain/route/switch-address-language.ts'
import type { HeaderStyle } from '../../domain/shell/header-config.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import type { Navigation } from '../../ports/navigation.ts'
import { createBehavior, toBehavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { LanguageSwitchModel } from '../shell-models.ts'

/** From the choice of a language to the redirect, in milliseconds (C4.2). */
const languageSwitchDelay = 500

export interface LanguageSwitchPorts {
  readonly clock: Clock
  readonly cookies: CookieJar
  readonly navigation: Navigation
}

/**
 * Sets the cookie first, then leads to the same address in the other language after half a second (C4.2, C4.3), to the
 * place of the page that it is told.
 */
export function createLanguageSwitch(
  { clock, cookies, navigation }: LanguageSwitchPorts,
  scope: Scope,
  { language, style }: { readonly language: UiLanguage; readonly style: HeaderStyle },
): LanguageSwitchModel {
  const target = switchTarget(language)
  const switching = createBehavior(false)
  const choices = new Subject<string>()
  const targetOf = (address: string): string => switchAddressLanguage(address, target)

  scope.add(
    choices
      .pipe(
        tap(() => {
          cookies.write('language', target)
          switching.set(true)
        }),
        exhaustMap((place) => clock.after(languageSwitchDelay).pipe(map(() => place))),
      )
      .subscribe((place) => {
        // a page that the browser keeps for the way back must not wait any more
        switching.set(false)
        navigation.leave(atPlace(targetOf(navigation.address.value), place))
      }),
  )
  return {
    label: switchLabel(style, language),
    href$: toBehavior(scope, navigation.address.value$.pipe(map(targetOf))),
    switching$: switching,
    choose: (place = '') => choices.next(place),
  }
}

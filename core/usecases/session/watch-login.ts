import { map, Subject } from 'rxjs'
import { webLink } from '../../domain/channel/web-link.ts'
import { loginState, type LoginState } from '../../domain/member/login-state.ts'
import type { Clock } from '../../ports/clock.ts'
import type { CookieJar } from '../../ports/cookie-jar.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Stream } from '../../reactive/stream.ts'

/** Between two looks at the cookies, in milliseconds (C4.4). */
const checkInterval = 1_000

/** What a reader asks of the header's login, as it offers it (C4.6). */
export type LoginRequest = LoginState['entries'][number]

export interface Login {
  readonly state: LoginState
  /** Address of the member's picture; '' for none. */
  readonly headPicture: string
}

export interface LoginModel {
  readonly login$: Behavior<Login>
  /** What was asked for. The application gives it a destination (C2.35). */
  readonly requests$: Stream<LoginRequest>
  /** Asks for one of the entries; what is not offered is not heard. */
  readonly request: (request: LoginRequest) => void
  /** Looks at the cookies now. */
  readonly look: () => void
}

export interface LoginOptions {
  readonly showLogin: boolean
  /** The login that the page came with, to begin with: a page out of a shared cache knows no member. Absent, the cookies say it. */
  readonly served?: Login | undefined
}

/** What a page that is everybody's says of its reader. */
export const nobodysLogin = (showLogin: boolean): Login => ({
  state: loginState('', showLogin),
  headPicture: '',
})

/** The header's login, as the cookies say it, looked at each second (C4.4 to C4.6). For display only. */
export function watchLogin(
  { clock, cookies }: { readonly clock: Clock; readonly cookies: CookieJar },
  scope: Scope,
  { showLogin, served }: LoginOptions,
): LoginModel {
  const read = (): Login => {
    const state = loginState(cookies.read('userName'), showLogin)
    const picture = state.kind === 'loggedIn' ? webLink(cookies.read('headPicture')) : null
    return { state, headPicture: picture ?? '' }
  }
  const login = createBehavior(served ?? read(), sameLogin)
  const requests = new Subject<LoginRequest>()
  scope.add(
    clock
      .every(checkInterval)
      .pipe(map(read))
      .subscribe((next) => login.set(next)),
  )
  scope.add(() => requests.complete())
  return {
    login$: login,
    requests$: requests.asObservable(),
    look: () => login.set(read()),
    request: (request) => {
      if (login.value.state.entries.some((entry) => entry === request)) requests.next(request)
    },
  }
}

const sameLogin = (a: Login, b: Login): boolean =>
  nameOf(a.state) === nameOf(b.state) && a.headPicture === b.headPicture

const nameOf = (state: LoginState): string => (state.kind === 'loggedIn' ? state.shownName : '')

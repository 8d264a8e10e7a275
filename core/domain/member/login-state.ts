import { visitorOf } from './visitor-of.ts'

/** What the header offers of membership. */
export type LoginState =
  | { readonly kind: 'loggedIn'; readonly shownName: string; readonly entries: typeof memberEntries }
  | { readonly kind: 'loggedOut'; readonly entries: typeof loginEntries | typeof noEntries }

const memberEntries = ['personalCentre', 'logout'] as const
const loginEntries = ['login', 'register'] as const
const noEntries = [] as const

/**
 * Logged in when the userName cookie holds a name (C4.4): the name with personal centre and logout; logged out, the
 * links for login and registration where the site's header shows them (C4.6).
 */
export function loginState(userName: string, showLogin: boolean): LoginState {
  const visitor = visitorOf(userName)
  return visitor.kind === 'member'
    ? { kind: 'loggedIn', shownName: visitor.shownName, entries: memberEntries }
    : { kind: 'loggedOut', entries: showLogin ? loginEntries : noEntries }
}

import type { UiLanguage } from '../language/ui-language.ts'
import {
  accountScreens,
  type AccountRoute,
  type AccountScreen,
  type PersonalRoute,
  type Route,
} from '../route/route.ts'
import { permits, type Action, type Role } from './role.ts'

/** What a reader may want of an account (C1.6): the ways in, and what is changed within. */
const screens = {
  login: { screen: 'login', needs: 'seeLoginLinks' },
  loginByMessage: { screen: 'quickLogin', needs: 'seeLoginLinks' },
  register: { screen: 'register', needs: 'seeLoginLinks' },
  resetPassword: { screen: 'forgetCode', needs: 'seeLoginLinks' },
  bindThirdParty: { screen: 'accountBinding', needs: 'seeLoginLinks' },
  personalCentre: { screen: 'personal', needs: 'openPersonalPage' },
  changePassword: { screen: 'personal', needs: 'changePassword' },
  changePhone: { screen: 'personal', needs: 'changePhone' },
} as const satisfies Record<
  string,
  { readonly screen: AccountRoute['screen'] | 'personal'; readonly needs: Action }
>

export type AccountIntent = keyof typeof screens
export const accountIntents = Object.keys(screens) as readonly AccountIntent[]

/** Where that leads (C2.33): who may not do it goes to the login page first (C6.1, C6.2). */
export function accountRoute(
  intent: AccountIntent,
  role: Role,
  language: UiLanguage,
): AccountRoute | PersonalRoute {
  const { screen, needs } = screens[intent]
  if (!permits(role, needs)) return loginRoute(language, null)
  return screen === 'personal' ? { page: 'personal', language } : { page: 'account', screen, language }
}

/** The login page, and where it leads back to; null for nowhere. */
export const loginRoute = (language: UiLanguage, returnTo: string | null): AccountRoute => ({
  page: 'account',
  screen: 'login',
  language,
  ...(returnTo === null ? {} : { returnTo }),
})

/**
 * Whether a page takes a login, by password or by code: an ended session leads to no other (C4.10). Narrower than
 * `isLoginTypePage`.
 */
export const takesLogin = (route: Route): boolean =>
  route.page === 'account' && (route.screen === 'login' || route.screen === 'quickLogin')

/** The forms of accounts (C2.33): ways in, for who is not logged in, and the binding of third parties. */
export const accountForms = accountScreens
export type AccountFormName = AccountScreen

import type { UiLanguage } from '../language/ui-language.ts'
import type { AccountRoute, AccountScreen, Route } from '../route/route.ts'
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
} as const satisfies Record<string, { readonly screen: AccountScreen; readonly needs: Action }>

export type AccountIntent = keyof typeof screens
export const accountIntents = Object.keys(screens) as readonly AccountIntent[]

/** Where that leads (C2.33): who may not do it goes to the login page first (C6.1, C6.2). */
export function accountRoute(intent: AccountIntent, role: Role, language: UiLanguage): AccountRoute {
  const { screen, needs } = screens[intent]
  return { page: 'account', screen: permits(role, needs) ? screen : 'login', language }
}

/**
 * Whether a page takes a login, by password or by code: an ended session leads to no other (C4.10). Narrower than
 * `isLoginTypePage`.
 */
export const takesLogin = (route: Route): boolean =>
  route.page === 'account' && (route.screen === 'login' || route.screen === 'quickLogin')

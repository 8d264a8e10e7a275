import type { AccountScreen, Route } from '../route/route.ts'

/** The login-type screens: all that lead to a login, registration and recovery included (C2.33). */
export const loginTypeScreens: readonly AccountScreen[] = [
  'login',
  'quickLogin',
  'register',
  'forgetCode',
  'accountBinding',
  'secondFactor',
]

/** Whether the header hides its title navigation (C2.33). Wider than `takesLogin`, the pages where one can log in. */
export const isLoginTypePage = (route: Route): boolean =>
  route.page === 'account' && loginTypeScreens.includes(route.screen)

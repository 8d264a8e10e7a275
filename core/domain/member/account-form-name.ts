import type { AccountScreen } from '../route/route.ts'

/** The account screens that there are: ways in, for who is not logged in (C2.33). */
export const accountForms = [
  'login',
  'quickLogin',
  'register',
  'forgetCode',
] as const satisfies readonly AccountScreen[]
export type AccountFormName = (typeof accountForms)[number]

export const isAccountForm = (screen: AccountScreen): screen is AccountFormName =>
  (accountForms as readonly AccountScreen[]).includes(screen)

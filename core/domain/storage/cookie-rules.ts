/**
 * To whom a kept value is of use. open: read as it stands. credential: proves who is reading; cleared when that ends.
 * device: says that a member has logged in here before, to the host alone; it proves nobody and outlasts a session.
 * encrypted: kept from being read at a glance (C9.14). reserved: cleared wherever credentials are, never written,
 * never read (C3.17).
 */
export type StorageUse = 'open' | 'credential' | 'device' | 'encrypted' | 'reserved'

/** How long and to whom a cookie is kept. */
export interface CookieRule {
  /** Kept so many days; null until the browser closes. */
  readonly days: number | null
  /** Kept so many days where a login is to be remembered; as `days` say without it. */
  readonly rememberedDays?: number
  readonly use: StorageUse
}

/** Days that a login which is to be remembered lasts at most: its session, and the cookies that tell of it. */
export const rememberedDays = 90

/** Every cookie (C3.17, and what is shown of a member: C4.7). The host sets `token` and `knownDevice` HttpOnly, out of the reach of scripts. */
export const cookieRules = {
  language: { days: 365, use: 'open' },
  userName: { days: null, rememberedDays, use: 'open' },
  token: { days: null, rememberedDays, use: 'credential' },
  commonToken: { days: null, rememberedDays, use: 'credential' },
  aesPassword: { days: null, use: 'reserved' },
  aesKey: { days: null, use: 'reserved' },
  memberInfo: { days: null, rememberedDays, use: 'open' },
  headPicture: { days: null, rememberedDays, use: 'open' },
  knownDevice: { days: 180, use: 'device' },
} as const satisfies Readonly<Record<string, CookieRule>>

export type CookieName = keyof typeof cookieRules

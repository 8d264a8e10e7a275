import type { CookieName } from './cookie-rules.ts'

/** What the end of a session takes: who is reading, what proved it (C4.10), and what was shown of them (C4.7). */
export const clearedAtExpiry = [
  'userName',
  'token',
  'memberInfo',
  'headPicture',
] as const satisfies readonly CookieName[]

/** What a logout takes: every credential, and the reserved names whoever wrote them (C4.9). */
export const clearedAtLogout = [
  ...clearedAtExpiry,
  'commonToken',
  'aesPassword',
  'aesKey',
] as const satisfies readonly CookieName[]

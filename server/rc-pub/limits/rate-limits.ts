import { endpoints } from '@xuekan/rc-pub/contract'

/** How often one client may call, a minute. */
export interface RateLimits {
  /** Calls that answer what the store holds. */
  readonly calls: number
  /** Files, of which a page has many. */
  readonly files: number
  readonly searches: number
  /** Documents that are made for who asks: PDFs, citations. */
  readonly downloads: number
  /** Pictures that are drawn as other sites show them, by the browser that prints PDFs. */
  readonly previews: number
  readonly uploads: number
  /** Letters and short messages that somebody is sent who may not have asked. */
  readonly letters: number
  /** Ways in and proofs of who one is: each costs a hash that is slow on purpose, or is a guess. */
  readonly logins: number
}

/** Far above what a reader does and what a polite program does; a flood is over within the minute. */
export const standardRateLimits: RateLimits = {
  calls: 6_000,
  files: 12_000,
  searches: 600,
  downloads: 240,
  previews: 60,
  uploads: 30,
  letters: 10,
  logins: 30,
}

/** Calls that take a password, or a code that lets somebody in. */
const loginPath = new RegExp(
  `/(?:${[
    endpoints.login,
    endpoints.register,
    endpoints.loginByCode,
    endpoints.setPassword,
    endpoints.changePassword,
    endpoints.bindThird,
    endpoints.loginByFactor,
    endpoints.beginFactor,
    endpoints.endFactor,
    endpoints.beginPasskey,
    endpoints.removePasskey,
    endpoints.exportData,
    endpoints.deleteAccount,
  ]
    .map(({ path }) => path.replace(/^\//, ''))
    .join('|')})$`,
)

const families: readonly (readonly [pattern: RegExp, limit: keyof RateLimits])[] = [
  [/\/files\/fileUpload$/, 'uploads'],
  [/\/(?:frontMembers\/askForAlerts|auth\/send(?:Receiver|Mobile)Message)$/, 'letters'],
  [loginPath, 'logins'],
  [/\/files\/preview$/, 'previews'],
  [/\/files\//, 'files'],
  [/\/vod\/play/, 'files'],
  [/\/search\/|\/(?:quick|advanced)?search$/i, 'searches'],
  [/\/front-article\/download/, 'downloads'],
]

/** Which limit the calls of a path are under; those under one limit count together. */
export const rateLimitOf = (path: string): keyof RateLimits =>
  families.find(([pattern]) => pattern.test(path))?.[1] ?? 'calls'

/** How often one client may call, a minute. */
export interface RateLimits {
  /** Calls that answer what the store holds. */
  readonly calls: number
  /** Files, of which a page has many. */
  readonly files: number
  readonly searches: number
  /** Documents that are made for who asks: PDFs, citations. */
  readonly downloads: number
  readonly uploads: number
  /** Letters and short messages that somebody is sent who may not have asked. */
  readonly letters: number
  /** Calls that compute the hash of a password. */
  readonly logins: number
}

/** Far above what a reader does and what a polite program does; a flood is over within the minute. */
export const standardRateLimits: RateLimits = {
  calls: 6_000,
  files: 12_000,
  searches: 600,
  downloads: 240,
  uploads: 30,
  letters: 10,
  logins: 30,
}

const families: readonly (readonly [pattern: RegExp, limit: keyof RateLimits])[] = [
  [/\/files\/fileUpload$/, 'uploads'],
  [/\/(?:frontMembers\/askForAlerts|auth\/send(?:Receiver|Mobile)Message)$/, 'letters'],
  [/\/auth\/(?:login|thirdBind|register|setNewPwd|changePwd)$/, 'logins'],
  [/\/auth\/(?:(?:begin|end)SecondFactor|(?:begin|remove)Passkey)$/, 'logins'],
  [/\/frontMembers\/(?:exportData|deleteAccount)$/, 'logins'],
  [/\/files\//, 'files'],
  [/\/vod\/play/, 'files'],
  [/\/search\/|\/(?:quick|advanced)?search$/i, 'searches'],
  [/\/front-article\/download/, 'downloads'],
]

/** Which limit the calls of a path are under; those under one limit count together. */
export const rateLimitOf = (path: string): keyof RateLimits =>
  families.find(([pattern]) => pattern.test(path))?.[1] ?? 'calls'

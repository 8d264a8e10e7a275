/** Names of the headers that a call may bear, in lower case (C7.1, C7.14); a token, what a known device keeps and a captcha's solution are among them. */
export const requestHeaders = [
  'language',
  'siteid',
  'token',
  'knowndevice',
  'captcha',
  'content-type',
] as const

export type RequestHeader = (typeof requestHeaders)[number]

/** One request as a transport carries it. */
export interface RcPubRequest {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With /rc-pub, its parameters encoded; no query. */
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON; null for none. */
  readonly body: unknown
  /** For whom a host asks that is in the same process; over a network the host says so by a header of its own. */
  readonly from?: { readonly address: string; readonly origin: string }
}

/** One answer as a transport brings it, whatever its HTTP status. */
export interface RcPubAnswer {
  readonly httpStatus: number
  /** Text as received, or a value where nothing was ever printed. */
  readonly body:
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'value'; readonly value: unknown }
}

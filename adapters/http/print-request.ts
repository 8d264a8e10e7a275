import type { UiLanguage } from '@xuekan/core'
import type { SiteId } from '@xuekan/core/site'
import { basePath, type Endpoint } from './contract/endpoint.ts'
import type { RcPubRequest, RequestHeader } from './contract/exchange.ts'

/** What one call is made with. */
export interface EndpointInput<Sent = unknown> {
  readonly language: UiLanguage
  /** Absent where the site is what is asked for. */
  readonly siteId?: SiteId
  /** Values of the path's parameters. */
  readonly path?: Readonly<Record<string, string>>
  /** null and '' are left out, but for what the call sends empty. */
  readonly query?: Readonly<Record<string, string | number | null>>
  /** The solution of a captcha, sent as a header with a GET or DELETE (identifyHeader). */
  readonly identify?: string
  /** Sent in place of the session's own token, whose end its refusal is not. */
  readonly token?: string
  /** What the contract of the call says is sent, or the bytes of a file. */
  readonly body?: Sent
}

/** The request of a call, with its headers (C7.1) and, on a GET, its timestamps (C7.3). An empty token is not sent. */
export function printRequest(
  endpoint: Endpoint<unknown>,
  input: EndpointInput,
  sessionToken: string,
  now: number,
): RcPubRequest {
  const { language, siteId, identify = '', token = sessionToken } = input
  return {
    method: endpoint.method,
    path:
      basePath + endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(input.path?.[name] ?? '')),
    query: {
      ...blank(endpoint),
      ...given(input.query ?? {}),
      ...(endpoint.method === 'GET' ? { timestamps: String(now) } : {}),
    },
    headers: {
      language,
      ...(siteId === undefined || siteId === '' ? {} : { siteid: siteId }),
      ...(token === '' ? {} : { token }),
      ...(input.body instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
      ...(identify === '' || endpoint.method === 'POST' ? {} : { captcha: identify }),
    } satisfies Partial<Record<RequestHeader, string>>,
    body: input.body ?? null,
  }
}

/** What cannot be a segment, or would change the path, becomes one that names nothing. */
const segment = (raw: string): string => (/^\.{0,2}$/.test(raw) ? '-' : encodeURIComponent(wellFormed(raw)))

/** Lone surrogates cannot be encoded. */
const wellFormed = (raw: string): string => raw.replace(/\p{Cs}/gu, '\uFFFD')

const blank = (endpoint: Endpoint<unknown>): Record<string, string> =>
  Object.fromEntries((endpoint.blank ?? []).map((name) => [name, '']))

const given = (query: Readonly<Record<string, string | number | null>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, wellFormed(String(value))]],
    ),
  )

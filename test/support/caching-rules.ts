import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** An answer as a shared cache keeps it. */
export interface Stored {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Seconds of the cache's clock. */
  readonly storedAt: number
  /** Headers of the request that it answered. */
  readonly requested: IncomingHttpHeaders
}

/** Directives of a Cache-Control header by name in lower case, with their arguments (RFC 9111, 5.2). */
const directivesOf = ({ 'cache-control': raw = '' }: IncomingHttpHeaders): ReadonlyMap<string, string> =>
  new Map(
    raw
      .split(',')
      .map((each) => each.trim().split('='))
      .map(([name = '', value = '']) => [name.toLowerCase(), value.replace(/^"|"$/g, '')]),
  )

/** The headers by which answers differ; null for '*', which no request is like. */
const varying = ({ vary = '' }: IncomingHttpHeaders): readonly string[] | null => {
  const names = vary
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
  return names.includes('*') ? null : names.filter((name) => name !== '')
}

/** Whether what is stored may answer a request with these headers (RFC 9111, 4.1). */
export const isSameRequest = ({ headers, requested }: Stored, asked: IncomingHttpHeaders): boolean =>
  varying(headers)?.every((name) => String(requested[name] ?? '') === String(asked[name] ?? '')) ?? false

/** Final statuses that this cache understands. */
const understood: ReadonlySet<number> = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])

/**
 * Whether a shared cache may store an answer (RFC 9111, 3), and this one does: it wants to be told for how long or by what
 * to ask again, and nothing that sets a cookie.
 */
export function isStorable(
  { method, headers: asked }: IncomingMessage,
  { status, headers }: Stored,
): boolean {
  const said = directivesOf(headers)
  if (method !== 'GET' || !understood.has(status) || varying(headers) === null) return false
  if (said.has('no-store') || said.has('private') || directivesOf(asked).has('no-store')) return false
  if (headers['set-cookie'] !== undefined) return false
  const isForAll = said.has('public') || said.has('s-maxage') || said.has('must-revalidate')
  if (asked.authorization !== undefined && !isForAll) return false
  return said.has('s-maxage') || said.has('max-age') || (said.has('no-cache') && headers.etag !== undefined)
}

/** Seconds for which an answer is fresh (RFC 9111, 4.2.1), and for which it may be sent while it is asked for (RFC 5861). */
export function lifetimeOf({ headers }: Stored): { readonly fresh: number; readonly whileAsking: number } {
  const said = directivesOf(headers)
  if (said.has('no-cache')) return { fresh: 0, whileAsking: 0 }
  const fresh = seconds(said.get('s-maxage') ?? said.get('max-age'))
  // both forbid a shared cache to send what is stale (RFC 9111, 5.2.2.2, 5.2.2.8); s-maxage alone does not where this is said
  const mayBeStale = !said.has('must-revalidate') && !said.has('proxy-revalidate')
  return { fresh, whileAsking: mayBeStale ? seconds(said.get('stale-while-revalidate')) : 0 }
}

const seconds = (raw: string | undefined): number =>
  raw !== undefined && /^\d+$/.test(raw) ? Number(raw) : 0

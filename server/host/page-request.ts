import { bearsSecret, pageSharing, withoutTimestamps, type PageSharing } from '@xuekan/core/route'
import type { FastifyRequest } from 'fastify'
import type { PageRequest } from './page-answer.ts'
import { noCookies, pageCookies, type PageCookies } from './page-cookies.ts'

/** A request for a page, as rendering and caches are given it. */
export interface ParsedPageRequest {
  readonly requested: PageRequest
  readonly sharing: PageSharing
  /** Whether its address is told to no other site: it bears a secret. */
  readonly isSecret: boolean
  /** All that rendering for nobody is given; null for a reader's page, which is kept by nobody. Law: equal keys mean equal requests. */
  readonly key: string | null
}

/** What a request asks for. What tells nothing of the page is left out, so that it parts no two that ask the same. */
export function parsePageRequest({ headers, raw, host, protocol }: FastifyRequest): ParsedPageRequest {
  const { cookies, language } = pageCookies(headers.cookie ?? '')
  const address = withoutTimestamps(raw.url ?? '/')
  const sharing = pageSharing(address, cookies)
  const visited = { address, host, protocol: protocol === 'https' ? 'https' : 'http' } as const
  const isSecret = sharing === 'reader' && bearsSecret(address)
  if (sharing === 'reader') return { sharing, isSecret, requested: { ...visited, cookies }, key: null }
  const shown = sharing === 'byCookie' ? language : null
  return {
    sharing,
    isSecret,
    requested: { ...visited, cookies: shown === null ? noCookies : cookies },
    key: keyOf(visited, shown),
  }
}

const keyOf = (
  { address, host, protocol }: Omit<PageRequest, 'cookies'>,
  language: PageCookies['language'],
): string => `${protocol}\n${host}\n${language ?? ''}\n${address}`

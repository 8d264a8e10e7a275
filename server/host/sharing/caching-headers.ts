import { surrogateKeys, type AnswerContent, type PageSharing } from '@xuekan/core/route'
import type { FastifyReply } from 'fastify'

/** Who may keep an answer: as pages are shared, or a reader's own browser alone, to be asked for again each time. */
export type CacheScope = PageSharing | 'browser'

/** Seconds in which a shared cache may send what it keeps beyond its time, while it asks for another. */
const whileAsking = 30

const cacheControl = (cachedFor: CacheScope, sharedFor: number): string => {
  if (cachedFor === 'reader') return 'private, no-store'
  if (cachedFor !== 'everybody') return 'private, no-cache'
  return `public, max-age=0, s-maxage=${sharedFor}, stale-while-revalidate=${whileAsking}`
}

/**
 * Says to caches who may keep a page (RFC 9111), and of everybody's under which names: those of Fastly and Varnish, and
 * those of Cloudflare.
 * @param sharedFor seconds that shared caches may keep it
 */
export function addCachingHeaders(
  reply: FastifyReply,
  cachedFor: CacheScope,
  sharedFor: number,
  content: AnswerContent,
): void {
  reply.header('cache-control', cacheControl(cachedFor, sharedFor))
  reply.header('vary', cachedFor === 'everybody' ? 'accept-encoding' : 'accept-encoding, cookie')
  if (cachedFor !== 'everybody') return
  const keys = surrogateKeys(content)
  if (keys.length > 0) reply.header('surrogate-key', keys.join(' ')).header('cache-tag', keys.join(','))
}

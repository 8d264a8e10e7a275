import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageOf, refusal } from '../routes/answer-request.ts'
import { CountsInWindows } from './counts-in-windows.ts'
import { rateLimitOf, type RateLimits } from './rate-limits.ts'

/** The path of the contract; what a call before another rc-pub asks for, decoded as that one's router does. */
function calledPath({ routeOptions, params }: FastifyRequest): string {
  const { url = '' } = routeOptions
  const rest: unknown = (params as Readonly<Record<string, unknown>> | null)?.['*']
  return url.endsWith('*') && typeof rest === 'string' ? url.slice(0, -1) + rest : url
}

/** Characters of an address, with its query: more than any list of ids that is answered at once. */
const longestAddress = 12_000

const minute = 60_000

/**
 * Limits of size and rate for every route of this server. What is over one gets a refusal in the envelope: 414, or 429
 * with Retry-After. null counts nobody.
 */
export async function addLimits(server: FastifyInstance, limits: RateLimits | null): Promise<void> {
  server.addHook('onRequest', async (request, reply) => {
    if (request.url.length <= longestAddress) return undefined
    const language = languageOf(request)
    return reply
      .code(414)
      .send(refusal(414, language === 'zh' ? '请求地址过长' : 'The address of the request is too long.'))
  })
  if (limits === null) return
  await server.register(rateLimit, { global: false, timeWindow: minute, store: CountsInWindows })
  const counted = (max: number) => server.createRateLimit({ max })
  const counts = {
    calls: counted(limits.calls),
    files: counted(limits.files),
    searches: counted(limits.searches),
    downloads: counted(limits.downloads),
    previews: counted(limits.previews),
    uploads: counted(limits.uploads),
    letters: counted(limits.letters),
    logins: counted(limits.logins),
  }
  server.addHook('onRequest', async (request, reply) => {
    const count = await counts[rateLimitOf(calledPath(request))](request)
    if (count.isAllowed || !count.isExceeded) return undefined
    const seconds = count.ttlInSeconds
    const message =
      languageOf(request) === 'zh'
        ? `请求过于频繁，请 ${seconds} 秒后再试`
        : `Too many requests: please try again in ${seconds} seconds.`
    return reply.code(429).header('retry-after', seconds).send(refusal(429, message))
  })
}

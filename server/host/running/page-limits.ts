import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import { parseRoute, type Route } from '@xuekan/core/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How many pages one client may have rendered a minute, where kept ones count for nobody, and tell of. */
export interface PageLimits {
  readonly pages: number
  readonly searches: number
  /** Visits that its browsers may tell of. */
  readonly toldVisits: number
  /** Forms that it may post; any number without it. */
  readonly forms?: number
}

/** A reader opens one page in some seconds, a polite crawler one a second. */
export const standardPageLimits: PageLimits = { pages: 1_200, searches: 300, toldVisits: 6_000, forms: 30 }

const minute = 60_000

const searches = new Set<Route['page']>(['search', 'advancedSearch'])

/** Counts a request for a page that has to be rendered: seconds after which to come again, or null to go on. */
export type AdmitPage = (request: FastifyRequest) => Promise<number | null>

/** What counts clients within windows of time; the package's own goes by the clock of the machine. */
export type ClientCounts = NonNullable<RateLimitPluginOptions['store']>

export async function createPageLimits(
  host: FastifyInstance,
  limits: PageLimits | null,
  counts: ClientCounts | null,
): Promise<AdmitPage> {
  let admit: AdmitPage = async () => null
  if (limits === null) return admit
  await host.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      timeWindow: minute,
      ...(counts === null ? {} : { store: counts }),
    })
    const pages = scope.createRateLimit({ max: limits.pages })
    const searched = scope.createRateLimit({ max: limits.searches })
    admit = async (request) => {
      const isSearch = searches.has(parseRoute(request.raw.url ?? '/').page)
      const count = await (isSearch ? searched : pages)(request)
      return count.isAllowed || !count.isExceeded ? null : count.ttlInSeconds
    }
  })
  return admit
}

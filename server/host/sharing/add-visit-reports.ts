import rateLimit from '@fastify/rate-limit'
import { parseAnswerMark } from '@xuekan/core/route'
import type { FastifyInstance } from 'fastify'
import { isFromHere } from '../check-origin.ts'
import type { PageVisit } from '../page-answer.ts'
import { refuse } from '../refuse.ts'
import type { ClientCounts } from '../running/page-limits.ts'
import type { AnswerLedger } from './answer-ledger.ts'
import { visitReportAddress } from './visit-report-address.ts'
import { usageClientOf, type UsageClient } from './usage-client.ts'

export interface VisitReportsOptions {
  readonly ledger: AnswerLedger
  readonly countVisit: (visit: PageVisit, client: UsageClient) => void
  /** How many visits one client may tell of in a minute; null for no limit. */
  readonly most: number | null
  readonly clientCounts: ClientCounts | null
}

const form = /^(\S{1,256}) (\d{1,10})$/

/**
 * Where a browser tells of a page that it was given: the mark of its answer and the milliseconds since it came. What the
 * host has counted already is not counted again. Pages of the host itself alone tell.
 */
export async function addVisitReports(host: FastifyInstance, options: VisitReportsOptions): Promise<void> {
  const { ledger, countVisit, most, clientCounts } = options
  await host.register(async (scope) => {
    if (most !== null)
      await scope.register(rateLimit, {
        max: most,
        timeWindow: 60_000,
        ...(clientCounts === null ? {} : { store: clientCounts }),
      })
    scope.post<{ Body: unknown }>(visitReportAddress, { bodyLimit: 512 }, async (request, reply) => {
      if (!isFromHere(request))
        return refuse(request, reply, 403, 'Pages of this portal alone tell of visits.')
      const [, text = '', since = ''] = form.exec(typeof request.body === 'string' ? request.body : '') ?? []
      const mark = parseAnswerMark(text)
      if (mark === null) return refuse(request, reply, 400, 'This is no mark of an answer.')
      const { siteId, articleId } = mark
      if (ledger.told(mark, Number(since))) countVisit({ siteId, articleId }, usageClientOf(request))
      return reply.code(204).header('cache-control', 'no-store').send()
    })
  })
}

import { readQuery, splitAddress, writtenForms } from '@xuekan/core/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noCookies } from '../page-cookies.ts'
import { refuse } from '../refuse.ts'
import { sendText } from '../send-text.ts'
import type { DescribePage } from './describe-page.ts'

export interface Descriptions {
  readonly describe: DescribePage
  /** Refuses a request whose page may have to be loaded, or lets it go on with null. */
  readonly refuse: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>
}

/** Seconds after which a description is worth asking for again that could not be had. */
const retryAfter = 30

/** Statuses that tell more than that there is nothing. */
const tells = (status: number): boolean => status === 410 || status >= 500

/** `/metadata?as=linkset&page=/zh/article/7`: a page of this host for programs, in one of the forms written from its content. */
export function addDescriptions(host: FastifyInstance, { describe, refuse: refuseMany }: Descriptions): void {
  host.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: '/metadata',
    handler: async (request, reply) => {
      const query = new Map(readQuery(splitAddress(request.raw.url ?? '/').query))
      const form = writtenForms.find(({ as }) => as === query.get('as'))
      const address = query.get('page') ?? ''
      if (form === undefined || !/^\/(?!\/)/.test(address)) {
        const forms = writtenForms.map(({ as }) => as).join(', ')
        return refuse(
          request,
          reply,
          400,
          `Ask with page, an address of this host, and as, one of: ${forms}.`,
        )
      }
      const refused = await refuseMany(request, reply)
      if (refused !== null) return refused
      const protocol = request.protocol === 'https' ? 'https' : 'http'
      const requested = { address, host: request.host, protocol, cookies: noCookies } as const
      const answer = await describe(requested, form)
      reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex')
      if (answer.kind === 'written') return sendText(request, reply.type(form.type), answer.body)
      if (answer.kind === 'none' && answer.status >= 500) reply.header('retry-after', retryAfter)
      const status = answer.kind === 'none' && tells(answer.status) ? answer.status : 404
      return refuse(request, reply, status, 'This page has no such description.')
    },
  })
}

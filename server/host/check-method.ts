import type { FastifyInstance } from 'fastify'
import { formPaths } from './forms/add-forms.ts'
import { isCallAddress } from './is-call-address.ts'
import { refuse } from './refuse.ts'
import { visitReportAddress } from './sharing/visit-report-address.ts'

const pageMethods = 'GET, HEAD, OPTIONS'

/**
 * Pages and files are read alone: OPTIONS says so, and any other method is refused before a body is looked at. Visits are
 * told of by POST, and forms are posted to their pages.
 */
export function addMethodCheck(host: FastifyInstance): void {
  host.addHook('onRequest', (request, reply, done) => {
    const { method, url } = request
    if (method === 'GET' || method === 'HEAD' || isCallAddress(url)) return done()
    if (method === 'POST' && url === visitReportAddress) return done()
    const takesForms = formPaths.has(url.split('?', 1)[0] ?? '')
    if (method === 'POST' && takesForms) return done()
    reply.header('allow', takesForms ? `${pageMethods}, POST` : pageMethods)
    if (method === 'OPTIONS') reply.code(204).send()
    else refuse(request, reply, 405, `This address is read alone (${pageMethods}).`)
    return undefined
  })
  // calls by methods that no call has, and files that are not there
  host.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead) return refuse(request, reply, 404, 'Not found')
    return refuse(
      request,
      reply.header('allow', 'DELETE, GET, HEAD, OPTIONS, POST'),
      405,
      'No call has this method.',
    )
  })
}

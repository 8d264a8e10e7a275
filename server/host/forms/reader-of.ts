import { readCookies } from '@xuekan/core/site'
import type { FastifyRequest } from 'fastify'
import { languageForFailure } from '../failure-page.ts'
import type { Reader } from './handover-routes.ts'

/** Who a request comes from, as it shows itself: whether its token is anybody's is asked of rc-pub. */
export const readerOf = (request: FastifyRequest): Reader => ({
  cookies: readCookies(request.headers.cookie ?? ''),
  host: request.host,
  protocol: request.protocol === 'https' ? 'https' : 'http',
  language: languageForFailure(request.raw.url ?? '/', request.headers.cookie ?? ''),
})

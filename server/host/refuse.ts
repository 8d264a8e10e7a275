import type { FastifyReply, FastifyRequest } from 'fastify'
import { isCallAddress } from './is-call-address.ts'

/** Refuses a request: under /rc-pub in the envelope of calls (C7.17), elsewhere in one line. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  message: string,
): FastifyReply {
  reply.code(status).header('cache-control', 'no-store')
  if (isCallAddress(request.url)) return reply.send({ status, message, data: null })
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`)
}

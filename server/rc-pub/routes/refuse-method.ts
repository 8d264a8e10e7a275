import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf, refusal } from './answer-request.ts'
import { allowedMethods } from './endpoint-router.ts'

/**
 * Of a call by a method that it does not have: 405 in the envelope, with the methods that it has (C7.17). OPTIONS is
 * told them. A path that is no call goes on.
 */
export async function refuseMethod(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const allowed = allowedMethods(request.url.split('?', 1)[0] ?? '')
  if (allowed.length === 0) return undefined
  reply.header('allow', allowed.join(', '))
  if (request.method === 'OPTIONS') return reply.code(204).send()
  const message =
    languageOf(request) === 'zh' ? '请求方法不受支持' : 'This call does not have the method of the request.'
  return reply.code(405).send(refusal(405, message))
}

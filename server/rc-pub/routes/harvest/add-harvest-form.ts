import { basePath, endpoints } from '@xuekan/rc-pub/contract'
import type { FastifyInstance } from 'fastify'
import { answerBytes } from '../answer-bytes.ts'
import type { Answering } from '../answer-request.ts'
import { harvestHandlers } from './harvest.ts'

/** Harvests by POST, which the protocol has for long arguments: a server of its own, which reads forms. */
export async function addHarvestForm(server: FastifyInstance, answering: Answering): Promise<void> {
  server.removeAllContentTypeParsers()
  const form = 'application/x-www-form-urlencoded'
  server.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body))
  server.post(basePath + endpoints.harvest.path, (request, reply) =>
    answerBytes(answering, harvestHandlers.harvest, request, reply),
  )
}

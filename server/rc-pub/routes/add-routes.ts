import { basePath, endpoints, operations } from '@xuekan/rc-pub/contract'
import type { FastifyInstance } from 'fastify'
import type { AnswerOverHttp } from '../answers/answer-over-http.ts'
import { bytesInMemory } from '../bytes/bytes.ts'
import { sendBytes } from '../bytes/send-bytes.ts'
import { answerBytes } from './answer-bytes.ts'
import type { Answering } from './answer-request.ts'
import type { BytesEndpoint } from './endpoint-handler.ts'
import { addUploadRoute } from './files/add-upload-route.ts'
import { bytesHandlers } from './handlers.ts'
import { addHarvestForm } from './harvest/add-harvest-form.ts'
import { openApi } from './open-api.ts'
import { refuseMethod } from './refuse-method.ts'

/** Every call of the contract, over HTTP. */
export function addRoutes(server: FastifyInstance, answering: Answering, answer: AnswerOverHttp): void {
  // how many programs send a POST that has nothing to send
  const form = 'application/x-www-form-urlencoded'
  server.addContentTypeParser(form, { parseAs: 'string' }, (_request, _body, done) => done(null))
  for (const { method, path, body, takes } of operations(Object.values(endpoints))) {
    if (takes === 'file') server.register(async (within) => addUploadRoute(within, answering, { path, body }))
    if (body === null || takes === 'file') continue
    server.route({ method, url: pattern(path), handler: answer, schema: { response: { 200: body } } })
  }
  for (const [name, handler] of Object.entries(bytesHandlers)) {
    server.route({
      // Fastify's own HEAD would count bytes that are not read
      method: ['GET', 'HEAD'],
      exposeHeadRoute: false,
      url: basePath + pattern(endpoints[name as BytesEndpoint].path),
      handler: (request, reply) => answerBytes(answering, handler, request, reply),
    })
  }
  server.register(async (within) => addHarvestForm(within, answering))
  const document = bytesInMemory(Buffer.from(JSON.stringify(openApi())), {
    mediaType: 'application/json; charset=utf-8',
    caching: 'revalidate',
    fileName: '',
    shown: 'inline',
    zips: true,
  })
  server.route({
    method: ['GET', 'HEAD'],
    exposeHeadRoute: false,
    url: `${basePath}/openapi.json`,
    handler: (request, reply) => sendBytes(request, reply, document),
  })
  server.all(`${basePath}/*`, { onRequest: refuseMethod }, answer)
}

/** A path of the contract as Fastify writes it. */
const pattern = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

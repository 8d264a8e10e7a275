import type { UiLanguage } from '@xuekan/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { busy, languageOf, refusal } from './answer-request.ts'

const messages: Readonly<Record<number, Readonly<Record<UiLanguage, string>>>> = {
  400: { zh: '请求格式不正确', en: 'The request cannot be read.' },
  413: { zh: '请求内容过大', en: 'The body of the request is too large.' },
  415: { zh: '不支持的内容类型', en: 'Bodies of this type are not read.' },
}

/** Answers what went wrong before a handler was reached: a request's fault in an envelope, ours reported and in one. */
export const answerProblem =
  (report: (failure: unknown) => void) =>
  async (problem: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(request)
    const status = statusOf(problem)
    reply.header('cache-control', 'no-cache')
    if (status === null) {
      report(problem)
      return reply.code(500).send(busy(language))
    }
    // the rest of what is too long is not waited for
    if (status === 413) reply.header('connection', 'close')
    const message = (messages[status] ?? messages[400])?.[language]
    return reply.code(status).send(refusal(status, message ?? ''))
  }

const statusOf = (problem: unknown): number | null => {
  const status = (problem as { readonly statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null
}

import { isUiLanguage, type UiLanguage } from '@xuekan/core'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Why a call is not passed on, or its answer not passed back. */
export type ProxyProblem =
  | 'unreadable'
  | 'unknown'
  | 'otherMethod'
  | 'tooLarge'
  | 'unreachable'
  | 'late'
  | 'unfit'

const refusals: Readonly<
  Record<ProxyProblem, Readonly<Record<UiLanguage, string>> & { readonly status: number }>
> = {
  unreadable: { status: 400, zh: '请求的地址无法读取', en: 'The address of the request cannot be read.' },
  unknown: { status: 404, zh: '接口不存在', en: 'There is no such call.' },
  otherMethod: { status: 405, zh: '接口不接受这种请求方法', en: 'This call does not take this method.' },
  tooLarge: { status: 413, zh: '请求内容过大', en: 'The body of the request is too large.' },
  unreachable: {
    status: 502,
    zh: '暂时连不上存放内容的服务器，请稍后再试',
    en: 'The server that holds the content cannot be reached just now. Please try again in a moment.',
  },
  late: {
    status: 504,
    zh: '存放内容的服务器没有及时回答，请稍后再试',
    en: 'The server that holds the content did not answer in time. Please try again in a moment.',
  },
  unfit: {
    status: 502,
    zh: '存放内容的服务器出了故障，请稍后再试',
    en: 'The server that holds the content has failed. Please try again in a moment.',
  },
}

/** Answers in the envelope of calls (C7.17), in the language of the call; `status` is another one than usual. */
export function refuseCall(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: ProxyProblem,
  status = refusals[problem].status,
): FastifyReply {
  const wish = request.headers['language']
  const language = isUiLanguage(wish) ? wish : 'en'
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ status, message: refusals[problem][language], data: null })
}

import { isLanguage, type Language } from '@xuekan/core'
import { successMessage, successStatus } from '../../../adapters/http/contract/envelope.ts'
import type { Queryable } from '../store/database.ts'
import type { VisitCounter } from '../store/visit-counter.ts'
import type { CallContext } from './call-handler.ts'
import { matchCall } from './call-router.ts'

/** One call, whatever brought it. */
export interface IncomingCall {
  readonly method: string
  /** With /rc-pub, without the query, parameters encoded. */
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>
}

export interface CallAnswer {
  readonly httpStatus: number
  readonly envelope: { readonly status: number; readonly message: string; readonly data: unknown }
}

export interface Answering {
  readonly database: Queryable
  readonly visits: VisitCounter
  readonly today: () => string
  /** Told of every failure of this product's own code. */
  readonly report: (failure: unknown) => void
}

export const refusal = (httpStatus: number, message: string, status = httpStatus): CallAnswer => ({
  httpStatus,
  envelope: { status, message, data: null },
})

/** Answers one call in an envelope (C7.17). A refusal has HTTP status 200, as in the real product; never throws. */
export async function answerCall(answering: Answering, call: IncomingCall): Promise<CallAnswer> {
  const match = matchCall(call.method, call.path)
  const language = languageOf(call)
  if (match === null) return refusal(404, language === 'zh' ? '接口不存在' : 'There is no such call.')
  try {
    const outcome = await match.handler(contextOf(answering, call, language, match.pathParameters))
    if (outcome.kind === 'refused') return refusal(200, outcome.message[language], outcome.status)
    return {
      httpStatus: 200,
      envelope: { status: successStatus, message: successMessage, data: outcome.data },
    }
  } catch (failure) {
    answering.report(failure)
    return busy(language)
  }
}

/** Said of a failure of this product's own code. */
export const busy = (language: Language): CallAnswer =>
  refusal(500, language === 'zh' ? '系统繁忙，请稍后再试' : 'The system is busy, please try again later.')

function contextOf(
  { database, visits, today }: Answering,
  { query, headers }: IncomingCall,
  language: Language,
  pathParameters: Readonly<Record<string, string>>,
): CallContext {
  const parameter = (name: string): string => pathParameters[name] ?? textOf(query[name])
  return {
    database,
    visits,
    language,
    parameter,
    today: today(),
    siteId: parameter('siteId') || textOf(headers['siteid']),
  }
}

/** English without a header. */
export function languageOf({ query, headers }: Pick<IncomingCall, 'query' | 'headers'>): Language {
  const wishes = [textOf(headers['language']), textOf(query['language'])].map((wish) => wish.toLowerCase())
  return wishes.find(isLanguage) ?? 'en'
}

/** Of a parameter that is given several times the first counts. */
export const textOf = (raw: unknown): string => {
  const first: unknown = Array.isArray(raw) ? raw[0] : raw
  return typeof first === 'string' || typeof first === 'number' ? String(first).trim() : ''
}

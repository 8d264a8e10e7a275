import { isUiLanguage, type UiLanguage } from '@xuekan/core'
import type { AgreementTexts } from '@xuekan/core/member'
import { successMessage, successStatus, type Endpoint } from '@xuekan/rc-pub/contract'
import type { OpenAlerts } from '../alerts/open-alerts.ts'
import type { Captchas } from '../captcha/captchas.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { TooBusy } from '../../http/in-turn.ts'
import type { ExportGate } from '../exports/export-gate.ts'
import { networkOf } from '../limits/network-of.ts'
import type { ArticleIndex } from '../search/article-index.ts'
import type { Database } from '../store/database.ts'
import type { FileStore } from '../store/file-store.ts'
import type { ThirdParties } from '../third-parties/third-parties.ts'
import type { VisitCounter } from '../store/visit-counter.ts'
import type { UsageClient } from '../usage/use-judge.ts'
import type { MemberTokens } from '../member-identity.ts'
import type { FindArticlePdf } from '../pdf/article-pdf.ts'
import type { DrawMemberPicture } from '../pdf/member-pictures.ts'
import type { FindPicturePreview } from '../pdf/picture-previews.ts'
import type { HandlerContext, Upload } from './endpoint-handler.ts'
import { matchEndpoint } from './endpoint-router.ts'

/** One call, whatever brought it. */
export interface IncomingRequest {
  readonly method: string
  /** With /rc-pub, without the query, parameters encoded. */
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>
  readonly upload?: Upload | null
  /** JSON that has been read; null for none. */
  readonly body?: unknown
  /** The host that the call was sent to; left out where the answer must not depend on it. */
  readonly host?: string
  /** Whom it comes from; left out where the answer must not depend on that. */
  readonly from?: { readonly address: string; readonly origin: string }
}

export interface Envelope {
  readonly status: number
  readonly message: string
  readonly data: unknown
}

/** An envelope, or the value or the text of a call that has none. */
export interface EndpointAnswer {
  readonly httpStatus: number
  readonly form: Endpoint<unknown>['form']
  readonly body: unknown
}

/** What answers need, whoever asks. */
export interface Answering {
  readonly database: Database
  readonly index: ArticleIndex
  /** Counts what the one who asks uses; nobody is counted where that is not known. */
  readonly visits: VisitCounter
  /** What counts the uses of a client over HTTP. */
  readonly visitsOf: (client: UsageClient) => VisitCounter
  readonly today: () => string
  readonly members: MemberTokens
  readonly accounts: Accounts
  readonly agreements: readonly AgreementTexts[]
  readonly captchas: Captchas
  readonly thirdParties: ThirdParties
  readonly openAlerts: OpenAlerts
  readonly articlePdf: FindArticlePdf
  readonly picturePreview: FindPicturePreview
  readonly drawMemberPicture: DrawMemberPicture
  readonly files: FileStore
  readonly exports: ExportGate
  readonly now: () => number
  /** The names under which subdomains are sites. */
  readonly baseHosts: readonly string[]
  /** The name of the repository that harvesters know the portal by. */
  readonly repository: string
  /** Told of every failure of this product's own code. */
  readonly report: (failure: unknown) => void
}

export const refusal = (status: number, message: string): Envelope => ({ status, message, data: null })

const enveloped = (httpStatus: number, body: Envelope): EndpointAnswer => ({
  httpStatus,
  form: 'enveloped',
  body,
})

/** HTTP statuses that a refusal may have, where no envelope is expected. */
const isFailingHttpStatus = (status: number): boolean => status >= 400 && status <= 599

/** The HTTP status of a refusal that no program may take for the answer itself. */
export const failingHttpStatus = (status: number): number => (isFailingHttpStatus(status) ? status : 400)

/**
 * Answers one call, in an envelope unless its contract says otherwise (C7.17). Within envelopes a refusal has HTTP
 * status 200, as in the real product; never throws.
 */
export async function answerRequest(
  answering: Answering,
  incoming: IncomingRequest,
): Promise<EndpointAnswer> {
  const match = matchEndpoint(incoming.method, incoming.path)
  const language = languageOf(incoming)
  if (match === null) {
    return enveloped(404, refusal(404, language === 'zh' ? '接口不存在' : 'There is no such call.'))
  }
  try {
    const { handler, endpoint, pathParameters } = match
    const outcome = await handler(contextOf(answering, incoming, pathParameters))
    if (outcome.kind === 'refused') {
      const { status, message } = outcome
      return enveloped(
        endpoint.form === 'bare' ? failingHttpStatus(status) : 200,
        refusal(status, message[language]),
      )
    }
    if (endpoint.form !== 'enveloped') return { httpStatus: 200, form: endpoint.form, body: outcome.data }
    return enveloped(200, { status: successStatus, message: successMessage, data: outcome.data })
  } catch (failure) {
    if (failure instanceof TooBusy) return enveloped(200, crowded(language))
    answering.report(failure)
    return enveloped(500, busy(language))
  }
}

/** Said of a failure of this product's own code. */
export const busy = (language: UiLanguage): Envelope =>
  refusal(500, language === 'zh' ? '系统繁忙，请稍后再试' : 'The system is busy, please try again later.')

/** Said where more is asked for than can be done soon. */
const crowded = (language: UiLanguage): Envelope =>
  refusal(
    503,
    language === 'zh' ? '系统繁忙，请稍后再试' : 'The system is busy, please try again in a moment.',
  )

/** What a handler sees of a call. */
export function contextOf(
  {
    database,
    index,
    visits,
    today,
    members,
    accounts,
    agreements,
    captchas,
    openAlerts,
    thirdParties,
    drawMemberPicture,
    baseHosts,
  }: Answering,
  incoming: IncomingRequest,
  pathParameters: Readonly<Record<string, string>>,
): HandlerContext {
  const { query, headers, upload = null, body = null, host = '', from } = incoming
  const parameter = (name: string): string => withoutNul(pathParameters[name] ?? '') || textOf(query[name])
  return {
    database,
    index,
    visits,
    language: languageOf(incoming),
    parameter,
    today: today(),
    siteId: parameter('siteId') || textOf(headers['siteid']),
    host,
    baseHosts,
    token: textOf(headers['token']),
    from: {
      network: networkOf(from?.address ?? ''),
      knownDevice: textOf(headers['knowndevice']),
      origin: from?.origin ?? '',
    },
    members,
    accounts,
    agreements,
    captchas,
    openAlerts,
    thirdParties,
    drawMemberPicture,
    upload,
    body,
  }
}

interface Asking {
  readonly query: unknown
  readonly headers: IncomingRequest['headers']
}

/** English without a header. */
export function languageOf({ query, headers }: Asking): UiLanguage {
  const named = (query as IncomingRequest['query'] | null | undefined)?.['language']
  const wishes = [textOf(headers['language']), textOf(named)].map((wish) => wish.toLowerCase())
  return wishes.find(isUiLanguage) ?? 'en'
}

/** Of a parameter that is given several times the first counts. The store's texts hold no NUL. */
const textOf = (raw: unknown): string => {
  const first: unknown = Array.isArray(raw) ? raw[0] : raw
  return typeof first === 'string' || typeof first === 'number' ? withoutNul(String(first)).trim() : ''
}

const withoutNul = (text: string): string => text.replaceAll('\0', '')

import type { UiLanguage, LocalizedText } from '@xuekan/core'
import type { AgreementTexts } from '@xuekan/core/member'
import type { endpoints, Endpoint } from '@xuekan/rc-pub/contract'
import type { Bytes } from '../bytes/bytes.ts'
import type { Streamed } from '../bytes/streamed.ts'
import type { OpenAlerts } from '../alerts/open-alerts.ts'
import type { Captchas } from '../captcha/captchas.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { LoginSource } from '../accounts/login-source.ts'
import type { ExportGate } from '../exports/export-gate.ts'
import type { MemberTokens } from '../member-identity.ts'
import type { FindArticlePdf } from '../pdf/article-pdf.ts'
import type { DrawMemberPicture } from '../pdf/member-pictures.ts'
import type { FindPicturePreview } from '../pdf/picture-previews.ts'
import type { ArticleIndex } from '../search/article-index.ts'
import type { Database } from '../store/database.ts'
import type { FileStore } from '../store/file-store.ts'
import type { ThirdParties } from '../third-parties/third-parties.ts'
import type { VisitCounter } from '../store/visit-counter.ts'

/** One call as a handler sees it, whatever brought it. */
export interface HandlerContext {
  readonly database: Database
  /** What finds articles. */
  readonly index: ArticleIndex
  readonly visits: VisitCounter
  /** ISO date. */
  readonly today: string
  /** Of the language header; English without one. */
  readonly language: UiLanguage
  /** Of the query, else of the header; '' where neither names a site. */
  readonly siteId: string
  /** The host that the call was sent to, where its answer may depend on that; '' elsewhere and within the process. */
  readonly host: string
  /** The names under which subdomains are sites; none where that is not said. */
  readonly baseHosts: readonly string[]
  /** A parameter of the path or of the query, trimmed; '' when absent. */
  readonly parameter: (name: string) => string
  /** The member's token of the header; '' without one. */
  readonly token: string
  /** Where a login or a code is asked for; unknown for an answer that others are given. */
  readonly from: LoginSource
  /** Whom tokens belong to. */
  readonly members: MemberTokens
  readonly accounts: Accounts
  /** What members accept when registering. */
  readonly agreements: readonly AgreementTexts[]
  readonly captchas: Captchas
  readonly thirdParties: ThirdParties
  readonly openAlerts: OpenAlerts
  /** Draws an upload anew. */
  readonly drawMemberPicture: DrawMemberPicture
  /** The JSON that is sent with a call, untrusted: `readSent` reads it; null for none. */
  readonly body: unknown
  /** The file that is sent with a call that takes one; null for any other. */
  readonly upload: Upload | null
}

/** A file on its way in. */
export interface Upload {
  /** As the sender calls it; '' where it says nothing. */
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** One call that is answered with bytes: it comes over HTTP. */
export interface BytesContext extends HandlerContext {
  /** Scheme and host that the call was sent to. */
  readonly origin: string
  /** The address that was asked, without its query. */
  readonly address: string
  /** The parameters of the query in their order, repeated ones too; of a form that was sent, its fields. */
  readonly given: readonly (readonly [name: string, value: string])[]
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** The name of the repository that harvesters know the portal by. */
  readonly repository: string
  /** Whom the call comes from, to be fair to all; '' within the process. */
  readonly asker: string
  readonly articlePdf: FindArticlePdf
  readonly picturePreview: FindPicturePreview
  readonly files: FileStore
  /** Lets exports of whole results in. */
  readonly exports: ExportGate
}

/** What a call comes to: its data, or a status other than 0 with the reason for people. */
export type Outcome<T> = { readonly kind: 'data'; readonly data: T } | Refused

export interface Refused {
  readonly kind: 'refused'
  readonly status: number
  readonly message: LocalizedText
  /** Seconds after which it is worth asking again, where that is known. */
  readonly retryAfter?: number
  /** Whether a browser that opens the address as a page is told in plain words. */
  readonly inWords?: boolean
}

export type EndpointHandler<T> = (context: HandlerContext) => Promise<Outcome<T>>

export type BytesHandler = (context: BytesContext) => Promise<Outcome<Bytes | Streamed>>

type Calls = typeof endpoints
type AnswerOf<C> = C extends Endpoint<infer T> ? T : never

/** Calls that are answered with bytes. */
export type BytesEndpoint = {
  [Name in keyof Calls]: Calls[Name] extends Endpoint<Uint8Array> ? Name : never
}[keyof Calls]

/** Handlers of some calls, each held to the answer that the contract gives its call. */
export type HandlersOf<Names extends keyof Calls> = {
  readonly [Name in Names]: Name extends BytesEndpoint ? BytesHandler : EndpointHandler<AnswerOf<Calls[Name]>>
}

export const data = <T>(value: T): Outcome<T> => ({ kind: 'data', data: value })

export const refused = (status: number, zh: string, en: string): Refused => ({
  kind: 'refused',
  status,
  message: { zh, en },
})

/** An id as callers send it; null for anything that can be none. */
export const readId = (raw: string): number | null => (/^\d{1,15}$/.test(raw) ? Number(raw) : null)

/** Texts that are absent are null on the wire. */
export const orNull = (text: string): string | null => (text === '' ? null : text)

/** 1, true and yes of every spelling that callers use. */
export const isOn = (raw: string): boolean => raw === '1' || raw.toLowerCase() === 'true'

import type { Shape } from './shape.ts'

/** One call of rc-pub. */
export interface Endpoint<T, Sent = unknown> {
  /** Its name in failures, such as `front-article/getArticleByDoi`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Under /rc-pub, with parameters as `{id}`. */
  readonly path: string
  /** Names of the parameters in the query, all optional to the transport; `timestamps` goes with every GET (C7.3). */
  readonly query: readonly string[]
  /** Those that are sent empty where they have no value, since a server may insist on them. */
  readonly blank?: readonly string[]
  /** known: the specification or real programs show it. chosen: ours, in the same style. */
  readonly origin: 'known' | 'chosen'
  /** enveloped: within `{status, message, data}`. bare: JSON as it is, or bytes. plain: one text as it is. */
  readonly form: 'enveloped' | 'bare' | 'plain'
  /** Shape of the data; null where the answer is bytes. */
  readonly answer: Shape<T> | null
  /** What it answers, for people who read the OpenAPI document. */
  readonly summary: string
  /** What is sent besides the query. file: one file, as a form or as the body itself. */
  readonly takes: 'nothing' | 'file'
  /** Shape of the JSON that is sent with it; null for none. */
  readonly sent: Shape<Sent> | null
  /** Whether each asker has an answer of their own: nothing on the way keeps it for another. */
  readonly isPrivate: boolean
}

/** Everything that rc-pub serves stands under this path (C7.1). */
export const basePath = '/rc-pub'

type EndpointOptions<Sent> = Partial<
  Pick<
    Endpoint<unknown, Sent>,
    'name' | 'origin' | 'form' | 'summary' | 'blank' | 'takes' | 'sent' | 'isPrivate'
  >
>

/** The name is the path without its parameters; calls that the core tells apart have the core's name for them (C8.1). */
const below =
  (method: Endpoint<unknown>['method']) =>
  <T, Sent = unknown>(
    path: string,
    query: readonly string[],
    answer: Shape<T> | null,
    {
      name = path.replace(/\/\{\w+\}/g, ''),
      origin = 'chosen',
      form = 'enveloped',
      summary = '',
      blank = [],
      takes = 'nothing',
      sent = null,
      isPrivate = false,
    }: EndpointOptions<Sent> = {},
  ): Endpoint<T, Sent> => ({
    name,
    method,
    path: `/front/${path}`,
    query,
    blank,
    origin,
    form,
    answer,
    summary,
    takes,
    sent,
    isPrivate,
  })

/** A GET below /rc-pub/front, enveloped and chosen unless it says otherwise. */
export const get = below('GET')

/** A GET that is answered with bytes, or refused in an envelope under a failing HTTP status. */
export const getBytes = (
  path: string,
  query: readonly string[],
  options: Omit<EndpointOptions<unknown>, 'form'> = {},
): Endpoint<Uint8Array> => get<Uint8Array>(path, query, null, { ...options, form: 'bare' })

/** A DELETE below /rc-pub/front, likewise. */
export const remove = below('DELETE')

/** A POST below /rc-pub/front, likewise: for what is sent, and for what changes. */
export const post = below('POST')

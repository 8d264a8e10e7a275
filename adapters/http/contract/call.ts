import type { Shape } from './shape.ts'

/** One call of rc-pub. */
export interface Call<T> {
  /** Its name in failures, such as `front-article/getArticleByDoi`. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Under /rc-pub, with parameters as `{id}`. */
  readonly path: string
  /** Names of the parameters in the query, all optional to the transport; `timestamps` goes with every GET (C7.3). */
  readonly query: readonly string[]
  /** known: the specification or real programs show it. chosen: ours, in the same style. */
  readonly origin: 'known' | 'chosen'
  /** enveloped: within `{status, message, data}`. bare: JSON as it is, or bytes. plain: one text as it is. */
  readonly form: 'enveloped' | 'bare' | 'plain'
  /** Shape of the data; null where the answer is bytes. */
  readonly answer: Shape<T> | null
  /** What it answers, for people who read the OpenAPI document. */
  readonly summary: string
}

/** Everything that rc-pub serves stands under this path (C7.1). */
export const basePath = '/rc-pub'

type Part = Partial<Pick<Call<unknown>, 'origin' | 'form' | 'summary'>>

const below =
  (method: Call<unknown>['method']) =>
  <T>(
    name: string,
    query: readonly string[],
    answer: Shape<T> | null,
    { origin = 'chosen', form = 'enveloped', summary = '' }: Part = {},
  ): Call<T> => ({
    name: name.replace(/\/\{\w+\}/g, ''),
    method,
    path: `/front/${name}`,
    query,
    origin,
    form,
    answer,
    summary,
  })

/** A GET below /rc-pub/front, enveloped and chosen unless it says otherwise. */
export const get = below('GET')

/** A GET that is answered with bytes, or refused in an envelope under a failing HTTP status. */
export const getBytes = (
  name: string,
  query: readonly string[],
  part: Omit<Part, 'form'> = {},
): Call<Uint8Array> => get<Uint8Array>(name, query, null, { ...part, form: 'bare' })

/** A DELETE below /rc-pub/front, likewise. */
export const remove = below('DELETE')

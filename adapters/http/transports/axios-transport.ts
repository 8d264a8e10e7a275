import { lazy } from '@xuekan/core/reactive'
import type { AxiosInstance } from 'axios'
import { Observable } from 'rxjs'
import type { RcPubAnswer, RcPubRequest } from '../contract/exchange.ts'
import { longestAnswer, type RcPubTransport } from '../transport.ts'

export interface AxiosTransportOptions {
  /** Scheme, host and port of rc-pub; '' for the page's own. */
  readonly baseUrl: string
}

/** Over HTTP, in a browser and in Node. axios is fetched with the first request; a failed fetch of it is tried again. */
export function createAxiosTransport({ baseUrl }: AxiosTransportOptions): RcPubTransport {
  const load = lazy(async () =>
    (await import('axios')).default.create({
      baseURL: baseUrl,
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
      maxContentLength: longestAnswer,
      // a member's token goes to rc-pub and nowhere else
      maxRedirects: 0,
      // rc-pub is a neighbour: a proxy for the outer world does not know it
      proxy: false,
    }),
  )

  return (request) =>
    new Observable((subscriber) => {
      const cancel = new AbortController()
      load()
        .then((axios) => send(axios, request, cancel.signal))
        .then(
          (answer) => {
            subscriber.next(answer)
            subscriber.complete()
          },
          (failure: unknown) => subscriber.error(failure),
        )
      return () => cancel.abort()
    })
}

async function send(axios: AxiosInstance, request: RcPubRequest, signal: AbortSignal): Promise<RcPubAnswer> {
  signal.throwIfAborted()
  const { status, data } = await axios.request<unknown>({
    method: request.method,
    url: request.path,
    params: new URLSearchParams(request.query),
    headers: request.headers,
    signal,
    ...(request.body === null ? {} : { data: request.body }),
  })
  return { httpStatus: status, body: { kind: 'text', text: typeof data === 'string' ? data : '' } }
}

import { Observable } from 'rxjs'
import type { RcPubAnswer, RcPubRequest } from '../contract/exchange.ts'
import { longestAnswer, type RcPubTransport } from '../transport.ts'

export interface FetchTransportOptions {
  /** Scheme, host and port of rc-pub; '' for the page's own. */
  readonly baseUrl: string
}

/**
 * Over HTTP by `fetch`: in browsers, workers and Node, with no package of its own. Cookies go to the page's own origin
 * alone.
 */
export const createFetchTransport =
  ({ baseUrl }: FetchTransportOptions): RcPubTransport =>
  (request) =>
    new Observable((subscriber) => {
      const cancel = new AbortController()
      send(baseUrl, request, cancel.signal).then(
        (answer) => {
          subscriber.next(answer)
          subscriber.complete()
        },
        (failure: unknown) => subscriber.error(failure),
      )
      return () => cancel.abort()
    })

async function send(baseUrl: string, request: RcPubRequest, signal: AbortSignal): Promise<RcPubAnswer> {
  const { method, path, query } = request
  const parameters = new URLSearchParams(query).toString()
  const address = `${baseUrl}${path}${parameters === '' ? '' : `?${parameters}`}`
  // a member's token goes to rc-pub and nowhere else
  const response = await fetch(address, { method, signal, redirect: 'manual', ...headersAndBody(request) })
  return { httpStatus: response.status, body: { kind: 'text', text: await textOf(response) } }
}

/** A file goes as it is, all else as JSON. */
function headersAndBody({ headers, body }: RcPubRequest): Pick<RequestInit, 'headers' | 'body'> {
  if (body === null) return { headers }
  if (body instanceof Uint8Array) return { headers, body: new Uint8Array(body) }
  return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}

/** The body as text; an error where it is longer than any answer may be. */
async function textOf({ body }: Response): Promise<string> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > longestAnswer) throw new Error(`The answer is longer than ${longestAnswer} bytes.`)
    text += decoder.decode(value, { stream: true })
  }
}

import { readPdfAddress } from '@xuekan/core/content'
import type { FastifyInstance } from 'fastify'
import { languageForFailure } from './failure-page.ts'
import { isCallAddress } from './is-call-address.ts'

/** Where rc-pub answers the PDF of an article. */
const download = '/rc-pub/front/front-article/download'

/**
 * The call behind the PDF beside an article's page (`/zh/article/123.pdf`), in the language of the address; every other
 * address as it is.
 */
export function rewritePdfAddress(address: string, cookies: string): string {
  const route = readPdfAddress(address)
  if (route === null) return address
  const { by, siteId } = route
  const query = new URLSearchParams({
    ...(by.kind === 'doi' ? { doi: by.doi } : { id: by.id }),
    attachType: 'pdf',
    language: route.language ?? languageForFailure(address, cookies),
    ...(siteId === null ? {} : { siteId }),
  })
  return `${download}?${query.toString()}`
}

/** The page that a PDF lies beside, for machines (Signposting). */
const pageLink = (address: string): string => {
  const page = (address.split('?', 1)[0] ?? '').replace(/\.pdf$/i, '')
  return `<${page.replace(/[^\x21-\x7e]|[<>"]/gu, encodeURIComponent)}>; rel="collection"; type="text/html"`
}

/**
 * A PDF names its article's page. What rc-pub says of one that cannot be had is one line for people, where a reader
 * followed a link.
 */
export function addPdfRefusals(host: FastifyInstance): void {
  host.addHook('onSend', async (request, reply, payload) => {
    const isRewritten = !isCallAddress(request.originalUrl) && request.url.startsWith(`${download}?`)
    if (!isRewritten) return payload
    if (reply.statusCode < 400) {
      reply.header('link', pageLink(request.originalUrl))
      return payload
    }
    const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.toString() : ''
    reply.type('text/plain; charset=utf-8').removeHeader('content-length')
    return messageOf(text)
  })
}

function messageOf(envelope: string): string {
  try {
    const { message } = JSON.parse(envelope) as { readonly message?: unknown }
    return typeof message === 'string' ? `${message}\n` : envelope
  } catch {
    return envelope
  }
}

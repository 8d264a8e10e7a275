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

/** What rc-pub says of a PDF that cannot be had is one line for people, where a reader followed a link. */
export function addPdfRefusals(host: FastifyInstance): void {
  host.addHook('onSend', async (request, reply, payload) => {
    const isRewritten = !isCallAddress(request.originalUrl) && request.url.startsWith(`${download}?`)
    if (!isRewritten || reply.statusCode < 400) return payload
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

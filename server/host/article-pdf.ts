import type { UiLanguage } from '@xuekan/core'
import { readPdfAddress } from '@xuekan/core/content'
import type { FastifyInstance } from 'fastify'
import { languageForFailure } from './failure-page.ts'
import { isCallAddress } from './is-call-address.ts'
import { printPlainPage } from './plain-page.ts'

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
 * A PDF names its article's page. What rc-pub says of one that cannot be had is for people, where a reader followed a
 * link: a page for a browser that may come again, which does so by itself where the PDF is to be had soon; else one line.
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
    const message = messageOf(text)
    reply.removeHeader('content-length').header('vary', 'accept, accept-encoding')
    const isForReader = /\btext\/html\b/.test(request.headers.accept ?? '')
    if (reply.statusCode !== 503 || !isForReader) {
      reply.type('text/plain; charset=utf-8')
      return message === '' ? '' : `${message}\n`
    }
    const language = languageForFailure(request.originalUrl, request.headers.cookie ?? '')
    reply.type('text/html; charset=utf-8').header('content-language', language)
    return waitingPage(language, message, Number(reply.getHeader('retry-after') ?? Infinity))
  })
}

/** Seconds; what takes longer is no matter of waiting before a page. */
const soon = 20

const words = {
  zh: { waiting: '正在生成 PDF', without: '暂时没有 PDF', again: '重新获取 PDF' },
  en: { waiting: 'The PDF is being made', without: 'No PDF for now', again: 'Get the PDF' },
} as const

/** A page in words with a link to the PDF; it asks again by itself where that is worth it so soon. */
function waitingPage(language: UiLanguage, message: string, seconds: number): string {
  const { waiting, without, again } = words[language]
  const isSoon = seconds <= soon
  const refresh = isSoon ? `<meta http-equiv="refresh" content="${Math.max(1, Math.ceil(seconds))}">\n` : ''
  // an empty link leads to the address itself
  const body = `${refresh}<p>${escape(message)}</p>\n<p><a href="">${again}</a></p>`
  return printPlainPage(language, isSoon ? waiting : without, body)
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function messageOf(envelope: string): string {
  try {
    const { message } = JSON.parse(envelope) as { readonly message?: unknown }
    return typeof message === 'string' ? message : envelope
  } catch {
    return envelope
  }
}

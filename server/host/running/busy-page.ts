import type { UiLanguage } from '@xuekan/core'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageForFailure } from '../failure-page.ts'
import { printPlainPage } from '../plain-page.ts'

const messages = {
  429: {
    zh: {
      title: '请求过于频繁',
      text: (seconds: number) => `您打开页面的速度过快，请 ${seconds} 秒后再试。`,
    },
    en: {
      title: 'Too many requests',
      text: (seconds: number) =>
        `You have opened very many pages in a short time. Please try again in ${seconds} seconds.`,
    },
  },
  503: {
    zh: { title: '服务繁忙', text: (seconds: number) => `现在访问的人太多，请 ${seconds} 秒后再试。` },
    en: {
      title: 'Very busy just now',
      text: (seconds: number) =>
        `Too many readers are here at the moment. Please try again in ${seconds} seconds.`,
    },
  },
} as const

/** Refuses a page for now, in the reader's language, with the time after which to come again. */
export function answerBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  status: 429 | 503,
  seconds: number,
): FastifyReply {
  const language: UiLanguage = languageForFailure(request.raw.url ?? '', request.headers.cookie ?? '')
  const { title, text } = messages[status][language]
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('retry-after', seconds)
    .header('cache-control', 'no-store')
    .header('content-language', language)
    .send(printPlainPage(language, title, `<p>${text(seconds)}</p>`))
}

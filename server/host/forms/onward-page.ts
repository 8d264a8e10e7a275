import type { UiLanguage } from '@xuekan/core'
import { escapeAttribute } from '@xuekan/core/content'
import type { FastifyReply } from 'fastify'
import { printPlainPage } from '../plain-page.ts'

const words = {
  zh: { title: '您已登录', link: '继续前往' },
  en: { title: 'You are logged in', link: 'Go on' },
} as const

/**
 * A page that goes on by itself to another host of the portal: browsers hold where a posted form is redirected to against the
 * policy of forms, which names no host but those that every page has. `location` is printed by us.
 */
export function answerOnwardPage(reply: FastifyReply, language: UiLanguage, location: string): FastifyReply {
  const { title, link } = words[language]
  return reply
    .type('text/html; charset=utf-8')
    .header('content-language', language)
    .header('refresh', `0;url=${location}`)
    .send(
      printPlainPage(
        language,
        title,
        `<p><a href="${escapeAttribute(location)}" rel="nofollow">${link}</a></p>`,
      ),
    )
}

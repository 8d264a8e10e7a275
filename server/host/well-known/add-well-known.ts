import { acceptedLanguage, defaultLanguage } from '@xuekan/core'
import { formatRoute } from '@xuekan/core/route'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../origin-of.ts'
import { pageCookies } from '../page-cookies.ts'
import { printSecurityText } from './security-text.ts'

/** A day, in seconds. */
const lasts = 86_400

/**
 * What programs look for below `/.well-known/`: whom to tell of a weakness (RFC 9116), where somebody is named, and where a
 * password is changed, which password managers open.
 */
export function addWellKnown(
  host: FastifyInstance,
  { contacts, now }: { readonly contacts: readonly string[]; readonly now: () => number },
): void {
  const method = ['GET', 'HEAD']
  const exposeHeadRoute = false
  host.route({
    method,
    exposeHeadRoute,
    url: '/.well-known/change-password',
    handler: async ({ headers }, reply) => {
      const language =
        pageCookies(headers.cookie ?? '').language ??
        acceptedLanguage(headers['accept-language'] ?? '') ??
        defaultLanguage
      const page = formatRoute({ page: 'personal', language, entry: 'accountSecurity' })
      return reply
        .header('cache-control', 'no-store')
        .header('vary', 'accept-language, cookie')
        .redirect(`${page}#password-change`, 302)
    },
  })
  if (contacts.length === 0) return
  for (const url of ['/.well-known/security.txt', '/security.txt'])
    host.route({
      method,
      exposeHeadRoute,
      url,
      handler: async (request, reply) =>
        url === '/security.txt'
          ? reply.redirect('/.well-known/security.txt', 302)
          : reply
              .header('cache-control', `public, max-age=${lasts}`)
              .type('text/plain; charset=utf-8')
              .send(printSecurityText(contacts, originOf(request), now())),
    })
}

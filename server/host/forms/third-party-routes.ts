import { hostOfLogin, thirdPartyPaths, type OutgoingFile } from '@xuekan/core/member'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../origin-of.ts'
import type { PageAnswer } from '../page-answer.ts'
import { refuse } from '../refuse.ts'
import { printSessionCookies } from '../session/print-cookies.ts'

/** What is handed to the page at an address, as its forms hand it. */
export interface Submitted {
  readonly address: string
  readonly sent: ReadonlyMap<string, string>
  /** Absent where the form has none. */
  readonly file?: OutgoingFile
}

export type AskSubmitted = (
  request: FastifyRequest,
  reply: FastifyReply,
  submitted: Submitted,
) => Promise<FastifyReply>

interface Options {
  readonly ask: AskSubmitted
  readonly isOwnHost: (host: string) => Promise<boolean>
}

/**
 * Where a login through a third party begins and comes back to (C6.4): links, since no form may lead off the portal. Third
 * parties know one host of the portal, which sends whoever comes back on to the host where the login began.
 */
export function addThirdPartyRoutes(scope: FastifyInstance, { ask, isOwnHost }: Options): void {
  scope.get(thirdPartyPaths.begin, async (request, reply) => {
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      return refuse(request, reply, 403, 'Pages of this portal alone begin a login.')
    const requested = new URL(request.raw.url ?? '/', originOf(request)).searchParams
    const query = new URLSearchParams()
    for (const name of ['lang', 'returnTo']) {
      const value = requested.get(name)
      if (value !== null) query.set(name, value)
    }
    return ask(request, reply, {
      address: `/accountBinding?${query.toString()}`,
      sent: new Map([
        ['action', 'begin'],
        ['party', requested.get('party') ?? ''],
      ]),
    })
  })
  scope.get(thirdPartyPaths.return, async (request, reply) => {
    const url = new URL(request.raw.url ?? '/', originOf(request))
    const begunAt = hostOfLogin(url.searchParams.get('state') ?? '')
    if (begunAt !== null && begunAt !== request.host && (await isOwnHost(begunAt)))
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${request.protocol}://${begunAt}${url.pathname}${url.search}`, 303)
    return ask(request, reply, {
      address: '/accountBinding',
      sent: new Map([
        ['action', 'return'],
        ['url', url.href],
      ]),
    })
  })
}

/** Sends a reader on, with what the browser keeps of the login; out of the reach of scripts, as long as the window is open. */
export function answerOnward(
  request: FastifyRequest,
  reply: FastifyReply,
  { location, commonToken }: Extract<PageAnswer, { readonly kind: 'onward' }>,
): FastifyReply {
  const place = { isSecure: request.protocol === 'https', remember: false }
  return reply
    .header('set-cookie', printSessionCookies([['commonToken', commonToken]], place))
    .redirect(location, 303)
}

import rateLimit from '@fastify/rate-limit'
import { accountForms, deviceField, deviceName, offerPath, originField } from '@xuekan/core/member'
import { readCookies } from '@xuekan/core/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parsePageRequest } from '../page-request.ts'
import { isFromHere } from '../check-origin.ts'
import type { RenderPage } from '../page-answer.ts'
import { refuse } from '../refuse.ts'
import type { ClientCounts } from '../running/page-limits.ts'
import { answerBusy } from '../running/busy-page.ts'
import { answerLeft } from '../session/answer-left.ts'
import { originOf } from '../origin-of.ts'
import { addHandoverRoutes, throughHub, type HandoverOptions, type RefuseMany } from './handover-routes.ts'
import { addThirdPartyRoutes, answerOnward, type AskSubmitted, type Submitted } from './third-party-routes.ts'
import { addFilesOfForms, readFormWithFile } from './form-with-file.ts'
import { addOfferPage } from './offered-login.ts'
import { readerOf } from './reader-of.ts'
import { printSessionCookies } from '../session/print-cookies.ts'

/** The pages whose forms are posted to them. */
export const formPaths: ReadonlySet<string> = new Set([
  ...accountForms.map((form) => `/${form}`),
  '/personal',
  '/accountSettings',
  '/emailSubscribe',
  offerPath,
])

export interface FormsOptions {
  readonly render: RenderPage
  /** How many forms one client may post in a minute; null for no limit. */
  readonly most: number | null
  readonly clientCounts: ClientCounts | null
  /** How readers are logged in on other hosts; null for not at all. */
  readonly handover: HandoverOptions | null
  /** Whether a Host header names a host of the portal. */
  readonly isOwnHost: (host: string) => Promise<boolean>
}

/** The page whose forms may have a file: pictures of members (C5.9). */
const pathWithFiles = '/personal'

/** Octets of a form: a few lines of text. */
const longestForm = 16_384

/**
 * Takes the forms of pages, which work without scripts: the page is answered as the form has left it, kept by nobody; or,
 * where it has let somebody in, cookies and the way on. Pages of this host alone can post to it, with or without cookies:
 * nobody is logged in as another from elsewhere.
 */
export async function addForms(host: FastifyInstance, options: FormsOptions): Promise<void> {
  const { render, most, clientCounts } = options
  await host.register(async (scope) => {
    if (most !== null)
      await scope.register(rateLimit, {
        global: false,
        timeWindow: 60_000,
        ...(clientCounts === null ? {} : { store: clientCounts }),
      })
    const counted = most === null ? null : scope.createRateLimit({ max: most })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, new Map(new URLSearchParams(String(body)))),
    )
    const answerSubmitted = async (
      request: FastifyRequest,
      reply: FastifyReply,
      { address, sent, file }: Submitted,
    ): Promise<FastifyReply> => {
      const cookies = readCookies(request.headers.cookie ?? '')
      const from = {
        address: request.ip,
        origin: originOf(request),
        knownDevice: cookies.get('knownDevice') ?? '',
      }
      const submitted = new Map([
        ...sent,
        [deviceField, deviceName(request.headers['user-agent'] ?? '')],
        [originField, from.origin],
        ['commonToken', cookies.get('commonToken') ?? ''],
      ])
      const posted = { submitted, from, ...(file === undefined ? {} : { file }) }
      const page = await render({ ...parsePageRequest(request).requested, address, ...posted })
      reply.header('cache-control', 'no-store')
      if (page.kind === 'onward') return answerOnward(request, reply, page)
      if (page.kind === 'redirect') return reply.redirect(page.location, 303)
      if (page.kind === 'left') return answerLeft(request, reply, page)
      const renewed = page.kind === 'page' ? page.renewed : page
      if (renewed !== undefined) {
        const place = { isSecure: request.protocol === 'https', remember: renewed.remember }
        reply.header('set-cookie', printSessionCookies(renewed.cookies, place))
      }
      if (page.kind === 'changed') return reply.redirect(page.location, 303)
      if (page.kind === 'entered') return reply.redirect(throughHub(request, page.location, options), 303)
      return reply
        .code(page.status)
        .type('text/html; charset=utf-8')
        .header('content-language', page.language)
        .send(page.html)
    }
    const refuseMany: RefuseMany = async (request, reply) => {
      const count = await counted?.(request)
      return count !== undefined && !count.isAllowed && count.isExceeded
        ? answerBusy(request, reply, 429, count.ttlInSeconds)
        : null
    }
    const ask: AskSubmitted = async (request, reply, submitted) =>
      (await refuseMany(request, reply)) ?? answerSubmitted(request, reply, submitted)
    const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (!isFromHere(request))
        return refuse(request, reply, 403, 'Pages of this portal alone post to its forms.')
      const { address } = parsePageRequest(request).requested
      if (request.isMultipart?.()) {
        const refused = await refuseMany(request, reply)
        if (refused !== null) return refused
        // nothing of a form with a file is read for whom rc-pub does not know: a token in a cookie may be made up
        const member = (await options.handover?.signedIn(readerOf(request))) ?? null
        const form = member === null ? { sent: new Map<string, string>() } : await readFormWithFile(request)
        return answerSubmitted(request, reply, { address, ...form })
      }
      const sent = request.body instanceof Map ? (request.body as ReadonlyMap<string, string>) : new Map()
      return ask(request, reply, { address, sent })
    }
    for (const path of formPaths) if (path !== offerPath && path !== pathWithFiles) scope.post(path, answer)
    await scope.register(async (withFiles) => {
      await addFilesOfForms(withFiles)
      withFiles.post(pathWithFiles, answer)
    })
    const { isOwnHost, handover } = options
    addThirdPartyRoutes(scope, { ask, isOwnHost })
    if (handover === null) return
    addHandoverRoutes(scope, { ...handover, isOwnHost, refuseMany })
    addOfferPage(scope, { ...handover, refuseMany })
  })
}

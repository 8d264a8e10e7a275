import { isUiLanguage, defaultLanguage, type UiLanguage } from '@xuekan/core'
import {
  beginAddress,
  giveAddress,
  handoverPaths,
  hubOf,
  isBelowHub,
  loginRoute,
  mayHandOver,
  returnPath,
  sessionCookiesOf,
  takeAddress,
  type Believed,
  type SignedIn,
} from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import { readCookies } from '@xuekan/core/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../origin-of.ts'
import { isLoopback } from '../own-host.ts'
import { refuse } from '../refuse.ts'
import { answerOnwardPage } from './onward-page.ts'
import type { Handovers } from '../session/handovers.ts'
import { printSessionCookies } from '../session/print-cookies.ts'

/** Who is logged in on a host, as a request to it shows. */
export interface Reader {
  readonly cookies: ReadonlyMap<string, string>
  readonly host: string
  readonly protocol: 'http' | 'https'
  readonly language: UiLanguage
}

export interface HandoverOptions {
  readonly handovers: Handovers
  /** The names under which subdomains are sites; the first of them is the hub. */
  readonly baseHosts: readonly string[]
  /** Whether a host that is the portal's own shows a site: a name below a base host may lead to another machine. */
  readonly showsSite: (requested: Pick<Reader, 'host' | 'protocol'>) => Promise<boolean>
  /** Whose session the cookies hold; null for nobody, and where that cannot be found out. */
  readonly signedIn: (reader: Reader) => Promise<(SignedIn & Believed) | null>
  /** Ends the session that the cookies hold. */
  readonly leave: (reader: Reader) => Promise<void>
}

/** Refuses whoever asks too often, or lets a request go on with null. */
export type RefuseMany = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>

interface Options extends HandoverOptions {
  readonly isOwnHost: (host: string) => Promise<boolean>
  readonly refuseMany: RefuseMany
}

/** What the browser keeps while it is led to the other host and back. */
const secretName = 'handover'
const secretLasts = 120
/** As long where somebody logs in on the way. */
const secretLastsWithLogin = 600

/**
 * The three steps by which a reader who is logged in on one host of the portal is logged in on another
 * (`core/domain/member/handover.ts`). Links that a browser follows, and no calls: a word is in the address of the host that it is
 * for, and scripts of no page can read it there.
 */
export function addHandoverRoutes(scope: FastifyInstance, options: Options): void {
  const { handovers, baseHosts, showsSite, signedIn, leave, isOwnHost } = options
  const add = (path: string, answer: (visit: Visit) => Promise<FastifyReply>): void => {
    scope.get(path, async (request, reply) => {
      const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': place = 'document' } = request.headers
      if (mode !== 'navigate' || place !== 'document')
        return refuse(request, reply, 403, 'A browser is led here, and nothing is asked here.')
      const refused = await options.refuseMany(request, reply)
      if (refused !== null) return refused
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      return answer(visitOf(request, reply, baseHosts))
    })
  }
  /** The origin of another host of the portal that shows a site, at the port that is asked here; null for what is none. */
  const ownOrigin = async ({ protocol, hub }: Visit, requested: string | null): Promise<string | null> => {
    const host = requested?.toLowerCase() ?? ''
    const [, name = '', port = ''] = /^([\w.-]*[\w-])(:\d{1,5})?$/.exec(host) ?? []
    const hubHost = hostOf(hub)
    if (name === '' || port !== portOf(hubHost) || !(await isOwnHost(host))) return null
    if (isLoopback(name) && !isLoopback(nameOf(hubHost))) return null
    return host === hubHost || (await showsSite({ host, protocol })) ? `${protocol}://${host}` : null
  }
  const readerOf = ({ request, protocol, language }: Visit): Reader => ({
    cookies: readCookies(request.headers.cookie ?? ''),
    host: request.host,
    protocol,
    language,
  })

  add(handoverPaths.begin, async (visit) => {
    const { request, reply, origin, hub, asked, language, returnTo } = visit
    // the hub is led here by a login elsewhere, all others by a link of their own
    const { 'sec-fetch-site': site = 'none' } = request.headers
    if (origin !== hub && site !== 'same-origin' && site !== 'none')
      return refuse(request, reply, 403, 'Pages of this portal alone begin a login.')
    const from = asked('from') === null ? hub : await ownOrigin(visit, asked('from'))
    if (from === null || !mayHandOver(from, origin, hub)) return goOn(visit, visit.here)
    const to = hostOf(origin)
    const { secret, challenge } = await handovers.begin(to)
    const byPasskey = asked('by') === 'passkey'
    reply.header('set-cookie', secretCookie(visit, secret, byPasskey ? secretLastsWithLogin : secretLasts))
    const step = { language, returnTo, ...(byPasskey ? { by: 'passkey' as const } : {}) }
    return goOn(visit, from + giveAddress(step, { to, challenge }))
  })
  add(handoverPaths.give, async (visit) => {
    const { request, reply, origin, hub, asked, language, returnTo } = visit
    const to = await ownOrigin(visit, asked('to'))
    const challenge = asked('challenge') ?? ''
    if (to === null || !mayHandOver(origin, to, hub) || !/^[\w-]{43}$/.test(challenge))
      return refuse(request, reply, 404, 'Nobody is led on from here.')
    const way = { to: hostOf(to), challenge }
    const reader = await signedIn(readerOf(visit))
    if (reader === null && origin === hub && asked('by') === 'passkey') {
      // whoever logs in here is led on by this step again, and asked nothing more
      const again = giveAddress({ language, returnTo, by: 'login' }, way)
      return goOn(visit, formatRoute(loginRoute(language, again)))
    }
    const isGiven = reader !== null && (await handovers.isBegun(way))
    const code = isGiven ? await handovers.give(reader, way) : null
    const taking = to + takeAddress({ language, returnTo }, { from: hostOf(origin), code })
    return asked('by') === 'login' && code !== null
      ? answerOnwardPage(reply, language, taking)
      : goOn(visit, taking)
  })
  add(handoverPaths.take, async (visit) => {
    const { request, reply, origin, hub, asked, language, returnTo } = visit
    const reader = readerOf(visit)
    const secret = reader.cookies.get(secretName) ?? ''
    const taken = await handovers.take(asked('code') ?? '', { host: hostOf(origin), secret })
    const cookies = taken === null ? null : sessionCookiesOf(taken)
    if (taken !== null && (reader.cookies.get('token') ?? taken.token) !== taken.token) await leave(reader)
    reply.header('set-cookie', [
      secretCookie(visit, '', 0),
      ...(cookies === null
        ? []
        : printSessionCookies(cookies, { isSecure: request.protocol === 'https', remember: false })),
    ])
    // the hub has learnt of a login elsewhere: the reader goes on there, whatever became of it
    const from = origin === hub ? await ownOrigin(visit, asked('from')) : null
    if (from !== null) return goOn(visit, from + visit.here)
    const login = formatRoute({ ...loginRoute(language, returnTo), elsewhere: 'nobody' })
    return goOn(visit, cookies === null ? login : visit.here)
  })
}

/** Where a reader goes on who has just logged in: first to the hub, which learns of it, where the host is below it. */
export function throughHub(
  request: FastifyRequest,
  location: string,
  { handover }: { readonly handover: Pick<HandoverOptions, 'baseHosts'> | null },
): string {
  const { origin, hub, language } = placeOf(request, handover?.baseHosts ?? [])
  return handover === null || !isBelowHub(origin, hub)
    ? location
    : hub + beginAddress({ language, returnTo: location }, hostOf(origin))
}

/** A step of the way, and what its address says. */
interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly protocol: 'http' | 'https'
  readonly origin: string
  readonly hub: string
  readonly language: UiLanguage
  readonly returnTo: string | null
  /** Where the reader goes on in the end, on the host that has begun. */
  readonly here: string
  readonly asked: (name: string) => string | null
}

function placeOf(request: FastifyRequest, baseHosts: readonly string[]) {
  const origin = originOf(request).toLowerCase()
  const query = new URL(request.raw.url ?? '/', origin).searchParams
  const lang = query.get('lang')
  const language = lang !== null && isUiLanguage(lang) ? lang : defaultLanguage
  return { origin, hub: hubOf(origin, baseHosts), query, language }
}

function visitOf(request: FastifyRequest, reply: FastifyReply, baseHosts: readonly string[]): Visit {
  const { query, language, ...place } = placeOf(request, baseHosts)
  const returnTo = returnPath(query.get('returnTo'))
  return {
    ...place,
    request,
    reply,
    protocol: request.protocol === 'https' ? 'https' : 'http',
    language,
    returnTo,
    here: returnTo ?? formatRoute({ page: 'home', language, site: null }),
    asked: (name) => query.get(name),
  }
}

const goOn = ({ reply }: Visit, location: string): FastifyReply => reply.redirect(location, 303)

const hostOf = (origin: string): string => origin.replace(/^https?:\/\//, '')
const portOf = (host: string): string => /:\d+$/.exec(host)?.[0] ?? ''
const nameOf = (host: string): string => host.slice(0, host.length - portOf(host).length)

const secretCookie = ({ protocol }: Visit, value: string, seconds: number): string =>
  [
    `${secretName}=${value}`,
    'Path=/login',
    `Max-Age=${seconds}`,
    'HttpOnly',
    ...(protocol === 'https' ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')

import {
  answerOffer,
  bearsToken,
  credentialsIn,
  maskUserName,
  offerAddress,
  offerPath,
  returnPath,
  sessionCookiesOf,
  withoutCredentials,
  type Credentials,
} from '@xuekan/core/member'
import { formatRoute } from '@xuekan/core/route'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isFromHere } from '../check-origin.ts'
import { isCallAddress } from '../is-call-address.ts'
import { refuse } from '../refuse.ts'
import { printSessionCookies } from '../session/print-cookies.ts'
import type { HandoverOptions, Reader, RefuseMany } from './handover-routes.ts'
import { printOfferPage } from './offer-page.ts'
import { readerOf } from './reader-of.ts'

type Sessions = Pick<HandoverOptions, 'signedIn' | 'leave'>

/** What the browser keeps until the reader has answered, in seconds. */
const offerName = 'offer'
const offerLasts = 600

const withCredentials = (reader: Reader, { userName, token }: Credentials): Reader => ({
  ...reader,
  cookies: new Map([
    ['userName', userName],
    ['token', token],
  ]),
})

const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

const offerCookie = (request: FastifyRequest, value: string, seconds: number): string =>
  [
    `${offerName}=${encodeURIComponent(value)}`,
    `Path=${offerPath}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    ...(isSecure(request) ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ')

/** The offer that a cookie holds; null for none. */
function readOffer(cookies: ReadonlyMap<string, string>): Credentials | null {
  const query = cookies.get(offerName) ?? ''
  return query === '' ? null : credentialsIn(`/?${query}`)
}

const printOffer = ({ userName, token }: Credentials): string =>
  new URLSearchParams({ userName, token }).toString()

/** Whether a browser is led here as to a page: nothing that a page loads by the way begins a session. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const { 'sec-fetch-mode': mode = 'navigate', 'sec-fetch-dest': place = 'document' } = headers
  return method === 'GET' && mode === 'navigate' && place === 'document'
}

/** The address without what it bears, as a path of this host. */
const cleanOf = (address: string): string => withoutCredentials(address).replace(/^\/[/\\]+/, '/')

/**
 * A token in the address of a page (C4.8) is taken out of it before any page is made: the reader is led to the same address
 * without it, so that no history, no other host and no cache has it. With a user name it logs in who is nobody, once rc-pub has
 * accepted it; who is logged in as somebody else is asked first.
 */
export function addOfferedLogins(
  host: FastifyInstance,
  { sessions, refuse: refuseMany }: { readonly sessions: Sessions | null; readonly refuse: RefuseMany },
): void {
  host.addHook('onRequest', async (request, reply) => {
    const address = request.raw.url ?? '/'
    if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
    if (isCallAddress(address) || !bearsToken(address)) return undefined
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const clean = cleanOf(address)
    const offered = credentialsIn(address)
    if (offered === null || sessions === null || !isVisit(request)) return reply.redirect(clean, 303)
    const refused = await refuseMany(request, reply)
    if (refused !== null) return refused
    const reader = readerOf(request)
    const present = await sessions.signedIn(reader)
    const coming = await sessions.signedIn(withCredentials(reader, offered))
    const asking = offerAddress(reader.language, returnPath(clean))
    const answer = answerOffer(coming, present)
    const cookies = coming === null ? null : sessionCookiesOf({ ...coming, knownDevice: '' })
    if (answer === 'refused' || cookies === null) {
      // the page is to speak of this link, not of one before it
      reply.header('set-cookie', offerCookie(request, '', 0))
      return reply.redirect(asking, 303)
    }
    if (answer === 'asked') {
      reply.header('set-cookie', offerCookie(request, printOffer(offered), offerLasts))
      return reply.redirect(asking, 303)
    }
    if (present !== null && present.token !== offered.token) await sessions.leave(reader)
    reply.header('set-cookie', printSessionCookies(cookies, { isSecure: isSecure(request), remember: false }))
    return reply.redirect(clean, 303)
  })
}

/** The page that asks, and its form. */
export function addOfferPage(
  scope: FastifyInstance,
  { signedIn, leave, refuseMany }: Sessions & { readonly refuseMany: RefuseMany },
): void {
  const placeOf = (request: FastifyRequest) => {
    const reader = readerOf(request)
    const returnTo = returnPath(new URL(request.raw.url ?? '/', 'http://host').searchParams.get('returnTo'))
    const onward = returnTo ?? formatRoute({ page: 'home', language: reader.language, site: null })
    const offered = readOffer(reader.cookies)
    const coming = async () => (offered === null ? null : signedIn(withCredentials(reader, offered)))
    return { reader, returnTo, onward, coming }
  }
  scope.get(offerPath, async (request, reply) => {
    const refused = await refuseMany(request, reply)
    if (refused !== null) return refused
    const { reader, returnTo, onward, coming } = placeOf(request)
    const [present, offered] = [await signedIn(reader), await coming()]
    return reply
      .code(offered === null ? 410 : 200)
      .type('text/html; charset=utf-8')
      .header('content-language', reader.language)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'same-origin')
      .send(
        printOfferPage(reader.language, {
          present: present === null ? null : maskUserName(present.userName),
          offered: offered === null ? null : maskUserName(offered.userName),
          action: offerAddress(reader.language, returnTo),
          onward,
        }),
      )
  })
  scope.post(offerPath, async (request, reply): Promise<FastifyReply> => {
    if (!isFromHere(request))
      return refuse(request, reply, 403, 'Pages of this portal alone post to its forms.')
    const refused = await refuseMany(request, reply)
    if (refused !== null) return refused
    const { reader, onward, coming } = placeOf(request)
    const sent = request.body instanceof Map ? (request.body as ReadonlyMap<string, string>) : new Map()
    const offered = sent.get('action') === 'replace' ? await coming() : null
    const cookies = offered === null ? null : sessionCookiesOf({ ...offered, knownDevice: '' })
    if (offered !== null && cookies !== null && reader.cookies.get('token') !== offered.token)
      await leave(reader)
    reply
      .header('cache-control', 'no-store')
      .header('set-cookie', [
        offerCookie(request, '', 0),
        ...(cookies === null
          ? []
          : printSessionCookies(cookies, { isSecure: isSecure(request), remember: false })),
      ])
    return reply.redirect(onward, 303)
  })
}

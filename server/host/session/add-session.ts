import { sessionCookiesOf } from '@xuekan/core/member'
import { readCookies } from '@xuekan/core/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isFromHere } from '../check-origin.ts'
import { isCallAddress } from '../is-call-address.ts'
import { printClearedCookies, printSessionCookies } from './print-cookies.ts'

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? ''

/** The calls that begin and end sessions, with /rc-pub. */
export interface SessionCalls {
  /** Those that are answered with a token. */
  readonly entering: readonly string[]
  readonly logout: string
  /** The status of an answer that says that the session has ended. */
  readonly expiredStatus: number
}

/** What a login answers. */
interface WireLogin {
  readonly userName?: string | null
  readonly token?: string | null
  readonly commonToken?: string | null
  readonly mobileNo?: string | null
  readonly headPicture?: string | null
  readonly rememberMe?: unknown
  readonly knownDevice?: string | null
}

/**
 * One story of the token, whichever rc-pub is behind: the cookie becomes the header of every call that brings none; the
 * token that a page of this host is answered goes into a cookie out of the reach of scripts, and out of the answer
 * (C4.7); a logout and an answer that the session has ended clear it (C4.9, C4.10). Programs elsewhere are answered the
 * token itself, and send it as the header. What a known device keeps goes the same ways, with the calls that begin sessions.
 */
export function addSession(host: FastifyInstance, { entering, logout, expiredStatus }: SessionCalls): void {
  const byCookie = new WeakSet<FastifyRequest>()
  host.addHook('onRequest', (request, _reply, done) => {
    const { headers, url = '' } = request.raw
    if (headers.cookie === undefined || !isCallAddress(url)) return done()
    // what another origin reads it reads as nobody, or by a header of its own
    if (headers.origin !== undefined && !isFromHere(request)) return done()
    const device = headerOf(headers.cookie, 'knownDevice')
    if (device !== '' && request.method === 'POST') headers['knowndevice'] = device
    const token = headerOf(headers.cookie, 'token')
    if (token !== '' && (headers['token'] ?? '') === '') {
      headers['token'] = token
      byCookie.add(request)
    }
    return done()
  })
  host.addHook('onSend', async (request, reply, payload) => {
    if (!isCallAddress(request.url)) return payload
    if (byCookie.has(request)) reply.header('cache-control', 'no-store')
    const isSecure = request.protocol === 'https'
    if (pathOf(request) === logout && request.method === 'DELETE') {
      if (isFromHere(request)) reply.header('set-cookie', printClearedCookies('logout', isSecure))
      return payload
    }
    const enters = entering.includes(pathOf(request)) && request.method === 'POST' && isFromHere(request)
    if (!enters && !byCookie.has(request)) return payload
    const envelope = readEnvelope(payload)
    if (envelope === null) return payload
    if (envelope.status === expiredStatus && byCookie.has(request))
      reply.header('set-cookie', printClearedCookies('expiry', isSecure))
    if (!enters || envelope.status !== 0) return payload
    const answered = envelope.data as WireLogin
    const cookies = sessionCookiesOf({
      userName: answered.userName ?? '',
      token: answered.token ?? '',
      commonToken: answered.commonToken ?? '',
      member: { mobileNo: answered.mobileNo ?? '', headPicture: answered.headPicture ?? '' },
      knownDevice: answered.knownDevice ?? '',
    })
    if (cookies === null) return payload
    reply.header('set-cookie', printSessionCookies(cookies, { isSecure, remember: isRemembered(answered) }))
    reply.removeHeader('content-length')
    return JSON.stringify({
      ...envelope,
      data: { ...answered, token: null, commonToken: null, knownDevice: null },
    })
  })
}

/** What a cookie holds; '' for nothing, and for what no header can carry. */
function headerOf(cookies: string, name: 'token' | 'knownDevice'): string {
  const value = readCookies(cookies).get(name) ?? ''
  return /^[ -~]*$/.test(value) ? value : ''
}

interface Envelope {
  readonly status: unknown
  readonly data: unknown
}

/** Characters; what says who has logged in, or that a session has ended, is short. */
const longestEnvelope = 4_000

function readEnvelope(payload: unknown): Envelope | null {
  const text = textOf(payload)
  if (text === null || text.length > longestEnvelope || !text.startsWith('{')) return null
  const read = readJson(text)
  return read !== null && 'status' in read ? (read as Envelope) : null
}

const textOf = (payload: unknown): string | null =>
  typeof payload === 'string' ? payload : payload instanceof Buffer ? payload.toString('utf8') : null

function readJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Whether the session lasts longer than the window is open. */
const isRemembered = ({ rememberMe }: { readonly rememberMe?: unknown }): boolean =>
  rememberMe === 1 || rememberMe === true || rememberMe === '1'

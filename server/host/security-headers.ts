import type { FastifyInstance, FastifyRequest } from 'fastify'
import { plainPageStyle } from './plain-page.ts'

const formAction = "form-action 'self'"

/**
 * Scripts, styles and connections come from the portal itself; pictures may also come from elsewhere over https,
 * since a remote rc-pub can name them so. Nothing inline runs: the page's state is inert JSON. One inline style is let
 * through, that of the pages which need nothing but themselves.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `style-src 'self' ${plainPageStyle}`,
  "img-src 'self' https: data:",
  "media-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  formAction,
  "frame-ancestors 'self'",
].join('; ')

const policyHeader = 'content-security-policy'
const openerHeader = 'cross-origin-opener-policy'

export const securityHeaders: Readonly<Record<string, string>> = {
  [policyHeader]: contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  [openerHeader]: 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Whether browsers trust what comes from there: they ignore a policy of openers from elsewhere, and complain of it. */
const isTrusted = (protocol: string, host: string): boolean =>
  protocol === 'https' || /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host)

/**
 * The headers of an answer to this host. Its pages run scripts of the build alone, not what rc-pub serves under the
 * same address: a policy knows folders only below a named host. The port is left open, since a proxy in front may have
 * another one than it tells; a host that no policy can name, such as an IPv6 address, has the whole of itself. A login
 * on a host below the hub leads on through it, and where a form leads on is held against the policy of forms too.
 */
export function headersForHost(
  all: Readonly<Record<string, string>>,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
  hub: string | null = null,
): Readonly<Record<string, string>> {
  const { [openerHeader]: opener, ...others } = all
  const headers = opener === undefined || !isTrusted(protocol, host) ? others : all
  const policy = headers[policyHeader]
  const name = /^([a-z\d_-]+(?:\.[a-z\d_-]+)*)(?::\d+)?$/i.exec(host)?.[1]
  if (policy === undefined || name === undefined) return headers
  const isBelow = hub !== null && name.toLowerCase().endsWith(`.${hub}`)
  const ownPolicy = isBelow ? policy.replace(formAction, `${formAction} ${hub}:*`) : policy
  return { ...headers, [policyHeader]: `${ownPolicy}; script-src ${name}:*/assets/` }
}

/** What says how a document behaves, and nothing to whoever asks for a part of one. */
const ofDocuments = ['referrer-policy', openerHeader, 'permissions-policy'] as const
const isPart = (type: string): boolean =>
  /^(?:text\/css|(?:text|application)\/javascript|font\/|image\/)/.test(type)

/**
 * Puts headers on every answer; whoever answers may set others instead. Scripts, styles, fonts and pictures go without
 * those of documents, which are half a kilobyte each on a line that packs no headers; a drawing is a document when it is
 * opened by itself, and keeps its policy.
 */
export function addSecurityHeaders(
  host: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  hub: string | null,
): void {
  host.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersForHost(headers, request, hub))
    done()
  })
  host.addHook('onSend', (_request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (isPart(type)) {
      for (const name of ofDocuments) reply.removeHeader(name)
      if (!type.startsWith('image/svg')) reply.removeHeader(policyHeader)
    }
    done(null, payload)
  })
}

import type { FastifyInstance } from 'fastify'

/**
 * Scripts, styles and connections come from the portal itself; pictures may also come from elsewhere over https,
 * since a remote rc-pub can name them so. Nothing inline runs: the page's state is inert JSON.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' https: data:",
  "media-src 'self' https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ')

export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Puts headers on every answer; whoever answers may set others instead. */
export function addSecurityHeaders(host: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  host.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

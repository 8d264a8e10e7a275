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

/** Puts headers on every answer that does not set its own. */
export function addSecurityHeaders(host: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  host.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
  })
}

import type { FastifyRequest } from 'fastify'

/** Whom a visit is of, as far as counting asks. */
export interface UsageClient {
  readonly address: string
  /** '' where it says nothing. */
  readonly userAgent: string
}

export const usageClientOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): UsageClient => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
})

import type { FastifyRequest } from 'fastify'
import type { UsageClient } from './use-judge.ts'

/** Whom a call over HTTP comes from. */
export const clientOf = ({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): UsageClient => ({
  address: ip,
  userAgent: headers['user-agent'] ?? '',
})

import type { FastifyRequest } from 'fastify'

/** Scheme and host that a request was sent to. */
export const originOf = ({ host, protocol }: FastifyRequest): string => `${protocol}://${host}`

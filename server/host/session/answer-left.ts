import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageAnswer } from '../page-answer.ts'
import { printClearedCookies } from './print-cookies.ts'

/** Sends who is logged in no longer on, without the cookies of the session (C4.9, C4.10). */
export const answerLeft = (
  request: FastifyRequest,
  reply: FastifyReply,
  { end, location }: Extract<PageAnswer, { readonly kind: 'left' }>,
): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('set-cookie', printClearedCookies(end, request.protocol === 'https'))
    .redirect(location, 303)

import { setTimeout as delay } from 'node:timers/promises'
import { ask, type Question, type Reply } from './ask.ts'

/** Milliseconds that a first print may take on a busy machine. */
export const slowPrint = 120_000

/** Asks for a PDF as often as it takes until it has been made: a program that honours Retry-After, without its patience. */
export async function askMade(question: Question): Promise<Reply> {
  const reply = await ask(question)
  const isBeingMade = reply.status === 503 && Number(reply.headers['retry-after']) <= 20
  if (!isBeingMade) return reply
  await delay(100)
  return askMade(question)
}

import { setTimeout as delay } from 'node:timers/promises'

interface Answer {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, unknown>>
}

/** Asks until the answer is no longer that the PDF is being made, which names the time to come again. */
export async function whenMade<T extends Answer>(ask: () => Promise<T>): Promise<T> {
  const answer = await ask()
  const isBeingMade = answer.statusCode === 503 && Number(answer.headers['retry-after']) <= 20
  if (!isBeingMade) return answer
  await delay(50)
  return whenMade(ask)
}

import type { SmsSender } from './senders.ts'

export interface SmsWebhookOptions {
  /** Where each message is posted; credentials within it go as a header. */
  readonly url: string
}

/** Milliseconds. */
const patience = 10_000

/**
 * Posts each short message as JSON, `{to, text, language}`, to a program that carries it on: every provider has calls of
 * its own. Fails where the answer is no 2xx; what failed names neither receiver nor text.
 */
export function createSmsWebhook({ url }: SmsWebhookOptions): SmsSender {
  const { username, password, origin, pathname, search } = new URL(url)
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  const authorization =
    username === '' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }
  return {
    send: async ({ to, text, language }) => {
      const answer = await fetch(origin + pathname + search, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ to, text, language }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`The program that carries short messages answered ${answer.status}`)
    },
  }
}

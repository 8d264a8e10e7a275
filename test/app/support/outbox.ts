import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Letter {
  readonly text: string
  readonly subject?: string
}

/** The messages to a receiver, the newest last. */
export const lettersIn = (outbox: string, receiver: string): readonly Letter[] =>
  readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(receiver))
    .map((text) => JSON.parse(text) as Letter)

/** The last message to a receiver; its text is '' for none. */
export const newestLetter = (outbox: string, receiver: string): Letter =>
  lettersIn(outbox, receiver).at(-1) ?? { text: '' }

/** The code of the last message to a receiver; '' for none. */
export const newestCodeIn = (outbox: string, receiver: string): string =>
  /\d{6}/.exec(newestLetter(outbox, receiver).text)?.[0] ?? ''

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last message to a receiver; its text is '' for none. */
export function newestLetter(outbox: string, receiver: string): { readonly text: string } {
  const texts = readdirSync(outbox)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(receiver))
  return { text: '', ...(JSON.parse(texts.at(-1) ?? '{}') as { readonly text?: string }) }
}

/** The code of the last message to a receiver; '' for none. */
export const newestCodeIn = (outbox: string, receiver: string): string =>
  /\d{6}/.exec(newestLetter(outbox, receiver).text)?.[0] ?? ''

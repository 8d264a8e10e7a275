import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code of the last message to a receiver; '' for none. */
export function newestCodeIn(outbox: string, receiver: string): string {
  const texts = readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(receiver))
  return /\d{6}/.exec((JSON.parse(texts.at(-1) ?? '{}') as { readonly text?: string }).text ?? '')?.[0] ?? ''
}

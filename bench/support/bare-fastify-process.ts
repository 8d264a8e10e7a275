import { fileURLToPath } from 'node:url'
import { ask, forkChild, stopChild } from './child.ts'
import type { Served } from './portal-process.ts'

/** What the bare server sends to everybody. */
export interface SentBytes {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** A Fastify with one route, in a process of its own. */
export async function startBareFastify(headers: SentBytes['headers'], body: Buffer): Promise<Served> {
  const child = forkChild(fileURLToPath(new URL('./bare-fastify.mjs', import.meta.url)))
  const sent: SentBytes = { headers, body: body.toString('base64') }
  const { port } = (await ask(child, sent)) as { readonly port: number }
  return { child, port, stop: () => stopChild(child) }
}

import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isSameRequest, isStorable, lifetimeOf, type Stored } from './caching-rules.ts'

/** What became of a request. passed: it is none that a cache answers. */
export type CacheResult = 'hit' | 'stale' | 'revalidated' | 'miss' | 'passed'

export interface CachedAnswer {
  readonly result: CacheResult
  readonly host: string
  readonly path: string
}

/** A cache for all readers after RFC 9111, before one origin, whose keys are dropped by POST at a port of its own. */
export interface SharedCache {
  readonly port: number
  readonly purgeUrl: string
  readonly answers: readonly CachedAnswer[]
  /** Keys that it was told to drop, in their order. */
  readonly purged: readonly string[]
  /** Whether it takes what it is told to drop. */
  readonly takePurges: (takes: boolean) => void
  readonly stored: () => readonly Stored[]
  /** Lets so many seconds go by: its clock stands still between. */
  readonly pass: (seconds: number) => void
  /** Once nothing is asked for behind an answer any more. */
  readonly settled: () => Promise<unknown>
  readonly close: () => Promise<void>
}

interface Whole {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Headers of one connection (RFC 9110, 7.6.1), and those that a whole body has anew. */
const ofConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'age',
  'via',
])

const onward = (headers: IncomingHttpHeaders): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.has(name) ? [] : [[name, value]],
    ),
  )

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** @param originPort the port of the origin, which may listen there later */
export async function startSharedCache(originPort: number): Promise<SharedCache> {
  const entries = new Map<string, Stored[]>()
  const answers: CachedAnswer[] = []
  const purged: string[] = []
  const behind = new Set<Promise<unknown>>()
  let passed = 0
  let takes = true
  const now = (): number => passed

  const ask = async (
    asked: IncomingMessage,
    body: Buffer,
    more: Record<string, string> = {},
  ): Promise<Whole> => {
    const headers = {
      ...onward(asked.headers),
      via: '1.1 tests',
      'content-length': String(body.length),
      ...more,
    }
    if (body.length === 0) delete (headers as Partial<typeof headers>)['content-length']
    return new Promise((resolve, reject) => {
      const { method, url: path } = asked
      const sent = request(
        { host: '127.0.0.1', port: originPort, method, path, headers, agent: false },
        (answer) => {
          read(answer).then(
            (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
            reject,
          )
        },
      )
      sent.on('error', reject).end(body)
    })
  }
  // as the rules for nginx and Varnish have it, timestamps part no two
  const keyOf = ({ headers, url = '' }: IncomingMessage): string =>
    `${headers.host ?? ''} ${url.replaceAll(/([?&])timestamps=[^&]*/g, '$1').replace(/[?&]+$/, '')}`
  const find = (asked: IncomingMessage): Stored | undefined =>
    entries.get(keyOf(asked))?.find((each) => isSameRequest(each, asked.headers))
  const ageOf = (each: Stored): number => now() - each.storedAt

  const store = (asked: IncomingMessage, { status, headers, body }: Whole): void => {
    const others = (entries.get(keyOf(asked)) ?? []).filter((each) => !isSameRequest(each, asked.headers))
    const stored = { status, headers, body, storedAt: now(), requested: asked.headers }
    entries.set(keyOf(asked), isStorable(asked, stored) ? [...others, stored] : others)
  }
  /** Asks the origin whether what is stored still holds (RFC 9111, 4.3). */
  const revalidate = async (
    asked: IncomingMessage,
    stored: Stored,
  ): Promise<readonly [Whole, CacheResult]> => {
    const { etag } = stored.headers
    if (etag === undefined) return fetchNew(asked)
    const answer = await ask(asked, Buffer.alloc(0), { 'if-none-match': etag })
    if (answer.status !== 304) {
      store(asked, answer)
      return [answer, 'miss']
    }
    const fresh = {
      status: stored.status,
      headers: { ...stored.headers, ...answer.headers },
      body: stored.body,
    }
    store(asked, fresh)
    return [fresh, 'revalidated']
  }
  const fetchNew = async (asked: IncomingMessage): Promise<readonly [Whole, CacheResult]> => {
    const { 'if-none-match': _known, ...headers } = asked.headers
    const answer = await ask(
      Object.assign(Object.create(asked) as IncomingMessage, { headers }),
      Buffer.alloc(0),
    )
    store(asked, answer)
    return [answer, 'miss']
  }
  const answerTo = async (asked: IncomingMessage): Promise<readonly [Whole, CacheResult]> => {
    const body = await read(asked)
    if (asked.method !== 'GET' || asked.headers.range !== undefined) return [await ask(asked, body), 'passed']
    const stored = find(asked)
    if (stored === undefined) return fetchNew(asked)
    const { fresh, whileAsking } = lifetimeOf(stored)
    if (ageOf(stored) < fresh) return [stored, 'hit']
    if (ageOf(stored) >= fresh + whileAsking) return revalidate(asked, stored)
    const asking = revalidate(asked, stored).finally(() => behind.delete(asking))
    behind.add(asking)
    return [stored, 'stale']
  }

  const front = createServer((asked, reply) => {
    answerTo(asked).then(
      ([{ status, headers, body }, result]) => {
        answers.push({ result, host: asked.headers.host ?? '', path: asked.url ?? '' })
        const stored = find(asked)
        const sent = {
          ...onward(headers),
          via: '1.1 tests',
          ...(stored === undefined ? {} : { age: String(Math.floor(ageOf(stored))) }),
        }
        const isKnown = headers.etag !== undefined && asked.headers['if-none-match'] === headers.etag
        reply
          .writeHead(isKnown && status === 200 ? 304 : status, sent)
          .end(isKnown && status === 200 ? undefined : body)
      },
      (failure: unknown) => reply.writeHead(502).end(String(failure)),
    )
  })
  const purge = createServer((asked, reply) => {
    read(asked).then(
      () => {
        if (!takes) return reply.writeHead(503).end()
        const keys = String(asked.headers['surrogate-key']).split(' ')
        for (const [key, kept] of entries)
          entries.set(
            key,
            kept.filter(({ headers }) => !namesOf(headers).some((name) => keys.includes(name))),
          )
        purged.push(...keys)
        return reply.writeHead(asked.method === 'POST' ? 200 : 405).end()
      },
      () => reply.destroy(),
    )
  })
  const ports = [await listen(front), await listen(purge)]
  return {
    port: ports[0] ?? 0,
    purgeUrl: `http://127.0.0.1:${ports[1] ?? 0}/`,
    answers,
    purged,
    takePurges: (now) => void (takes = now),
    stored: () => [...entries.values()].flat(),
    pass: (seconds) => (passed += seconds),
    settled: () => Promise.all(behind),
    close: async () => {
      for (const server of [front, purge]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}

const namesOf = (headers: IncomingHttpHeaders): readonly string[] =>
  String(headers['surrogate-key'] ?? '').split(' ')

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

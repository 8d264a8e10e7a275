import type { FastifyInstance } from 'fastify'

/** Why the portal cannot answer now, in a sentence; null when it can. Settles soon. */
export type Readiness = () => Promise<string | null>

/** Milliseconds that an answer serves all who ask, so that nobody has the store asked at will. */
const lasts = 1_000

/** The same, asked at most once in that time. */
function rarely(readiness: Readiness): Readiness {
  let last: { readonly at: number; readonly answer: Promise<string | null> } | null = null
  return () => {
    const now = performance.now()
    if (last === null || now - last.at > lasts) last = { at: now, answer: readiness() }
    return last.answer
  }
}

/** `/healthz`: the process lives. `/readyz`: it answers pages now; 503 with the reason otherwise, and while it stops. */
export function addHealth(host: FastifyInstance, readiness: Readiness): void {
  let isStopping = false
  const ready = rarely(readiness)
  host.addHook('preClose', async () => {
    isStopping = true
  })
  host.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  host.get('/readyz', async (_request, reply) => {
    const reason = isStopping ? 'The portal is stopping.' : await ready()
    reply.header('cache-control', 'no-store')
    if (reason === null) return reply.send({ status: 'ready' })
    return reply.code(503).header('retry-after', 5).send({ status: 'not ready', reason })
  })
}

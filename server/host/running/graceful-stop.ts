import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for a request that has come in and is not read yet, where nothing else is under way. */
const settle = 100

/**
 * Lets requests under way end when the host is closed. New connections are refused, and those without a request are
 * ended: at once where nothing is under way, else behind the last answer; all of them after so many milliseconds.
 * @param grace milliseconds
 */
export function addGracefulStop(host: FastifyInstance, grace: number): void {
  const { server } = host
  const underway = new Set<ServerResponse>()
  let isStopping = false
  const timers: NodeJS.Timeout[] = []
  const endAll = (): void => server.closeAllConnections()
  const endWhenIdle = (): void => {
    if (!isStopping || underway.size > 0) return
    timers.push(
      setTimeout(() => {
        if (underway.size === 0) endAll()
      }, settle),
    )
  }
  server.on('request', (_request, response) => {
    underway.add(response)
    response.once('close', () => {
      underway.delete(response)
      endWhenIdle()
    })
  })
  host.addHook('preClose', async () => {
    isStopping = true
    // nobody asks again on a connection that is about to end
    for (const response of underway) if (!response.headersSent) response.setHeader('connection', 'close')
    timers.push(setTimeout(endAll, grace))
    endWhenIdle()
  })
  server.on('close', () => timers.forEach(clearTimeout))
}

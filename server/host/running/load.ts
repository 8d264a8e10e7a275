import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { createLastingDelay, measureDelay } from './lasting-delay.ts'

/** What the portal takes on at the same time; above it, it answers 503 with Retry-After. Kept pages are always sent. */
export interface HostLoad {
  /** Pages rendered at once, and those that wait for that, and for how many milliseconds. */
  readonly rendersAtOnce: number
  readonly rendersWaiting: number
  readonly waitMost: number
  /** Mean delay of the event loop, in milliseconds, above which it has too much to do where that lasts. */
  readonly eventLoopDelay: number
  readonly heapBytes: number
  /** Milliseconds between two looks at the event loop and the heap. */
  readonly interval: number
}

export const standardLoad: HostLoad = {
  rendersAtOnce: 64,
  rendersWaiting: 256,
  waitMost: 10_000,
  eventLoopDelay: 1_500,
  heapBytes: Math.floor(getHeapStatistics().heap_size_limit * 0.85),
  interval: 1_000,
}

/** Seconds after which who was refused may come again. */
const retryAfter = 5

const busy = {
  status: 503,
  message: '服务繁忙，请稍后再试 The portal has too much to do: please try again soon.',
  data: null,
}

/** Registers the calls so that they are refused under pressure; answers whether there is pressure now. */
export async function registerUnderLoad(
  host: FastifyInstance,
  calls: FastifyPluginAsync,
  load: HostLoad,
): Promise<() => boolean> {
  const delay = createLastingDelay(load.eventLoopDelay)
  let isPressed = (): boolean => false
  await host.register(async (scope) => {
    const refuse = (reply: FastifyReply): FastifyReply =>
      reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store').send(busy)
    await scope.register(underPressure, {
      maxHeapUsedBytes: load.heapBytes,
      sampleInterval: load.interval,
      pressureHandler: (_request, reply) => void refuse(reply),
    })
    const end = measureDelay(load.interval, delay.look)
    scope.addHook('onClose', async () => end())
    // what was long before the portal was open kept nobody waiting
    scope.addHook('onListen', async () => delay.begin())
    scope.addHook('onRequest', async (_request, reply) => (delay.lasts() ? refuse(reply) : undefined))
    isPressed = () => scope.isUnderPressure() || delay.lasts()
    await scope.register(calls)
  })
  return isPressed
}

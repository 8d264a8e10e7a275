import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

/** What the portal takes on at the same time; above it, it answers 503 with Retry-After. Kept pages are always sent. */
export interface HostLoad {
  /** Pages rendered at once, and those that wait for that, and for how many milliseconds. */
  readonly rendersAtOnce: number
  readonly rendersWaiting: number
  readonly waitMost: number
  /** Mean delay of the event loop over the last interval, in milliseconds. */
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
  let isPressed = (): boolean => false
  await host.register(async (scope) => {
    await scope.register(underPressure, {
      maxEventLoopDelay: load.eventLoopDelay,
      maxHeapUsedBytes: load.heapBytes,
      sampleInterval: load.interval,
      pressureHandler: (_request, reply, _type, value) => {
        // an interval without a single sample says nothing
        if (value === Infinity) return
        reply.code(503).header('retry-after', retryAfter).header('cache-control', 'no-store').send(busy)
      },
    })
    isPressed = () => scope.isUnderPressure() && scope.memoryUsage().eventLoopDelay !== Infinity
    await scope.register(calls)
  })
  return isPressed
}

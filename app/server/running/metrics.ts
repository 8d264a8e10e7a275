import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { createMemberMetrics, type MemberMetrics } from './member-metrics.ts'
import type { HostWatch, AnsweredRequest } from '../../../server/host/running/watch-requests.ts'

/** Counts what the portal does, for Prometheus. */
export interface Metrics extends MemberMetrics {
  readonly watch: HostWatch
  /** What the store or rc-pub took to answer, in milliseconds. */
  readonly storeAsked: (milliseconds: number, isOk: boolean) => void
  /** Shared caches were told of so many sites that have changed, and took it or not. */
  readonly purged: (sites: number, isTaken: boolean) => void
  readonly text: () => Promise<string>
}

/** Seconds. */
const buckets = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'xuekan_' })
  const requests = new Counter({
    name: 'xuekan_requests_total',
    help: 'Requests answered, by kind and status',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'xuekan_request_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['kind'],
    buckets,
    registers,
  })
  const cut = new Counter({ name: 'xuekan_requests_cut_total', help: 'Answers that were cut off', registers })
  const renders = new Histogram({
    name: 'xuekan_render_seconds',
    help: 'Rendering of one page',
    buckets,
    registers,
  })
  const cache = new Counter({
    name: 'xuekan_page_cache_total',
    help: 'Pages asked for, by whether they were kept',
    labelNames: ['result'],
    registers,
  })
  const store = new Histogram({
    name: 'xuekan_store_seconds',
    help: 'Questions to the store or to another rc-pub',
    labelNames: ['result'],
    buckets,
    registers,
  })
  const purges = new Counter({
    name: 'xuekan_purges_total',
    help: 'Changes of sites sent to shared caches, by whether they were taken',
    labelNames: ['result'],
    registers,
  })
  const untold = new Gauge({
    name: 'xuekan_purges_waiting',
    help: 'Changed sites of which shared caches were told last and did not take it',
    registers,
  })
  const started = new Gauge({
    name: 'xuekan_started_seconds',
    help: 'When the portal started, since 1970',
    registers,
  })
  started.setToCurrentTime()
  const answered = ({ kind, status, milliseconds, isCut }: AnsweredRequest): void => {
    requests.inc({ kind, status })
    durations.observe({ kind }, milliseconds / 1_000)
    if (isCut) cut.inc()
  }
  return {
    ...createMemberMetrics(registry),
    watch: {
      answered,
      cacheLookedUp: (isKept) => cache.inc({ result: isKept ? 'hit' : 'miss' }),
      rendered: (milliseconds) => renders.observe(milliseconds / 1_000),
    },
    storeAsked: (milliseconds, isOk) =>
      store.observe({ result: isOk ? 'ok' : 'failed' }, milliseconds / 1_000),
    purged: (sites, isTaken) => {
      purges.inc({ result: isTaken ? 'ok' : 'failed' }, sites)
      untold.set(isTaken ? 0 : sites)
    },
    text: () => registry.metrics(),
  }
}

export interface MetricsServer {
  readonly port: number
  readonly close: () => Promise<void>
}

/** Answers `/metrics` on a port of its own, which nobody but the operator can reach. Fails like any listening server. */
export async function serveMetrics(metrics: Metrics, port: number, address: string): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, address, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

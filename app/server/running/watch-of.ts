import type { AnsweredRequest, HostWatch } from '../../../server/host/running/watch-requests.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** Who is told of every request: the log, where it takes lines of this level, and the metrics; null for nobody. */
export function watchOf(log: Log, metrics: Metrics | null): HostWatch | null {
  const isLogged = log.isLevelEnabled('info')
  if (!isLogged) return metrics?.watch ?? null
  return {
    answered: (request, id) => {
      metrics?.watch.answered(request, id)
      logRequest(log, request, id)
    },
    cacheLookedUp: metrics?.watch.cacheLookedUp ?? (() => undefined),
    rendered: metrics?.watch.rendered ?? (() => undefined),
  }
}

/** One line a request. Looks at health come every few seconds, so that they are of less interest. */
function logRequest(log: Log, request: AnsweredRequest, id: string): void {
  const { kind, method, host, path, status, milliseconds, isCut } = request
  const line = {
    request: id,
    method,
    host,
    path,
    status,
    ms: Math.round(milliseconds),
    ...(isCut ? { cut: true } : {}),
  }
  if (kind === 'health') log.debug(line, 'request')
  else log.info(line, 'request')
}

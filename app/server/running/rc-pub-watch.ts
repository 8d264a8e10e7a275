import type { RcPubTransport } from '@xuekan/rc-pub'
import { tap } from 'rxjs'
import type { Log } from './log.ts'

/** Tells of the failures and recoveries of a server, once each. */
export interface ServerWatch {
  readonly answered: () => void
  readonly failed: (reason: string) => void
}

/**
 * @param address of the server, without credentials
 * @param now milliseconds of a clock that only goes forward
 */
export function createServerWatch(
  log: Pick<Log, 'warn' | 'info'>,
  address: string,
  now: () => number = () => performance.now(),
): ServerWatch {
  let failedAt: number | null = null
  return {
    answered: () => {
      if (failedAt === null) return
      log.info({ address, seconds: Math.round((now() - failedAt) / 1_000) }, 'rc-pub answers again')
      failedAt = null
    },
    failed: (reason) => {
      if (failedAt !== null) return
      failedAt = now()
      log.warn({ address, reason }, 'rc-pub does not answer')
    },
  }
}

/** The same transport, whose answers and failures are told of: none, or one of a server that fails. */
export const watchedTransport =
  (transport: RcPubTransport, watch: ServerWatch, took: (milliseconds: number, isOk: boolean) => void) =>
  (...[request]: Parameters<RcPubTransport>): ReturnType<RcPubTransport> => {
    const begun = performance.now()
    return transport(request).pipe(
      tap({
        next: ({ httpStatus }) => {
          const isOk = httpStatus < 500
          took(performance.now() - begun, isOk)
          if (isOk) watch.answered()
          else watch.failed(`status ${httpStatus}`)
        },
        error: (failure: unknown) => {
          took(performance.now() - begun, false)
          watch.failed(reasonOf(failure))
        },
      }),
    )
  }

/** Why a server could not be asked, such as ECONNREFUSED. */
export function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  const code: unknown = Reflect.get(failure, 'code')
  return typeof code === 'string' ? code : failure.message
}

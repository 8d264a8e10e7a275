import { catchError, defer, from, of, Subject, switchMap } from 'rxjs'
import { gatewayNames, type AsyncResult, type Gateways } from '@xuekan/core'
import type { Expired } from '@xuekan/core/member'
import { lazy, type Stream } from '@xuekan/core/reactive'

/** What the container opens. */
export interface RemoteRcPub {
  readonly gateways: Gateways
  /** Every answer that says that the session has ended. */
  readonly expired$: Stream<Expired>
}

export interface RemotePorts extends Gateways {
  readonly expired$: Stream<Expired>
  /** Fetches the code ahead of the first call. */
  readonly prepare: () => void
}

export interface RemotePortsOptions {
  readonly load: () => Promise<RemoteRcPub>
  readonly codeFailed: () => void
}

/**
 * Gateways whose code is fetched with the first call: the page that the server sent needs none of it. Code that
 * cannot be had is told once and answers like a server that cannot be reached; the next call tries again.
 */
export function createRemotePorts({ load, codeFailed }: RemotePortsOptions): RemotePorts {
  const expired = new Subject<Expired>()
  const open = lazy(() =>
    load().then(
      ({ gateways, expired$ }) => {
        expired$.subscribe(expired)
        return gateways
      },
      (failure: unknown) => {
        codeFailed()
        throw failure
      },
    ),
  )

  const behind = <K extends keyof Gateways>(role: K): Gateways[K] =>
    new Proxy({} as Gateways[K], {
      get:
        (_target, method) =>
        (...parameters: readonly unknown[]): AsyncResult<unknown> =>
          defer(() => from(open())).pipe(
            switchMap((gateways) => {
              const call = Reflect.get(gateways[role], method) as (
                ...parameters: readonly unknown[]
              ) => AsyncResult<unknown>
              return call(...parameters)
            }),
            catchError(() =>
              of({ ok: false, error: { kind: 'unreachable', call: String(method) } } as const),
            ),
          ),
    })

  const gateways = Object.fromEntries(gatewayNames.map((name) => [name, behind(name)])) as unknown as Gateways
  return {
    ...gateways,
    expired$: expired.asObservable(),
    prepare: () => void open().catch(() => undefined),
  }
}

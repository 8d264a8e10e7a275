import { catchError, defer, from, of, switchMap } from 'rxjs'
import type { Answer, ArticleGateway, PeriodGateway, SearchGateway, SiteGateway } from '@xuekan/core'

/** The gateways of the container. */
export interface RemoteGateways {
  readonly sites: SiteGateway
  readonly periods: PeriodGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
}

export interface RemotePorts extends RemoteGateways {
  /** Fetches the code ahead of the first call. */
  readonly prepare: () => void
}

/**
 * Gateways whose code is fetched with the first call: the page that the server sent needs none of it. Code that
 * cannot be had is told once and answers like a server that cannot be reached; the next call tries again.
 */
export function createRemotePorts(load: () => Promise<RemoteGateways>, codeFailed: () => void): RemotePorts {
  let container: Promise<RemoteGateways> | null = null
  const open = (): Promise<RemoteGateways> => {
    container ??= load().catch((failure: unknown) => {
      container = null
      codeFailed()
      throw failure
    })
    return container
  }

  const behind = <K extends keyof RemoteGateways>(role: K): RemoteGateways[K] =>
    new Proxy({} as RemoteGateways[K], {
      get:
        (_target, method) =>
        (...parameters: readonly unknown[]): Answer<unknown> =>
          defer(() => from(open())).pipe(
            switchMap((gateways) => {
              const call = Reflect.get(gateways[role], method) as (
                ...parameters: readonly unknown[]
              ) => Answer<unknown>
              return call(...parameters)
            }),
            catchError(() =>
              of({ ok: false, error: { kind: 'unreachable', call: String(method) } } as const),
            ),
          ),
    })

  return {
    sites: behind('sites'),
    periods: behind('periods'),
    articles: behind('articles'),
    search: behind('search'),
    prepare: () => void open().catch(() => undefined),
  }
}

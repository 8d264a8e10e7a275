import { catchError, defer, from, of, Subject, switchMap } from 'rxjs'
import type {
  AsyncResult,
  ArticleGateway,
  CitationGateway,
  IssueGateway,
  SearchConditionGateway,
  SearchGateway,
  SessionGateway,
  SiteGateway,
  ToolbarGateway,
  TopNewsGateway,
} from '@xuekan/core'
import type { Expired } from '@xuekan/core/member'
import { lazy, type Stream } from '@xuekan/core/reactive'

/** The gateways of the container. */
export interface RemoteGateways {
  readonly sites: SiteGateway
  readonly issues: IssueGateway
  readonly articles: ArticleGateway
  readonly search: SearchGateway
  readonly searchConditions: SearchConditionGateway
  readonly topNews: TopNewsGateway
  readonly tools: ToolbarGateway
  readonly citations: CitationGateway
  readonly session: SessionGateway
}

/** What the container opens. */
export interface RemoteRcPub {
  readonly gateways: RemoteGateways
  /** Every answer that says that the session has ended. */
  readonly expired$: Stream<Expired>
}

export interface RemotePorts extends RemoteGateways {
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

  const behind = <K extends keyof RemoteGateways>(role: K): RemoteGateways[K] =>
    new Proxy({} as RemoteGateways[K], {
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

  return {
    sites: behind('sites'),
    issues: behind('issues'),
    articles: behind('articles'),
    search: behind('search'),
    searchConditions: behind('searchConditions'),
    topNews: behind('topNews'),
    tools: behind('tools'),
    citations: behind('citations'),
    session: behind('session'),
    expired$: expired.asObservable(),
    prepare: () => void open().catch(() => undefined),
  }
}

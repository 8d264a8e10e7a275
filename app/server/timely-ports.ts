import { err, type AsyncResult, type Clock, type Failure } from '@xuekan/core'
import type { OpenSitePorts } from '@xuekan/core/site'
import { failedGateway, type RcPubTransport } from '@xuekan/rc-pub'
import { map, merge, race, take, tap, type Observable } from 'rxjs'

/** A whole page does not take longer: what has not come by then is told in words, in milliseconds. */
export const standardDeadline = 20_000

/** Milliseconds after which a page goes without what it can do without. */
export const optionalWithin = (deadline: number): number => deadline / 5

/**
 * A transport whose call for how a site searches fails early: a header can do without its answer, and waits for it
 * within one call of the core.
 */
export const timelyTransport =
  (transport: RcPubTransport, clock: Pick<Clock, 'after'>, within: number): RcPubTransport =>
  (request) =>
    request.path.endsWith('/search-config')
      ? race(transport(request), clock.after(within).pipe(map(() => failedGateway))).pipe(take(1))
      : transport(request)

/** How long a page waits. */
export interface Deadlines {
  /** Tells once nothing is waited for any more; whoever comes later is told at once. */
  readonly whole$: Observable<unknown>
  /** Tells, from each time it is asked, when what a page can do without is left out. */
  readonly optional$: Observable<unknown>
}

export interface TimelyPorts {
  readonly ports: OpenSitePorts
  /** Whether something has been left out that may well come another time. */
  readonly isLacking: () => boolean
}

/** The ports of a shell which answers in time: what can be missing is left out early, the rest fails as too late. */
export function timelyPorts({ sites, news }: OpenSitePorts, { whole$, optional$ }: Deadlines): TimelyPorts {
  let lacking = false
  const within =
    (call: string, late$: Observable<unknown>, onLate: () => void) =>
    <T>(answer: AsyncResult<T>): AsyncResult<T> => {
      const tooLate$ = late$.pipe(
        tap(onLate),
        map(() => err<Failure>({ kind: 'timeout', call })),
      )
      return race(answer, tooLate$).pipe(take(1))
    }
  const needed = (call: string) => within(call, whole$, () => undefined)
  const optional = (call: string) => within(call, merge(optional$, whole$), () => (lacking = true))
  const { toolbar, group } = sites
  return {
    isLacking: () => lacking,
    ports: {
      sites: {
        findSite: (...input) => needed('findSite')(sites.findSite(...input)),
        header: (context) => needed('header')(sites.header(context)),
        channels: (context) => needed('channels')(sites.channels(context)),
        footer: (context) => optional('footer')(sites.footer(context)),
        journal: (context) => optional('journal')(sites.journal(context)),
        journals: (context) => optional('journals')(sites.journals(context)),
        ...(toolbar === undefined ? {} : { toolbar: (context) => optional('toolbar')(toolbar(context)) }),
        ...(group === undefined ? {} : { group: (context) => optional('group')(group(context)) }),
      },
      ...(news === undefined
        ? {}
        : { news: { topNews: (context) => optional('topNews')(news.topNews(context)) } }),
    },
  }
}

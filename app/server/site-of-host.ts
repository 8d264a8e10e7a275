import type { Failure, Result, UiLanguage } from '@xuekan/core'
import { sitesOfHost } from '@xuekan/core/site'
import { ReplaySubject, type Observable } from 'rxjs'
import type { HostOrigin } from '../../server/host/crawlers/add-crawler-files.ts'
import type { RequestPorts } from './ports-of-request.ts'
import type { SiteCache, TimelySite } from './site-cache.ts'
import { optionalWithin } from './timely-ports.ts'

export interface SiteOfHostOptions {
  /** Hosts whose subdomains are sites. */
  readonly baseHosts: readonly string[]
  /** Ports that belong to no reader. */
  readonly openRequest: (origin: HostOrigin) => RequestPorts
  readonly sites: SiteCache
}

/** The site of a host, for files that are the same for every reader. */
export interface SiteOfHost {
  readonly site: Result<TimelySite, Failure>
  readonly ports: RequestPorts
  /** Tells once the deadline is over; whoever comes later is told at once. */
  readonly late$: Observable<void>
}

/** Answers from the site of a host, which is given so many milliseconds to be found; in its own language where none is asked for. */
export async function withSiteOfHost<T>(
  { baseHosts, openRequest, sites }: SiteOfHostOptions,
  origin: HostOrigin,
  deadline: number,
  answer: (found: SiteOfHost) => Promise<T>,
  language: UiLanguage | null = null,
): Promise<T> {
  const ports = openRequest(origin)
  const late$ = new ReplaySubject<void>(1)
  const timer = ports.clock.after(deadline).subscribe(late$)
  try {
    const preference = { fromAddress: language, fromCookie: null }
    const deadlines = { whole$: late$, optional$: ports.clock.after(optionalWithin(deadline)) }
    const addresses = sitesOfHost(origin.host, baseHosts)
    return await answer({
      site: await sites.open(ports.site, addresses, preference, deadlines),
      ports,
      late$,
    })
  } finally {
    timer.unsubscribe()
  }
}

import type { Failure, Result } from '@xuekan/core'
import { isServerFailure } from '@xuekan/core'
import { formatRoute, type Route } from '@xuekan/core/route'
import type { LostVisit } from '../../ui/pages/ErrorPage.tsx'
import type { PageRequest } from '../../server/host/page-answer.ts'
import type { ListedSite } from '../../server/rc-pub/store/list-sites.ts'

/** A path of the portal itself that a program cannot take for another host; longer ones are not kept. */
const ownAddress = /^\/(?![/\\])[!-~]{0,2000}$/

/** /errorPage with the address that it stands for, so that it can be tried again; the home page needs none. */
export function addressOfFailure(route: Route, from: string): string {
  const location = formatRoute(route)
  const isHome = /^\/(?:(?:zh|en)(?:\/home)?)?$/.test(from)
  if (route.page !== 'error' || isHome || !ownAddress.test(from)) return location
  return `${location}&${new URLSearchParams({ from }).toString()}`
}

export interface LostVisitInput {
  readonly request: Pick<PageRequest, 'address' | 'host' | 'protocol'>
  /** What comes of looking for the site of the host; null where that is not known in time. */
  readonly found: Result<unknown, Failure> | null
  readonly sites: readonly ListedSite[]
  readonly baseHosts: readonly string[]
}

/** What /errorPage tells whoever is on it, beside its sentence (C8.2). */
export function lostVisitOf({ request, found, sites, baseHosts }: LostVisitInput): LostVisit {
  const from = new URLSearchParams(request.address.split('?')[1] ?? '').get('from') ?? ''
  const isUnknown = found !== null && !found.ok && isNobody(found.error)
  const port = /:\d+$/.exec(request.host)?.[0] ?? ''
  return {
    from: ownAddress.test(from) ? from : null,
    isUnknown,
    sites: isUnknown
      ? sites.map(({ sld, name }) => ({ name, url: `${request.protocol}://${sld}.${baseHosts[0]}${port}/` }))
      : [],
  }
}

/** A site is not there where rc-pub says so, and not where it cannot say. */
const isNobody = (failure: Failure): boolean =>
  failure.kind === 'absent' || (failure.kind === 'refused' && !isServerFailure(failure))

import { localise, type LocalizedText } from '../language/localized.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { SiteName } from '../link/link-context.ts'
import type { PageHost } from '../link/page-host.ts'
import { siteLink } from '../link/site-link.ts'
import { formatRoute } from '../route/format-route.ts'
import { printQuery, queryValue, readQuery } from '../route/query.ts'
import type { Route } from '../route/route.ts'
import { splitAddress } from '../route/split-address.ts'
import type { Result } from '../result.ts'
import { isServerFailure } from './failure-words.ts'
import type { Failure } from './failure.ts'

/** What is known of a visit that has ended on /errorPage (C8.2). */
export interface LostVisit {
  /** The address that was asked for, a path of the portal; null for the home page. */
  readonly from: string | null
  /** Whether no site has the name of this host. */
  readonly isUnknown: boolean
  /** The sites that there are, where that helps, each by the address of its home page. */
  readonly sites: readonly { readonly name: string; readonly url: string }[]
}

export interface LostVisitInput {
  /** Address of the page that the visit has ended on. */
  readonly address: string
  readonly host: PageHost
  readonly language: UiLanguage
  /** What comes of looking for the site of the host once more. */
  readonly found: Result<unknown, Failure>
  readonly sites: readonly (SiteName & { readonly name: LocalizedText })[]
}

/** A path of the portal that no browser takes for another host; longer ones are not carried. */
const ownPath = /^\/(?![/\\])[!-~]{0,2000}$/

const isHome = (address: string): boolean => /^\/(?:(?:zh|en)(?:\/home)?)?$/.test(address)

/**
 * Where a visit goes on whose site could not be had: /errorPage carries the address that was asked for, so that it can
 * be tried again; the home page needs none, and /forbiddenPage tries nothing again (C2.5, C2.37).
 */
export function failureAddress(route: Route, from: string): string {
  const location = formatRoute(route)
  if (route.page !== 'error' || isHome(from) || !ownPath.test(from)) return location
  return `${location}&${printQuery([['from', from]])}`
}

/** What /errorPage tells whoever is on it, beside its sentence (C8.2). Law: `from` never leads to another host. */
export function lostVisit({ address, host, language, found, sites }: LostVisitInput): LostVisit {
  const from = queryValue(readQuery(splitAddress(address).query), 'from') ?? ''
  const isUnknown = !found.ok && isNobody(found.error)
  const home = formatRoute({ page: 'home', language, site: null })
  return {
    from: ownPath.test(from) ? from : null,
    isUnknown,
    sites: isUnknown
      ? sites.map((site) => ({ name: localise(site.name, language), url: siteLink(home, site, host) }))
      : [],
  }
}

/** A site is not there where rc-pub says so, and not where it cannot say. */
const isNobody = (failure: Failure): boolean =>
  failure.kind === 'absent' || (failure.kind === 'refused' && !isServerFailure(failure))

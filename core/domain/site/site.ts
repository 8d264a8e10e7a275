import type { LocalizedText } from '../language/localized.ts'
import type { GrayScope } from './gray-scope.ts'
import type { ThemeId } from '../theme/theme.ts'

/** single is one journal, group several journals, all the aggregate (C1.2). */
export const siteTypes = ['single', 'group', 'all'] as const
export type SiteType = (typeof siteTypes)[number]

/** A type that is none of the three is a journal's (C1.2). */
export const siteTypeOf = (raw: unknown): SiteType => siteTypes.find((type) => type === raw) ?? 'single'

declare const siteId: unique symbol
/** The identity of a site, unique over the whole deployment. */
export type SiteId = string & { readonly [siteId]: 'SiteId' }
export const asSiteId = (raw: string): SiteId => raw as SiteId

/** One site of the deployment (C3.1). */
export interface Site {
  readonly id: SiteId
  /** The subdomain, also called short-name. */
  readonly sld: string
  /** A host name of its own, which stands for all others; '' when it has none. */
  readonly domain: string
  readonly type: SiteType
  readonly name: LocalizedText
  readonly themeId: ThemeId
  readonly gray: GrayScope
  readonly keywords: LocalizedText
  readonly description: LocalizedText
  /** Whether members also log in through the unified login (umtFlag; C6.4). */
  readonly unifiedLogin: boolean
  /** The site's own logo, for a header that names none; '' for none. */
  readonly logoUrl: string
  /** The picture that stands for the site in lists; '' for none. */
  readonly pictureUrl: string
}

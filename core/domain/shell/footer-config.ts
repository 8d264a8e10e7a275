import type { Localized, LocalizedText } from '../language/localized.ts'

/** A site's footer; absent values are '' (C3.12). */
export interface FooterConfig {
  /** #ebebeb gives 1, anything else 2 (C9.9). */
  readonly style: 1 | 2
  readonly backgroundColor: string
  readonly showLogo: boolean
  /** Read by `localise`: one language's logo stands in for the other's. */
  readonly logoUrl: Localized<string>
  /** What stands beside the logo in each language (chLogoName, enLogoName); '' where the site's own name does. */
  readonly logoName: LocalizedText
  readonly qrUrl: string
  /** What stands under the code, read by `localise`; rc-pub has one text for both languages. */
  readonly qrMessage: LocalizedText
  readonly address: LocalizedText
  readonly postcode: string
  readonly phone: string
  readonly email: string
  readonly fax: string
  readonly copyright: LocalizedText
  readonly icp: string
  readonly policeRecord: { readonly text: string; readonly link: string }
  /** null unless showVisits is 1 (C4.20). */
  readonly visits: { readonly total: number; readonly today: number } | null
  readonly hasCustomCss: boolean
  /** Where the logo leads (linkAddress); '' for nowhere. */
  readonly logoLink: string
}

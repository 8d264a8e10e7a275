import type { LocalizedText } from '../language/localized.ts'
import type { SafeHtml } from '../text/safe-html.ts'
import type { SiteId } from '../site/site.ts'

/** One entry of a site's channel tree (C3.6). */
export interface Channel {
  readonly id: string
  /** '' at the top. */
  readonly parentId: string
  readonly siteId: SiteId
  readonly name: LocalizedText
  /** The column code, which decides the destination (C2.41). */
  readonly code: string
  readonly enabled: boolean
  /** Where a jump column leads; '' otherwise (C2.24). */
  readonly link: string
  readonly bannerId: string
  /** The picture over its page; left out where there is none. */
  readonly bannerUrl?: string
  readonly newsDataType: string
  readonly styleId: string
  /** A picture that stands beside its second level; left out where there is none. */
  readonly cover?: string
  readonly children: readonly Channel[]
}

/** What a generic column page shows (C2.3). */
export interface ChannelPage {
  readonly channel: Channel
  /** The column's own text in the language asked for; null when it has none. */
  readonly body: SafeHtml | null
}

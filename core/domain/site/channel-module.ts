import type { LocalizedText } from '../language/localized.ts'
import type { BannerPicture } from '../shell/banner-item.ts'

/** One part of a column's page, as the site's owner arranged them (C7.5). '', 0 and [] where nothing is said. */
export interface ChannelModule {
  readonly id: string
  readonly channelId: string
  readonly code: string
  readonly name: LocalizedText
  /** Twelfths of a row. */
  readonly width: number
  /** Whether it stands below the module before it, in the same column. */
  readonly below: boolean
  /** How it is drawn; '' for the usual way. */
  readonly look: string
  /** How many entries it shows at most. */
  readonly size: number
  /** What a call is for. */
  readonly subject: LocalizedText
  /** One or two sentences of the editor. */
  readonly text: LocalizedText
  /** As the data gives it: it is checked where it is followed. */
  readonly link: string
  /** The article that leads. */
  readonly doi: string
  /** The last day of a call, as an ISO date. */
  readonly until: string
  readonly facts: readonly ModuleFact[]
  readonly banners: readonly BannerPicture[]
}

/** A number that a site tells of itself, such as the days to a first decision. */
export interface ModuleFact {
  readonly value: string
  readonly label: LocalizedText
}

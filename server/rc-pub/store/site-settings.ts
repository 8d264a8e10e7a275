import type { headerStyles, LocalizedText, SiteType, ThemeId } from '@xuekan/core'

/** A site as its file describes it, with the wire's own names where they are known. Drawings have become file ids. */
export interface SiteConfig {
  readonly sld: string
  readonly domain: string
  readonly type: SiteType
  /** The sld of the group that a journal belongs to; '' when it stands alone. */
  readonly group: string
  readonly expired: boolean
  /** Order among the sites of a group. */
  readonly position: number
  readonly name: LocalizedText
  readonly theme: ThemeId
  readonly grayType: string
  readonly keywords: LocalizedText
  readonly description: LocalizedText
  readonly header: HeaderSettings
  readonly footer: FooterSettings
  /** null for a group and the aggregate. */
  readonly journal: JournalSettings | null
  readonly channels: readonly ChannelSettings[]
}

export interface HeaderSettings {
  readonly navStyle: (typeof headerStyles)[number]
  readonly navDistribution: 0 | 1
  readonly isCeiling: boolean
  readonly hasLoginAndRegister: boolean
  readonly searchBox: boolean
  readonly advSearch: boolean
  readonly resourceType: string
  readonly switchLanguage: boolean
  readonly defaultLanguage: 'zh' | 'en' | ''
  readonly greeting: LocalizedText
  /** File ids; '' where there is none. */
  readonly pcLogo: string
  readonly enPcLogo: string
  readonly background: string
  readonly customButtonList: readonly CustomButtonSettings[]
  readonly cssContent: string
}

export interface CustomButtonSettings {
  readonly customButtonName: string
  readonly customButtonLinkValue: string
  readonly customButtonStatus: 0 | 1
}

export interface FooterSettings {
  readonly backgroundColor: string
  readonly showLogo: boolean
  readonly logo: string
  readonly enLogo: string
  readonly qrMessage: string
  readonly address: LocalizedText
  readonly postcode: string
  readonly phone: string
  readonly email: string
  readonly fax: string
  readonly copyright: LocalizedText
  readonly icp: string
  readonly picp: string
  readonly picpLink: string
  readonly showVisits: boolean
  readonly cssContent: string
}

export interface JournalSettings {
  readonly abbreviation: LocalizedText
  readonly issn: string
  readonly cn: string
  readonly publisher: LocalizedText
  readonly subject: LocalizedText
  readonly frequency: LocalizedText
  readonly introduction: LocalizedText
  readonly cover: string
  readonly indexed: readonly string[]
}

export interface ChannelSettings {
  readonly name: LocalizedText
  readonly code: string
  readonly enabled: boolean
  readonly linkValue: string
  /** HTML, '' where the channel has no text of its own. */
  readonly body: LocalizedText
  readonly children: readonly ChannelSettings[]
}

/** What of a site is kept as one document; the rest has columns. */
export type StoredSiteConfig = Omit<
  SiteConfig,
  'sld' | 'domain' | 'type' | 'group' | 'expired' | 'position' | 'channels'
>

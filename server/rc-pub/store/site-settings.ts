import type { LocalizedText, UiLanguage } from '@xuekan/core'
import type { ConditionType, SearchCondition } from '@xuekan/core/search'
import type {
  BannerType,
  ModuleFact,
  ModuleLook,
  headerStyles,
  SiteType,
  ThemeId,
  ToolbarStyle,
} from '@xuekan/core/site'
import type { BookCloudSettings } from './side-settings.ts'

/** site.yaml, with the wire's own names where they are known. Names of files have become file ids. */
export interface SiteSettings extends SiteDocument {
  /** Short-name: the first label of the site's host. */
  readonly sld: string
  /** A host name of its own; '' for none. */
  readonly domain: string
  readonly type: SiteType
  /** The sld of the group that a journal belongs to; '' when it stands alone. */
  readonly group: string
  readonly expired: boolean
  /** Order among the sites of a group. */
  readonly position: number
}

/** What site.yaml says that has no column of its own. */
export interface SiteDocument {
  readonly name: LocalizedText
  readonly theme: ThemeId
  readonly grayType: string
  readonly keywords: LocalizedText
  readonly description: LocalizedText
  /** null for a group and the aggregate. */
  readonly journal: JournalSettings | null
  readonly templateId: string
  /** Colours of the site's own beside its theme, such as #1f2a37; '' for none. */
  readonly colour: string
  readonly colour1: string
  readonly colour2: string
  readonly colour3: string
  /** Whether members also log in through the unified login. */
  readonly umtFlag: boolean
  /** File ids; '' where there is none. The header's logos and background stand in for them. */
  readonly logo: string
  readonly logo1: string
  readonly picture: string
}

/** What of a site is kept as one document. */
export interface StoredSiteConfig extends SiteDocument {
  readonly header: HeaderSettings
  readonly footer: FooterSettings
  readonly tools: ToolbarSettings
  readonly modules: readonly ChannelModuleSettings[]
  readonly conditions: ConditionSettings
  /** null where the site has none of its own: then that of its group counts. */
  readonly bookCloud: BookCloudSettings | null
}

export interface HeaderSettings {
  readonly navStyle: (typeof headerStyles)[number]
  readonly navDistribution: 0 | 1
  readonly isCeiling: boolean
  readonly hasLoginAndRegister: boolean
  /** Whether the group that the site belongs to is linked. */
  readonly groupEntrance: boolean
  readonly searchBox: boolean
  readonly advSearch: boolean
  /** Whether a search can choose what it looks for. */
  readonly resourceSearch: boolean
  readonly resourceType: string
  readonly switchLanguage: boolean
  readonly defaultLanguage: UiLanguage | ''
  readonly hasGreeting: boolean
  readonly greeting: LocalizedText
  readonly hasLogo: boolean
  /** File ids; '' where there is none. */
  readonly pcLogo: string
  readonly enPcLogo: string
  readonly mobileLogo: string
  readonly enMobileLogo: string
  readonly browserIcon: string
  readonly hasNavBg: boolean
  readonly background: string
  readonly customButtonList: readonly CustomButtonSettings[]
  readonly cssContent: string
}

export interface CustomButtonSettings {
  readonly customButtonName: string
  /** '' where both languages show the same. */
  readonly enCustomButtonName: string
  readonly customButtonLinkValue: string
  readonly customButtonStatus: 0 | 1
}

export interface FooterSettings {
  readonly backgroundColor: string
  readonly showLogo: boolean
  readonly logo: string
  readonly enLogo: string
  readonly chLogoName: string
  readonly enLogoName: string
  /** Where the logo leads. */
  readonly linkAddress: string
  /** File id of a code to scan. */
  readonly qr: string
  readonly qrMessage: string
  /** '' where both languages show the same. */
  readonly enQrMessage: string
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
  /** Where a jump column leads; '' otherwise. */
  readonly linkValue: string
  readonly type: string
  readonly newsDataType: string
  readonly styleId: string
  readonly indexId: string
  readonly platformType: string
  /** File ids; '' where there is none. */
  readonly banner: string
  readonly picture: string
  readonly bouncePicture: string
  readonly cover: string
  /** HTML, '' where the channel has no text of its own. */
  readonly body: LocalizedText
  readonly children: readonly ChannelSettings[]
}

/** tools.yaml: the floating toolbar (C3.11, C2.38). */
export interface ToolbarSettings {
  readonly style: ToolbarStyle
  readonly tools: readonly ToolSettings[]
}

export interface ToolSettings {
  readonly resName: LocalizedText
  readonly description: LocalizedText
  readonly type: string
  /** '' for a plain link. */
  readonly platformType: string
  readonly linkValue2: string
  readonly linkType2: string
  readonly url: string
  /** File ids of the icon and of what is shown beside it; '' where there is none. */
  readonly cover: string
  readonly bouncePicture: string
}

/** modules.yaml: the parts of one column's page, in order (C7.5). */
export interface ChannelModuleSettings {
  /** Code of the column. */
  readonly channel: string
  readonly modules: readonly ModuleSettings[]
}

export interface ModuleSettings {
  readonly code: string
  readonly name: LocalizedText
  /** Twelfths of a row; 0 for the usual place. */
  readonly width: number
  readonly below: boolean
  readonly look: ModuleLook | ''
  /** 0 for as many entries as there is room for. */
  readonly size: number
  readonly subject: LocalizedText
  readonly text: LocalizedText
  readonly link: string
  readonly doi: string
  readonly until: string
  readonly facts: readonly ModuleFact[]
  readonly banners: readonly BannerSettings[]
}

export interface BannerSettings {
  readonly type: BannerType
  readonly url: string
  readonly doi: string
  /** File id. */
  readonly picture: string
  readonly title: LocalizedText
}

/** conditions.yaml: what a search of a type can be narrowed to; null leaves a type to the usual list (C3.10). */
export type ConditionSettings = Readonly<Record<ConditionType, readonly SearchCondition[] | null>>

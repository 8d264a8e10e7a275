import type { UiLanguage } from '../language/ui-language.ts'
import type { Localized, LocalizedText } from '../language/localized.ts'

export const headerStyles = [1, 2, 3, 4, 5, 6] as const
export type HeaderStyle = (typeof headerStyles)[number]

/** The search types of the portal; thesis and article are one type under two names (C3.7). */
export const searchTypes = [
  'article',
  'publication',
  'picture',
  'table',
  'video',
  'audio',
  'other',
  'news',
] as const
export type SearchType = (typeof searchTypes)[number]

export interface CustomButton {
  /** '' in a language that it has no name of its own in. */
  readonly name: LocalizedText
  readonly link: string
}

/** A site's header, normalised from raw fields: 'null', 'undefined' and '' have become '' (C3.2). */
export interface HeaderConfig {
  readonly style: HeaderStyle
  /** Whether the menu items share the width evenly (navDistribution 0). */
  readonly evenDistribution: boolean
  /** Whether the header stays at the top when scrolled past (isCeiling over ceiling). */
  readonly fixedOnScroll: boolean
  /** Whether login and registration are linked (hasLoginAndRegister over showLogin). */
  readonly showLogin: boolean
  /** Whether the group that the site belongs to is linked. */
  readonly groupEntrance: boolean
  readonly showSearch: boolean
  readonly showAdvancedSearch: boolean
  /** Whether a search can choose its type; else it searches articles. */
  readonly showSearchOptions: boolean
  /** Never empty. */
  readonly searchTypes: readonly SearchType[]
  readonly showLanguageSwitch: boolean
  /** null when the site names none. */
  readonly defaultLanguage: UiLanguage | null
  readonly greeting: LocalizedText
  /** Whether a logo may be shown at all. */
  readonly showLogo: boolean
  /** Which of them is shown where, `logoOf` says. */
  readonly logoUrl: Localized<string>
  readonly mobileLogoUrl: Localized<string>
  readonly backgroundUrl: string
  readonly iconUrl: string
  /** Those with status 1, at most three (C3.3). */
  readonly customButtons: readonly CustomButton[]
  /** Whether a stylesheet of the site's own is served for the header (C3.4). */
  readonly hasCustomCss: boolean
}

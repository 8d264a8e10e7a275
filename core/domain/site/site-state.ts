import type { Channel } from '../channel/channel.ts'
import type { FooterConfig } from '../chrome/footer-config.ts'
import type { HeaderConfig } from '../chrome/header-config.ts'
import { deviceOf, logoOf } from '../chrome/logo-of.ts'
import type { SiteChrome } from '../chrome/site-chrome.ts'
import type { Language } from '../language/language.ts'
import type { PersonalInfo } from '../member/member.ts'
import type { PeriodLists } from '../period/period-lists.ts'
import type { BasicInfo } from './basic-info.ts'
import type { ChannelModule } from './channel-module.ts'
import type { JournalImprint } from './journal.ts'
import type { SiteId } from './site.ts'

/** Everything held of a site and its reader while browsing (C3.16). */
export interface SiteState {
  readonly siteId: SiteId
  readonly isMobile: boolean
  readonly language: Language
  /** The navigation lists. */
  readonly channels: readonly Channel[]
  readonly header: HeaderConfig
  /** null until its config is there. */
  readonly footer: FooterConfig | null
  /** The publication config; null for a group and the aggregate. */
  readonly publication: JournalImprint | null
  /** Address of the logo for this language and window; '' for none. */
  readonly logoUrl: string
  /** As it is shown; '' for a visitor. */
  readonly userName: string
  /** null for a visitor, and until it is known. */
  readonly personalInfo: PersonalInfo | null
  /** null until they are known. */
  readonly periods: PeriodLists | null
  readonly basicInfo: BasicInfo | null
  readonly modules: readonly ChannelModule[]
}

/** The parts that are asked for once the site is open. */
export type AskedParts = Pick<SiteState, 'periods' | 'basicInfo' | 'modules'>

export const nothingAsked: AskedParts = { periods: null, basicInfo: null, modules: [] }

/** What a site state is made of. */
export interface SiteStateParts {
  readonly chrome: SiteChrome
  readonly language: Language
  /** In CSS pixels. */
  readonly windowWidth: number
  readonly userName: string
  readonly personalInfo: PersonalInfo | null
  readonly asked: AskedParts
}

/** One state of one site (C3.16). Nothing personal is held for a visitor. */
export function siteStateOf(parts: SiteStateParts): SiteState {
  const { chrome, language, windowWidth, userName, personalInfo, asked } = parts
  const device = deviceOf(windowWidth)
  return {
    siteId: chrome.site.id,
    isMobile: device === 'mobile',
    language,
    channels: chrome.channels,
    header: chrome.header,
    footer: chrome.footer,
    publication: chrome.journal,
    logoUrl: logoOf(chrome.header, language, device, chrome.site),
    userName,
    personalInfo: userName === '' ? null : personalInfo,
    ...asked,
  }
}

import type { Channel } from '../channel/channel.ts'
import type { FooterConfig } from '../shell/footer-config.ts'
import type { HeaderConfig } from '../shell/header-config.ts'
import { deviceOf, logoOf } from '../shell/logo-of.ts'
import type { SiteShell } from '../shell/site-shell.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { PersonalInfo } from '../member/member.ts'
import type { IssueLists } from '../issue/issue-lists.ts'
import type { BasicInfo } from './basic-info.ts'
import type { ChannelModule } from './channel-module.ts'
import type { JournalImprint } from './journal.ts'
import type { SiteId } from './site.ts'

/** Everything held of a site and its reader while browsing (C3.16). */
export interface SiteState {
  readonly siteId: SiteId
  readonly isMobile: boolean
  readonly language: UiLanguage
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
  readonly issues: IssueLists | null
  readonly basicInfo: BasicInfo | null
  readonly modules: readonly ChannelModule[]
}

/** The parts that are asked for once the site is open. */
export type RequestedSiteState = Pick<SiteState, 'issues' | 'basicInfo' | 'modules'>

export const nothingRequested: RequestedSiteState = { issues: null, basicInfo: null, modules: [] }

/** What a site state is made of. */
export interface SiteStateInput {
  readonly shell: SiteShell
  readonly language: UiLanguage
  /** In CSS pixels. */
  readonly windowWidth: number
  readonly userName: string
  readonly personalInfo: PersonalInfo | null
  readonly requested: RequestedSiteState
}

/** One state of one site (C3.16). Nothing personal is held for a visitor. */
export function siteStateOf(parts: SiteStateInput): SiteState {
  const { shell, language, windowWidth, userName, personalInfo, requested } = parts
  const device = deviceOf(windowWidth)
  return {
    siteId: shell.site.id,
    isMobile: device === 'mobile',
    language,
    channels: shell.channels,
    header: shell.header,
    footer: shell.footer,
    publication: shell.journal,
    logoUrl: logoOf(shell.header, language, device, shell.site),
    userName,
    personalInfo: userName === '' ? null : personalInfo,
    ...requested,
  }
}

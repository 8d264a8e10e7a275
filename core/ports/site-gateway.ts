import type { ChannelPage, Channel } from '../domain/channel/channel.ts'
import type { FooterConfig } from '../domain/chrome/footer-config.ts'
import type { HeaderConfig } from '../domain/chrome/header-config.ts'
import type { Language } from '../domain/language/language.ts'
import type { Journal } from '../domain/site/journal.ts'
import type { Site, SiteId } from '../domain/site/site.ts'
import type { Answer, Reader } from './answer.ts'

/** How a site is found (C1.1). */
export type SiteAddress = { readonly sld: string } | { readonly siteId: SiteId }

/** Sites and what their chrome is made of (C7.4, C7.5). */
export interface SiteGateway {
  readonly findSite: (address: SiteAddress, language: Language) => Answer<Site>
  readonly header: (reader: Reader) => Answer<HeaderConfig>
  readonly footer: (reader: Reader) => Answer<FooterConfig>
  /** The tree, enabled and disabled, in the site's order. */
  readonly channels: (reader: Reader) => Answer<readonly Channel[]>
  /** 'absent' when the site has no such channel or it belongs to another site. */
  readonly channelPage: (reader: Reader, channelId: string) => Answer<ChannelPage>
  /** The site's own journal; 'absent' for a group and the aggregate. */
  readonly journal: (reader: Reader) => Answer<Journal>
  /** The journals of a group, or of the whole deployment for the aggregate. */
  readonly journals: (reader: Reader) => Answer<readonly Journal[]>
}

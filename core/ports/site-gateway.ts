import type { ChannelPage, Channel } from '../domain/channel/channel.ts'
import type { FooterConfig } from '../domain/shell/footer-config.ts'
import type { HeaderConfig } from '../domain/shell/header-config.ts'
import type { UiLanguage } from '../domain/language/ui-language.ts'
import type { Journal } from '../domain/site/journal.ts'
import type { Site, SiteId } from '../domain/site/site.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** How a site is found (C1.1). */
export type SiteAddress = { readonly sld: string } | { readonly siteId: SiteId }

/** Sites and what their shell is made of (C7.4, C7.5). */
export interface SiteGateway {
  readonly findSite: (address: SiteAddress, language: UiLanguage) => AsyncResult<Site>
  readonly header: (context: RequestContext) => AsyncResult<HeaderConfig>
  readonly footer: (context: RequestContext) => AsyncResult<FooterConfig>
  /** The tree, enabled and disabled, in the site's order. */
  readonly channels: (context: RequestContext) => AsyncResult<readonly Channel[]>
  /** 'absent' when the site has no such channel or it belongs to another site. */
  readonly channelPage: (context: RequestContext, channelId: string) => AsyncResult<ChannelPage>
  /** The site's own journal; 'absent' for a group and the aggregate. */
  readonly journal: (context: RequestContext) => AsyncResult<Journal>
  /** The journals of a group, or of the whole deployment for the aggregate. */
  readonly journals: (context: RequestContext) => AsyncResult<readonly Journal[]>
}

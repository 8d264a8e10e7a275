import type { ChannelPage, Channel } from '../domain/channel/channel.ts'
import type { FooterConfig } from '../domain/shell/footer-config.ts'
import type { HeaderConfig } from '../domain/shell/header-config.ts'
import type { Toolbar } from '../domain/shell/tool-item.ts'
import type { UiLanguage } from '../domain/language/ui-language.ts'
import type { PageRequest } from '../domain/page/page-request.ts'
import type { Paged } from '../domain/page/paged.ts'
import type { BasicInfo } from '../domain/site/basic-info.ts'
import type { ChannelModule } from '../domain/site/channel-module.ts'
import type { Journal } from '../domain/site/journal.ts'
import type { SiteLayout } from '../domain/site/site-layout.ts'
import type { Site, SiteId } from '../domain/site/site.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** How a site is found (C1.1). */
export type SiteAddress = { readonly sld: string } | { readonly siteId: SiteId }

/** Sites, what their shell is made of and what else is held of them (C7.4, C7.5, C7.16). */
export interface SiteGateway {
  readonly findSite: (address: SiteAddress, language: UiLanguage) => AsyncResult<Site>
  /** The reader's site as it is now. 'absent' when there is none. */
  readonly site: (context: RequestContext) => AsyncResult<Site>
  /** The group that the reader's site belongs to; null when it stands alone. */
  readonly group: (context: RequestContext) => AsyncResult<Site | null>
  readonly layout: (context: RequestContext) => AsyncResult<SiteLayout>
  readonly header: (context: RequestContext) => AsyncResult<HeaderConfig>
  readonly footer: (context: RequestContext) => AsyncResult<FooterConfig>
  /** The floating toolbar; the empty one for a site without one. */
  readonly toolbar: (context: RequestContext) => AsyncResult<Toolbar>
  /** The tree, enabled and disabled, in the site's order. */
  readonly channels: (context: RequestContext) => AsyncResult<readonly Channel[]>
  /** 'absent' when the site has no such channel or it belongs to another site. */
  readonly channelPage: (context: RequestContext, channelId: string) => AsyncResult<ChannelPage>
  /** The modules of a channel, in order. */
  readonly modules: (context: RequestContext, channelId: string) => AsyncResult<readonly ChannelModule[]>
  /** The site's own journal; 'absent' for a group and the aggregate. */
  readonly journal: (context: RequestContext) => AsyncResult<Journal>
  /** The journals of a group, or of the whole deployment for the aggregate. */
  readonly journals: (context: RequestContext) => AsyncResult<readonly Journal[]>
  /** Those of them that hold every word in the field, in the same order (C2.25, C3.15). */
  readonly publications: (
    context: RequestContext,
    request: PageRequest & {
      /** '' for all. */
      readonly q: string
      /** One that journals do not have stands for every field. */
      readonly field: string
    },
  ) => AsyncResult<Paged<Journal>>
  readonly basicInfo: (context: RequestContext) => AsyncResult<BasicInfo>
}

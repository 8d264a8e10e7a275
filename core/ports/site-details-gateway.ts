import type { BasicInfo } from '../domain/site/basic-info.ts'
import type { ChannelModule } from '../domain/site/channel-module.ts'
import type { AsyncResult, RequestContext } from './async-result.ts'

/** What is held of a site beside its shell (C7.5). */
export interface SiteDetailsGateway {
  readonly basicInfo: (context: RequestContext) => AsyncResult<BasicInfo>
  /** The modules of a channel, in order. */
  readonly modules: (context: RequestContext, channelId: string) => AsyncResult<readonly ChannelModule[]>
}

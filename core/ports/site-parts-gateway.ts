import type { BasicInfo } from '../domain/site/basic-info.ts'
import type { ChannelModule } from '../domain/site/channel-module.ts'
import type { Answer, Reader } from './answer.ts'

/** What is held of a site beside its chrome (C7.5). */
export interface SitePartsGateway {
  readonly basicInfo: (reader: Reader) => Answer<BasicInfo>
  /** The modules of a channel, in order. */
  readonly modules: (reader: Reader, channelId: string) => Answer<readonly ChannelModule[]>
}

import type { LocalizedText } from '../language/localized.ts'

/** One part of a column's page, as the site's owner arranged them (C7.5). */
export interface ChannelModule {
  readonly id: string
  readonly channelId: string
  readonly code: string
  readonly name: LocalizedText
}

import type { ChannelPageContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import type { PagePorts } from './page-ports.ts'

export interface ChannelPageInput {
  readonly context: RequestContext
  readonly channelId: string
}

/** A column without a screen of its own: its title and its text (C2.3). */
export const loadColumn = (
  { sites }: Pick<PagePorts, 'sites'>,
  { context, channelId }: ChannelPageInput,
): AsyncResult<ChannelPageContent> => sites.channelPage(context, channelId)

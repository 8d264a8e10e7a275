import type { ChannelPageContent } from '../../domain/page/page-content.ts'
import type { AsyncResult, RequestContext } from '../../ports/async-result.ts'
import { andThen, mapResult, succeed, withDefault } from '../async-results.ts'
import { loadSections } from './load-section.ts'
import type { PagePorts } from './page-ports.ts'

export interface ChannelPageInput {
  readonly context: RequestContext
  readonly channelId: string
}

/** A column without a screen of its own: its title and its text (C2.3); for that of the sections these too (C2.11). */
export const loadColumn = (
  ports: Pick<PagePorts, 'search' | 'sites'>,
  { context, channelId }: ChannelPageInput,
): AsyncResult<ChannelPageContent> =>
  andThen(ports.sites.channelPage(context, channelId), (page): AsyncResult<ChannelPageContent> =>
    page.channel.code === 'column'
      ? mapResult(withDefault(loadSections(ports, context), []), (sections) => ({ ...page, sections }))
      : succeed(page),
  )

import type { ColumnContent } from '../../domain/page/page-content.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { PagePorts } from './page-ports.ts'

export interface ColumnInput {
  readonly reader: Reader
  readonly channelId: string
}

/** A column without a screen of its own: its title and its text (C2.3). */
export const loadColumn = (
  { sites }: Pick<PagePorts, 'sites'>,
  { reader, channelId }: ColumnInput,
): Answer<ColumnContent> => sites.channelPage(reader, channelId)

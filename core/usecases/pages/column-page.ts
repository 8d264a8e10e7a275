import type { ColumnContent } from '../../domain/page/page-content.ts'
import type { Answer, Reader } from '../../ports/answer.ts'
import type { Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import { loadRemote, type Seed } from '../load-remote.ts'
import type { PageModel } from '../page-model.ts'
import type { PagePorts } from './page-ports.ts'
import { sameInput } from './same-input.ts'

export interface ColumnInput {
  readonly reader: Reader
  readonly channelId: string
}

/** A column without a screen of its own: its title and its text (C2.3). */
export function createColumnPage(
  ports: PagePorts,
  scope: Scope,
  input$: Behavior<ColumnInput>,
  seed: Seed<ColumnInput, ColumnContent> | null,
): PageModel<ColumnContent> {
  const load = ({ reader, channelId }: ColumnInput): Answer<ColumnContent> =>
    ports.sites.channelPage(reader, channelId)
  return loadRemote({ ...ports, load, sameInput }, scope, input$, seed)
}

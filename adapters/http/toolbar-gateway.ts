import { mapAnswer, type ToolbarGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { toolbarFrom } from './wire/toolbar.ts'

/** The floating toolbar of a site over rc-pub (C7.5). */
export const createHttpToolbarGateway = (caller: RcPubCaller): ToolbarGateway => ({
  tools: (reader) =>
    mapAnswer(caller.call(calls.tools, { ...reader, query: { siteId: reader.siteId } }), toolbarFrom),
})

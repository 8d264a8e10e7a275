import type { ToolbarGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { toolbarFrom } from './wire/toolbar.ts'

/** The floating toolbar of a site over rc-pub (C7.5). */
export const createHttpToolbarGateway = (client: RcPubClient): ToolbarGateway => ({
  tools: (context) =>
    mapResult(client.call(endpoints.tools, { ...context, query: { siteId: context.siteId } }), toolbarFrom),
})

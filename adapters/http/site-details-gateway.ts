import type { SiteDetailsGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { basicInfoFrom } from './wire/basic-info.ts'
import { modulesFrom } from './wire/modules.ts'

/** What is held of a site beside its shell, over rc-pub (C7.5). */
export const createHttpSiteDetailsGateway = (client: RcPubClient): SiteDetailsGateway => ({
  basicInfo: (context) =>
    mapResult(
      requireFound(
        client.call(endpoints.basicInfo, { ...context, query: { siteId: context.siteId } }),
        endpoints.basicInfo.name,
      ),
      basicInfoFrom,
    ),
  modules: (context, channelId) =>
    mapResult(client.call(endpoints.modules, { ...context, query: { channelId } }), modulesFrom),
})

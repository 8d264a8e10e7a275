import type { SiteDirectoryGateway } from '@xuekan/core'
import { mapResult } from '@xuekan/core/reactive'
import { grayScopeOf, themeIdOf } from '@xuekan/core/site'
import { endpoints } from './contract/endpoints.ts'
import { requireFound } from './require-found.ts'
import type { RcPubClient } from './rc-pub-client.ts'
import { modulesFrom } from './wire/modules.ts'
import { siteFrom } from './wire/site.ts'

/** Where a site stands among the others, and how it is laid out, over rc-pub (C7.4, C7.16). */
export const createHttpSiteDirectoryGateway = (client: RcPubClient): SiteDirectoryGateway => ({
  site: (context) =>
    mapResult(
      requireFound(
        client.call(endpoints.siteById, { ...context, query: { siteId: context.siteId } }),
        endpoints.siteById.name,
      ),
      (wire) => siteFrom(wire, context.language),
    ),
  group: (context) =>
    mapResult(client.call(endpoints.groupOfSite, { ...context, query: { siteId: context.siteId } }), (wire) =>
      wire === null ? null : siteFrom(wire, context.language),
    ),
  layout: (context) =>
    mapResult(
      requireFound(
        client.call(endpoints.layout, { ...context, query: { siteId: context.siteId } }),
        endpoints.layout.name,
      ),
      (wire) => ({
        themeId: themeIdOf(wire.colorId),
        gray: grayScopeOf(wire.grayType),
        headerStyle: wire.navStyle ?? 1,
        toolbarStyle: wire.toolStyle ?? 0,
        footerStyle: wire.footerStyle ?? 2,
        modules: modulesFrom(wire.modules),
      }),
    ),
})

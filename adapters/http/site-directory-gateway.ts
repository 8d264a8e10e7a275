import { grayScopeOf, mapAnswer, themeIdOf, type SiteDirectoryGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { modulesFrom } from './wire/modules.ts'
import { siteFrom } from './wire/site.ts'

/** Where a site stands among the others, and how it is laid out, over rc-pub (C7.4, C7.16). */
export const createHttpSiteDirectoryGateway = (caller: RcPubCaller): SiteDirectoryGateway => ({
  site: (reader) =>
    mapAnswer(
      found(
        caller.call(calls.siteById, { ...reader, query: { siteId: reader.siteId } }),
        calls.siteById.name,
      ),
      (wire) => siteFrom(wire, reader.language),
    ),
  group: (reader) =>
    mapAnswer(caller.call(calls.groupOfSite, { ...reader, query: { siteId: reader.siteId } }), (wire) =>
      wire === null ? null : siteFrom(wire, reader.language),
    ),
  layout: (reader) =>
    mapAnswer(
      found(caller.call(calls.layout, { ...reader, query: { siteId: reader.siteId } }), calls.layout.name),
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

import { mapAnswer, type SitePartsGateway } from '@xuekan/core'
import { calls } from './contract/calls.ts'
import { found } from './found.ts'
import type { RcPubCaller } from './rc-pub-caller.ts'
import { basicInfoFrom } from './wire/basic-info.ts'
import { modulesFrom } from './wire/modules.ts'

/** What is held of a site beside its chrome, over rc-pub (C7.5). */
export const createHttpSitePartsGateway = (caller: RcPubCaller): SitePartsGateway => ({
  basicInfo: (reader) =>
    mapAnswer(
      found(
        caller.call(calls.basicInfo, { ...reader, query: { siteId: reader.siteId } }),
        calls.basicInfo.name,
      ),
      basicInfoFrom,
    ),
  modules: (reader, channelId) =>
    mapAnswer(caller.call(calls.modules, { ...reader, query: { channelId } }), modulesFrom),
})

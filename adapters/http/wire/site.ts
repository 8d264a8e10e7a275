import type { UiLanguage } from '@xuekan/core'
import {
  asSiteId,
  fileUrl,
  grayScopeOf,
  ownDomain,
  siteTypeOf,
  themeIdOf,
  type Site,
} from '@xuekan/core/site'
import type { WireSite } from '../contract/site.ts'
import { textFrom } from './localized.ts'

/** One site (C3.1). A type that is not known is a journal; `subId` stands in for a missing id. */
export const siteFrom = (wire: WireSite, language: UiLanguage): Site => ({
  id: asSiteId(wire.id ?? wire.subId ?? ''),
  sld: wire.sld ?? '',
  domain: ownDomain(wire.domain),
  type: siteTypeOf(wire.type),
  name: textFrom(wire, 'name', language),
  themeId: themeIdOf(wire.colorId ?? wire.colour),
  gray: grayScopeOf(wire.grayType),
  keywords: textFrom(wire, 'keywords', language),
  description: textFrom(wire, 'description', language),
  unifiedLogin: wire.umtFlag === 1,
  logoUrl: fileUrl(wire.logo) || fileUrl(wire.logo1),
  pictureUrl: fileUrl(wire.pictureUrl),
})

import type { Language } from '@xuekan/core'
import { asSiteId, fileUrl, grayScopeOf, siteTypeOf, themeIdOf, type Site } from '@xuekan/core/site'
import type { WireSite } from '../contract/site.ts'
import { textFrom } from './localized.ts'

/** One site (C3.1). A type that is not known is a journal; `subId` stands in for a missing id. */
export const siteFrom = (wire: WireSite, language: Language): Site => ({
  id: asSiteId(wire.id ?? wire.subId ?? ''),
  sld: wire.sld ?? '',
  domain: wire.domain ?? '',
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

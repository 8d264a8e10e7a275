import { grayScopeOf, themeIdOf, type SiteLayout } from '@xuekan/core/site'
import type { WireLayout } from '../contract/site-details.ts'
import { modulesFrom } from './modules.ts'

/** How a site is laid out; what is not said is the first style of the header, no toolbar, the second of the footer. */
export const layoutFrom = (wire: WireLayout): SiteLayout => ({
  themeId: themeIdOf(wire.colorId),
  gray: grayScopeOf(wire.grayType),
  headerStyle: wire.navStyle ?? 1,
  toolbarStyle: wire.toolStyle ?? 0,
  footerStyle: wire.footerStyle ?? 2,
  modules: modulesFrom(wire.modules),
})

import type { ChannelModule } from './channel-module.ts'
import type { GrayScope } from './gray-scope.ts'

/** How a site is laid out: the styles that its shell follows, and the parts of its home page (C7.16). */
export interface SiteLayout {
  /** 1 to 11. */
  readonly themeId: number
  readonly gray: GrayScope
  /** 1 to 6. */
  readonly headerStyle: number
  /** 1 or 2; 0 without a toolbar. */
  readonly toolbarStyle: number
  /** 1 or 2. */
  readonly footerStyle: number
  /** In order. */
  readonly modules: readonly ChannelModule[]
}

import type { FooterConfig } from '@xuekan/core/site'
import type { ComponentType } from 'react'
import type { HeaderProps } from '../widgets/header/header-props.ts'

export interface FooterProps {
  readonly config: FooterConfig
}

/** The widgets that the shell of one site is made of. */
export interface SiteWidgets {
  readonly Header: ComponentType<HeaderProps>
  /** null where the site has no footer. */
  readonly Footer: ComponentType<FooterProps> | null
  /** null where the site has no top news. */
  readonly TopNews: ComponentType<{ readonly home: boolean }> | null
}

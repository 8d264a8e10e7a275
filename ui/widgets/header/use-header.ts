import { siteTraits } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { useBehavior } from '../../binding/use-behavior.ts'

export interface HeaderFacts {
  /** The title navigation is hidden on login-type pages (C2.33), and where a site has no channels. */
  readonly hasMenu: boolean
  /** Some sites have a taller header (C1.9). */
  readonly tall: boolean
}

/** What the headers of all styles ask first. */
export function useHeader(): HeaderFacts {
  const { shell, menu, visibility$ } = usePortal()
  const { titleNavigation } = useBehavior(visibility$)
  return {
    hasMenu: titleNavigation && menu.items.length > 0,
    tall: siteTraits(shell.site.sld).tallerHeader,
  }
}

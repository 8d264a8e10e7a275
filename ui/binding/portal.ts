import type {
  BackToTopModel,
  Behavior,
  Language,
  LanguageSwitchModel,
  MenuModel,
  SearchBoxModel,
  SiteChrome,
  Visitor,
} from '@xuekan/core'
import { createContext, useContext } from 'react'
import type { Translate } from '../locales/translate.ts'

/** What every component may ask for: who reads which site in which language, and the models of the chrome. */
export interface Portal {
  readonly language: Language
  readonly chrome: SiteChrome
  readonly t: Translate
  /** The home page of another site of the deployment, by its short-name. */
  readonly siteHref: (sld: string) => string
  readonly menu: MenuModel
  readonly searchBox: SearchBoxModel
  readonly languageSwitch: LanguageSwitchModel
  readonly backToTop: BackToTopModel
  readonly headerFixed$: Behavior<boolean>
  readonly visitor$: Behavior<Visitor>
  /** Login-type links are shown only where the application gives them a destination (C2.35). */
  readonly loginHref: string | null
  readonly registerHref: string | null
  /** Puts text on the clipboard; false where that is not allowed. */
  readonly copyText: (text: string) => Promise<boolean>
}

const PortalContext = createContext<Portal | null>(null)

export const PortalProvider = PortalContext.Provider

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (portal === null) throw new Error('usePortal needs a PortalProvider above it')
  return portal
}

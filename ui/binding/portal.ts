import type {
  BackToTopModel,
  BasketModel,
  Behavior,
  ChromeParts,
  Language,
  LanguageSwitchModel,
  LinkContext,
  LoginModel,
  LoginRequest,
  MenuModel,
  MutableBehavior,
  NoticesModel,
  PageName,
  SearchBoxModel,
  SiteChrome,
  ToolbarModel,
  TopNewsModel,
} from '@xuekan/core'
import { createContext, useContext } from 'react'
import type { Translate } from '../locales/translate.ts'
import type { SiteWidgets } from './site-widgets.ts'
import type { LazyModel } from './lazy-model.ts'
import type { SearchHelp } from './search-help.ts'

/** What every component may ask for: who reads which site in which language, and the models of the chrome. */
export interface Portal {
  readonly language: Language
  readonly chrome: SiteChrome
  readonly t: Translate
  /** How links are written where the reader is. */
  readonly links$: Behavior<LinkContext>
  /** A link to a page that does not exist is not shown. */
  readonly builtPages: ReadonlySet<PageName>
  /** Which parts of the layout show. */
  readonly parts$: Behavior<ChromeParts>
  /** Header, footer and top news in the site's styles. */
  readonly widgets: SiteWidgets
  readonly menu: MenuModel
  readonly searchBox: SearchBoxModel
  readonly languageSwitch: LanguageSwitchModel
  readonly backToTop: BackToTopModel
  readonly headerFixed$: Behavior<boolean>
  readonly login: LoginModel
  /** Where a request of the header's login leads; null where that page does not exist, and then it is not shown (C2.35). */
  readonly loginHref: (request: Exclude<LoginRequest, 'logout'>) => string | null
  readonly topNews: TopNewsModel
  readonly toolbar: ToolbarModel
  readonly notices: NoticesModel
  /** The citation basket: its code comes with the first item, or when it is wanted. */
  readonly basket: LazyModel<BasketModel>
  /** Whether the basket's dialog is open. */
  readonly basketOpen$: MutableBehavior<boolean>
  /** Suggestions, recent searches and conditions: their code comes when the reader turns to the search box. */
  readonly searchHelp: LazyModel<SearchHelp>
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

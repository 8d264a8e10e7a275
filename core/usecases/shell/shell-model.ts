import type { ShellVisibility } from '../../domain/shell/shell-visibility.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import type { LinkContext } from '../../domain/link/link-context.ts'
import type { PageName } from '../../domain/route/route.ts'
import type { Behavior, MutableBehavior } from '../../reactive/behavior.ts'
import type { BackToTopModel, LanguageSwitchModel, MenuModel, SearchBoxModel } from '../shell-models.ts'
import type { JumpModel } from './jump.ts'
import type { ToolbarModel } from './toolbar.ts'
import type { TopNewsModel } from './top-news.ts'
import type { NoticesModel } from '../notices/notices.ts'
import type { LoginModel, LoginRequest } from '../session/watch-login.ts'

/** What stands around every page of a site: who reads it in which language, and the models of its parts. */
export interface ShellModel {
  readonly language: UiLanguage
  readonly shell: SiteShell
  /** How links are written where the reader is. */
  readonly links$: Behavior<LinkContext>
  /** A link to a page that does not exist is not shown. */
  readonly availablePages: ReadonlySet<PageName>
  /** Which parts of the layout show. */
  readonly visibility$: Behavior<ShellVisibility>
  readonly menu: MenuModel
  /** Opens an editorial board at its first member (C2.14). */
  readonly openBoard: (channel: Channel) => void
  readonly searchBox: SearchBoxModel
  readonly languageSwitch: LanguageSwitchModel
  readonly backToTop: BackToTopModel
  readonly headerFixed$: Behavior<boolean>
  readonly login: LoginModel
  /** Where a request of the header's login leads, from which it comes back to this address; null where that page does not exist, and then it is not shown (C2.35). */
  readonly loginHref: (request: Exclude<LoginRequest, 'logout'>, from: string) => string | null
  readonly topNews: TopNewsModel
  /** Leads to where news are read whose source only a call knows (C7.7). */
  readonly jump: JumpModel
  readonly toolbar: ToolbarModel
  readonly notices: NoticesModel
  /** Whether the basket's dialog is open. */
  readonly basketOpen$: MutableBehavior<boolean>
}

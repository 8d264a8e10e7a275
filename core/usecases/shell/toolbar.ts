import { combineLatest, map } from 'rxjs'
import type { LinkContext } from '../../domain/link/link-context.ts'
import { dataLinkHere } from '../../domain/link/route-link.ts'
import { toolDestination } from '../../domain/shell/tool-destination.ts'
import { emptyToolbar, type Toolbar, type ToolItem } from '../../domain/shell/tool-item.ts'
import { toolbarVisible } from '../../domain/shell/toolbar-visible.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { Navigation } from '../../ports/navigation.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior, toBehavior, type Behavior } from '../../reactive/behavior.ts'
import { during } from '../../reactive/during.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { Notify } from '../notices/notify.ts'
import { notifyFailure } from '../notices/notify-failure.ts'
import { querySite } from '../site/query-site.ts'

export interface ToolbarPorts {
  readonly sites: Pick<SiteGateway, 'toolbar'>
  readonly navigation: Navigation
  readonly viewport: Viewport
}

export interface ToolbarOptions {
  /** What the page came with; null to ask. */
  readonly known?: Toolbar | null
  readonly context$: Behavior<RequestContext>
  /** How links are written where the reader is. */
  readonly links$: Behavior<LinkContext>
  readonly notify: Notify
  /** Opens the batch reference basket. */
  readonly openBasket: () => void
}

export interface ToolbarModel {
  /** Empty until it is known. */
  readonly toolbar$: Behavior<Toolbar>
  /** By its flag, or beyond 400 px of scrolling (C4.19). */
  readonly visible$: Behavior<boolean>
  readonly setFlag: (flag: boolean) => void
  readonly choose: (item: ToolItem) => void
}

/**
 * The floating toolbar (C2.36, C2.38, C4.19). A page of the site is gone to within the application, so that the menu
 * selects its entry again, or none (C4.14); what opens elsewhere leaves this page and its menu as they are.
 */
export function createToolbar(
  { sites, navigation, viewport }: ToolbarPorts,
  scope: Scope,
  { known = null, context$, links$, notify, openBasket }: ToolbarOptions,
): ToolbarModel {
  const flag = createBehavior(false)
  return {
    toolbar$: querySite(scope, context$, {
      known,
      load: sites.toolbar,
      empty: emptyToolbar,
      onFailure: (failure) => notifyFailure(notify, failure),
    }),
    visible$: toBehavior(
      scope,
      combineLatest([flag.value$, viewport.scrollTop.value$]).pipe(
        map(([set, top]) => toolbarVisible(set, top)),
      ),
    ),
    setFlag: flag.set,
    choose: during(scope, (item) => {
      const to = toolDestination(item, context$.value.language)
      switch (to.kind) {
        case 'page':
          return (to.ownTab ? navigation.open : navigation.go)(dataLinkHere(to.address, links$.value))
        case 'window':
          return navigation.open(to.url)
        case 'program':
          return navigation.leave(to.url)
        case 'basket':
          return openBasket()
        case 'none':
          return undefined
      }
    }),
  }
}

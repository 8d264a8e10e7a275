import { merge } from 'rxjs'
import { channelRoute } from '../../domain/channel/channel-route.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import { menuChannels } from '../../domain/channel/menu-channels.ts'
import { isNofollow } from '../../domain/channel/nofollow.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { localise } from '../../domain/language/localized.ts'
import { menuBudget } from '../../domain/menu/menu-budget.ts'
import { planOverflow } from '../../domain/menu/plan-overflow.ts'
import { selectedIndex, selectedPath } from '../../domain/menu/selected-path.ts'
import { opensIn } from '../../domain/route/destination.ts'
import type { PageName, Route } from '../../domain/route/route.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { MenuItem, MenuModel, MenuState } from '../shell-models.ts'

export interface MenuOptions {
  readonly shell: SiteShell
  readonly language: UiLanguage
  /** A channel whose page does not exist is not shown. */
  readonly availablePages: ReadonlySet<PageName>
  readonly route$: Behavior<Route>
  readonly fixed$: Behavior<boolean>
}

/** Room between two entries of the menu, in CSS pixels. */
export const menuGap = 0

/**
 * The channel menu: its entries, which of them fit beside More once they have been measured, and which one leads to
 * the current page (C4.11 to C4.14). Planned again when the window, the header or the page changes.
 */
export function createMenu(viewport: Viewport, scope: Scope, options: MenuOptions): MenuModel {
  const { shell, language, availablePages, route$, fixed$ } = options
  const items = menuChannels(shell.channels, { ...shell, language })
    .map((channel) => itemOf(channel, options, ''))
    .filter((item) => item !== null)
  const channels = items.map((item) => item.channel)
  const choose = (route: Route): Pick<MenuState, 'selected' | 'path'> => {
    const path = availablePages.has(route.page) ? selectedPath(channels, route) : []
    return { selected: selectedIndex(channels, path), path: path.map((channel) => channel.id) }
  }
  let chosen = choose(route$.value)
  let widths: readonly number[] | null = null
  let moreWidth = 0
  let room = Infinity

  const plan = (): MenuState => {
    if (widths === null) return { shown: items, more: [], measured: false, ...chosen }
    const budget = menuBudget({
      style: shell.header.style,
      sld: shell.site.sld,
      windowWidth: viewport.width.value,
      fixed: fixed$.value,
    })
    const count = planOverflow(widths, moreWidth, Math.min(budget, room), menuGap)
    return { shown: items.slice(0, count), more: items.slice(count), measured: true, ...chosen }
  }
  const state = createBehavior(plan(), samePlan)
  const replan = (): void => state.set(plan())
  scope.add(merge(viewport.width.value$, fixed$.value$).subscribe(replan))
  scope.add(
    route$.value$.subscribe((route) => {
      chosen = choose(route)
      replan()
    }),
  )

  return {
    state$: state,
    items,
    measured: (measuredWidths, measuredMore) => {
      widths = measuredWidths
      moreWidth = measuredMore
      replan()
    },
    hasRoom: (width) => {
      room = width
      replan()
    },
  }
}

/** null for a channel whose page does not exist; children likewise. */
function itemOf(channel: Channel, options: MenuOptions, parentCode: string): MenuItem | null {
  const { language, availablePages } = options
  const target = channelRoute(channel, { language, prefixed: true, parentCode })
  if (!('external' in target) && !availablePages.has(target.page)) return null
  return {
    channel,
    label: localise(channel.name, language),
    parentCode,
    external: opensIn(target) === 'newWindow',
    nofollow: isNofollow(channel.code),
    children: channel.children
      .map((child) => itemOf(child, options, channel.code))
      .filter((item) => item !== null),
  }
}

const samePlan = (a: MenuState, b: MenuState): boolean =>
  a.measured === b.measured &&
  a.shown.length === b.shown.length &&
  (a.path === b.path || a.path.join(' ') === b.path.join(' '))

import { merge } from 'rxjs'
import { channelRoute } from '../../domain/channel/channel-route.ts'
import type { Channel } from '../../domain/channel/channel.ts'
import { menuChannels } from '../../domain/channel/menu-channels.ts'
import { isNofollow } from '../../domain/channel/nofollow.ts'
import type { SiteChrome } from '../../domain/chrome/site-chrome.ts'
import { localise, type Language } from '../../domain/language/language.ts'
import { menuBudget } from '../../domain/menu/menu-budget.ts'
import { planOverflow } from '../../domain/menu/plan-overflow.ts'
import { selectedPath } from '../../domain/menu/selected-path.ts'
import { opensIn } from '../../domain/route/destination.ts'
import type { PageName, Route } from '../../domain/route/route.ts'
import type { Viewport } from '../../ports/viewport.ts'
import { createBehavior, type Behavior } from '../../reactive/behavior.ts'
import type { Scope } from '../../reactive/scope.ts'
import type { MenuItem, MenuModel, MenuState } from '../chrome-models.ts'

export interface MenuOptions {
  readonly chrome: SiteChrome
  readonly language: Language
  /** A channel whose page does not exist is not shown. */
  readonly builtPages: ReadonlySet<PageName>
  readonly route$: Behavior<Route>
  readonly fixed$: Behavior<boolean>
}

/** Room between two entries of the menu, in CSS pixels. */
export const menuGap = 0

/**
 * The channel menu: its entries, which of them fit beside More once they have been measured, and which one leads to
 * the current page (C4.11 to C4.14). Planned anew when the window, the header or the page changes.
 */
export function createMenu(viewport: Viewport, scope: Scope, options: MenuOptions): MenuModel {
  const { chrome, language, builtPages, route$, fixed$ } = options
  const items = menuChannels(chrome.channels, language)
    .map((channel) => itemOf(channel, options, ''))
    .filter((item) => item !== null)
  const channels = items.map((item) => item.channel)
  const choose = (route: Route): Pick<MenuState, 'selected' | 'path'> => {
    const path = builtPages.has(route.page) ? selectedPath(channels, route) : []
    const [entry] = path
    return {
      selected: entry === undefined ? -1 : channels.indexOf(entry),
      path: path.map((channel) => channel.id),
    }
  }
  let chosen = choose(route$.value)
  let widths: readonly number[] | null = null
  let moreWidth = 0
  let room = Infinity

  const plan = (): MenuState => {
    if (widths === null) return { shown: items, more: [], measured: false, ...chosen }
    const budget = menuBudget({
      style: chrome.header.style,
      sld: chrome.site.sld,
      windowWidth: viewport.width.value,
      fixed: fixed$.value,
    })
    const count = planOverflow(widths, moreWidth, Math.min(budget, room), menuGap)
    return { shown: items.slice(0, count), more: items.slice(count), measured: true, ...chosen }
  }
  const state = createBehavior(plan(), samePlan)
  const planAnew = (): void => state.set(plan())
  scope.add(merge(viewport.width.changes$, fixed$.changes$).subscribe(planAnew))
  scope.add(
    route$.changes$.subscribe((route) => {
      chosen = choose(route)
      planAnew()
    }),
  )

  return {
    state$: state,
    items,
    measured: (measuredWidths, measuredMore) => {
      widths = measuredWidths
      moreWidth = measuredMore
      planAnew()
    },
    hasRoom: (width) => {
      room = width
      planAnew()
    },
  }
}

/** null for a channel whose page does not exist; children likewise. */
function itemOf(channel: Channel, options: MenuOptions, parentCode: string): MenuItem | null {
  const { language, builtPages } = options
  const target = channelRoute(channel, { language, prefixed: true, parentCode })
  if (!('external' in target) && !builtPages.has(target.page)) return null
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

import type { Channel } from '../channel/channel.ts'
import type { Route } from '../route/route.ts'
import { selectedPath } from './selected-path.ts'

/**
 * Which entry of the menu leads to this page, itself or by one of its children; -1 when none does, or when the
 * channel that does is disabled (C4.14).
 */
export function selectedIndex(items: readonly Channel[], route: Route): number {
  const [entry] = selectedPath(items, route)
  return entry === undefined ? -1 : items.indexOf(entry)
}

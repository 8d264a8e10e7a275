import { selectedPath } from '../menu/selected-path.ts'
import type { Route } from '../route/route.ts'
import type { Channel } from './channel.ts'

/**
 * The picture over the page of a column: its own, else that of the nearest column above it; '' where none has one
 * (C3.6). A page that no column leads to has none.
 */
export const bannerOf = (channels: readonly Channel[], route: Route): string =>
  selectedPath(channels, route).findLast(({ bannerUrl }) => bannerUrl !== undefined)?.bannerUrl ?? ''

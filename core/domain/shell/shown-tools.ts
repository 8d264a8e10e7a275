import type { Channel } from '../channel/channel.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import { resolveRoute } from '../route/resolve-route.ts'
import { parseRoute } from '../route/parse-route.ts'
import type { PageName } from '../route/route.ts'
import { toolDestination, type ToolDestination } from './tool-destination.ts'
import type { Toolbar, ToolItem } from './tool-item.ts'

/** An entry of the toolbar as a page shows it, with where it leads. */
export interface ShownTool {
  readonly item: ToolItem
  readonly to: ToolDestination
}

export interface ToolPlace {
  readonly language: UiLanguage
  readonly channels: readonly Channel[]
  readonly availablePages: ReadonlySet<PageName>
  /** Whether the batch reference basket holds anything. */
  readonly basketHolds: boolean
}

/** The way to the basket on a site whose own tools have none. */
export const ownBasketTool: ToolItem = {
  id: 'basket',
  indexId: '',
  name: '',
  description: '',
  platform: 'folderAdd',
  type: '',
  linkType: '',
  link: '',
  iconUrl: '',
  pictureUrl: '',
}

/**
 * What of a toolbar is shown (C2.36): nothing that leads to a page which does not exist, and the basket once. Where no
 * tool of the site opens the basket, an own one does, before the others, as soon as it holds something.
 * Law: the tools of the site keep their order.
 */
export function shownTools({ items }: Pick<Toolbar, 'items'>, place: ToolPlace): readonly ShownTool[] {
  const firstBasket = items.find(({ platform }) => platform === 'folderAdd')
  const all = firstBasket === undefined && place.basketHolds ? [ownBasketTool, ...items] : items
  return all
    .map((item) => ({ item, to: toolDestination(item, place.language) }))
    .filter(({ item, to }) =>
      to.kind === 'basket'
        ? item === (firstBasket ?? ownBasketTool)
        : to.kind !== 'page' || exists(to, place),
    )
}

const exists = ({ address }: Extract<ToolDestination, { kind: 'page' }>, place: ToolPlace): boolean =>
  resolveRoute(parseRoute(address), place, address).page !== 'unknown'

import type { ChannelModule } from '../site/channel-module.ts'
import type { SiteType } from '../site/site.ts'
import { defaultArrangement } from './default-arrangements.ts'
import { moduleLooks, type ArrangedModule } from './home-module.ts'
import { moduleKindOf } from './module-kind.ts'

/**
 * The home of a site as it arranges it: modules in its order, each kind once, what is no part of a home left out. A
 * module that says nothing of its place or its look has those of the default arrangement, or a row of its own. A site
 * that names no module has the default (C7.5). Total.
 */
export function arrangeHome(
  modules: readonly ChannelModule[],
  headerStyle: number,
  type: SiteType,
): readonly ArrangedModule[] {
  const usual = defaultArrangement(headerStyle, type)
  const own = modules.flatMap((module): readonly ArrangedModule[] => {
    const { code, name, width, below, look } = module
    const kind = moduleKindOf(code)
    if (kind === null) return []
    const standard = usual.find((other) => other.kind === kind)
    const isPlaced = below || width > 0
    return [
      {
        kind,
        title: name,
        look: moduleLooks.find((one) => one === look) ?? standard?.look ?? 'plain',
        width: isPlaced ? width : (standard?.width ?? 0),
        below: isPlaced ? below : (standard?.below ?? false),
        size: module.size,
        subject: module.subject,
        text: module.text,
        link: module.link,
        doi: module.doi,
        until: module.until,
        facts: module.facts,
        banners: module.banners,
      },
    ]
  })
  const once = own.filter(({ kind }, index) => own.findIndex((other) => other.kind === kind) === index)
  return once.length === 0 ? usual : once
}

import type { Channel } from './channel.ts'

/** An item on its way into the tree. */
interface Placed {
  readonly node: Channel & { readonly children: Channel[] }
  readonly order: number
}

/**
 * The tree of flat items in their order, in linear time. An item whose parent is not among them stands at the top:
 * a site's channels hang from a root that the list does not hold. Of items with one id the first counts. A cycle is
 * cut before its first item, which then stands at the top. Children that the items bring along are not read.
 */
export function buildChannelTree(items: readonly Channel[]): readonly Channel[] {
  const placed = new Map<string, Placed>()
  for (const item of items) {
    if (!placed.has(item.id)) placed.set(item.id, { node: { ...item, children: [] }, order: placed.size })
  }
  const cut = cycleStarts(placed)
  const top: Channel[] = []
  for (const { node } of placed.values()) {
    const parent = cut.has(node.id) ? undefined : placed.get(node.parentId)
    ;(parent?.node.children ?? top).push(node)
  }
  return top
}

/** The first item of every cycle. Every item is walked over once: a walk ends where an earlier one has been. */
function cycleStarts(placed: ReadonlyMap<string, Placed>): ReadonlySet<string> {
  const starts = new Set<string>()
  const walkOf = new Map<string, number>()
  for (const begin of placed.values()) {
    let at: Placed | undefined = begin
    while (at !== undefined && !walkOf.has(at.node.id)) {
      walkOf.set(at.node.id, begin.order)
      at = placed.get(at.node.parentId)
    }
    if (at !== undefined && walkOf.get(at.node.id) === begin.order)
      starts.add(firstOfCycle(at, placed).node.id)
  }
  return starts
}

function firstOfCycle(member: Placed, placed: ReadonlyMap<string, Placed>): Placed {
  let first = member
  for (let at = placed.get(member.node.parentId); at !== undefined && at !== member;) {
    if (at.order < first.order) first = at
    at = placed.get(at.node.parentId)
  }
  return first
}

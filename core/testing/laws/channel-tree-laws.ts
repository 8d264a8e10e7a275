import fc from 'fast-check'
import type { Channel } from '../../domain/channel/channel.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { arbitraryChannelTree, junkFlatChannels } from '../arbitraries/channels.ts'
import { holds, same } from './expectation.ts'
import { law, lawOfEach, type Law } from './law.ts'

/** The tree of flat items. */
export type ChannelTreeRule = (items: readonly Channel[]) => readonly Channel[]

const within = (tree: readonly Channel[]): readonly Channel[] =>
  [...channelsWithin(tree)].map(({ channel }) => channel)

const ascending = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => numbers.slice(0, index).every((before) => before < number))

/** Of items with one id the first counts. */
const firstById = (items: readonly Channel[]): ReadonlyMap<string, Channel> =>
  new Map(items.toReversed().map((item) => [item.id, item]))

/** The ids above an item, until there is none or one comes again. */
function pathAbove(id: string, byId: ReadonlyMap<string, Channel>): readonly string[] {
  const path: string[] = []
  for (let at = byId.get(id)?.parentId; at !== undefined && byId.has(at) && !path.includes(at);) {
    path.push(at)
    at = byId.get(at)?.parentId
  }
  return path
}

const link: Channel = {
  id: '',
  parentId: '',
  siteId: asSiteId(''),
  name: { zh: '链', en: 'Chain' },
  code: 'news',
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children: [],
}

/** What holds of a tree of channels, whatever the list: orphans, cycles and duplicates do no harm (C3.6). */
export const channelTreeLaws = (build: ChannelTreeRule): readonly Law[] => [
  law(
    'should hold every id once, whatever the list',
    ['C3.6'],
    fc.property(junkFlatChannels, (items) => {
      const ids = within(build(items)).map(({ id }) => id)
      same(ids.toSorted(), [...new Set(items.map(({ id }) => id))].toSorted(), 'the ids')
    }),
  ),
  law(
    'should take the first of the items with one id',
    ['C3.6'],
    fc.property(junkFlatChannels, (items) => {
      const first = firstById(items)
      for (const channel of within(build(items)))
        same({ ...channel, children: [] }, first.get(channel.id), `channel ${channel.id}`)
    }),
  ),
  law(
    'should put a child below its parent',
    ['C3.6'],
    fc.property(junkFlatChannels, (items) => {
      for (const channel of within(build(items)))
        for (const child of channel.children)
          same(child.parentId, channel.id, `the parent of channel ${child.id}`)
    }),
  ),
  law(
    'should keep the order of the list on every level',
    ['C3.6'],
    fc.property(junkFlatChannels, (items) => {
      const order = items.map(({ id }) => id)
      const tree = build(items)
      for (const level of [tree, ...within(tree).map(({ children }) => children)]) {
        const ids = level.map(({ id }) => id)
        holds(ascending(ids.map((id) => order.indexOf(id))), `the level ${ids.join(', ')} is out of order`)
      }
    }),
  ),
  law(
    'should put at the top what has no parent in the list, and the first item of each cycle',
    ['C3.6'],
    fc.property(junkFlatChannels, (items) => {
      const byId = firstById(items)
      const order = items.map(({ id }) => id)
      const top = items.filter((item) => {
        if (item !== byId.get(item.id)) return false
        if (!byId.has(item.parentId)) return true
        const path = pathAbove(item.id, byId)
        return path.includes(item.id) && path.every((id) => order.indexOf(id) >= order.indexOf(item.id))
      })
      same(
        build(items).map(({ id }) => id),
        top.map(({ id }) => id),
        'the top',
      )
    }),
  ),
  law(
    'should build a tree again from its own items',
    ['C3.6'],
    fc.property(arbitraryChannelTree, (tree) => {
      same(build(within(tree).map((channel) => ({ ...channel, children: [] }))), tree, 'the tree')
    }),
  ),
  lawOfEach('should stand a chain of thousands', ['C3.6'], [5_000], (depth) => {
    const chain = Array.from({ length: depth }, (_, index) => ({
      ...link,
      id: String(index + 1),
      parentId: index === 0 ? '' : String(index),
    }))
    same(within(build(chain)).length, depth, 'the number of channels')
  }),
]

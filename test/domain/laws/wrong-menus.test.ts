import { buildChannelTree } from '../../../core/domain/channel/channel-tree.ts'
import type { Channel } from '../../../core/domain/channel/channel.ts'
import { channelsWithin } from '../../../core/domain/channel/find-channel.ts'
import { codesOutsideMenu, menuChannels } from '../../../core/domain/channel/menu-channels.ts'
import { isNofollow } from '../../../core/domain/channel/nofollow.ts'
import type { UiLanguage } from '../../../core/domain/language/ui-language.ts'
import {
  assertLaws,
  channelTreeLaws,
  menuLaws,
  nofollowLaws,
  type ChannelTreeRule,
  type MenuRule,
} from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

const codesInside = ['index', 'science']

/** A menu by another rule for one channel. */
const menuBy =
  (
    fits: (channel: Channel, language: UiLanguage) => boolean,
    childless: readonly string[] = codesInside,
  ): MenuRule =>
  (channels, context) =>
    channels
      .filter((channel) => fits(channel, context.language))
      .map((channel) => ({
        ...channel,
        children: childless.includes(channel.code) ? [] : menuBy(fits, childless)(channel.children, context),
      }))

const named = ({ name }: Channel, language: UiLanguage): boolean => name[language] !== ''
const allowed = ({ code }: Channel): boolean => !codesOutsideMenu.includes(code)

describe('menuLaws', () => {
  it('holds of a rule with codes of its own, where they are named', () => {
    const outside = ['news', 'ethics']
    const own = menuBy(
      (one, language) => one.enabled && named(one, language) && !outside.includes(one.code),
      [],
    )
    expect(assertLaws(menuLaws(own, { outside, withoutChildren: [] }))).toBeUndefined()
  })

  eachIsCaught([
    [
      'shows what is disabled',
      menuLaws(menuBy((one, language) => named(one, language) && allowed(one))),
      'should show no channel that is disabled',
    ],
    [
      'looks at the Chinese name alone',
      menuLaws(menuBy((one) => one.enabled && one.name.zh !== '' && allowed(one))),
      'should show no channel without a name in the language',
    ],
    [
      'forgets one of the codes',
      menuLaws(
        menuBy(
          (one, language) =>
            one.enabled && named(one, language) && (allowed(one) || one.code === 'selPicture'),
        ),
      ),
      'should show no channel of an excluded code',
    ],
    [
      'shows the children of science',
      menuLaws(menuBy((one, language) => one.enabled && named(one, language) && allowed(one), ['index'])),
      'should show no children of a code that has none in the menu',
    ],
    [
      'filters the first level alone',
      menuLaws((channels, { language }) =>
        channels.filter((one) => one.enabled && named(one, language) && allowed(one)),
      ),
      'should show no channel that is disabled',
    ],
    [
      'loses the last channel',
      menuLaws((channels, context) => menuChannels(channels, context).slice(0, -1)),
      'should lose no channel but those, with what is below them, and keep the order',
    ],
    [
      'turns the order round',
      menuLaws((channels, context) => menuChannels(channels, context).toReversed()),
      'should lose no channel but those, with what is below them, and keep the order',
    ],
    [
      'shortens what it shows',
      menuLaws((channels, context) => menuChannels(channels, context).map((one) => ({ ...one, link: '' }))),
      'should change nothing of a channel but its children',
    ],
    [
      'takes one more away each time',
      menuLaws((channels, context) => menuChannels(channels, context).slice(1)),
      'should change nothing when it is done again',
    ],
  ])
})

/** A tree that looks for each item's children among all items. */
const recursive: ChannelTreeRule = (items) => {
  const ids = new Set(items.map(({ id }) => id))
  const below = (parentId: string): readonly Channel[] =>
    items.filter((item) => item.parentId === parentId).map((item) => ({ ...item, children: below(item.id) }))
  return items
    .filter(({ parentId }) => !ids.has(parentId))
    .map((item) => ({ ...item, children: below(item.id) }))
}

const distinct = (items: readonly Channel[]): readonly Channel[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]

describe('channelTreeLaws', () => {
  eachIsCaught([
    [
      'loses orphans',
      channelTreeLaws((items) => buildChannelTree(items).filter(({ parentId }) => parentId === '')),
      'should hold every id once, whatever the list',
    ],
    [
      'loses cycles and doubles duplicates',
      channelTreeLaws(recursive),
      'should hold every id once, whatever the list',
    ],
    [
      'takes the last of two items with one id',
      channelTreeLaws((items) => buildChannelTree(distinct(items))),
      'should take the first of the items with one id',
    ],
    [
      'keeps no level',
      channelTreeLaws((items) => buildChannelTree(items.map((item) => ({ ...item, parentId: '' })))),
      'should take the first of the items with one id',
    ],
    [
      'flattens the tree',
      channelTreeLaws((items) =>
        [...channelsWithin(buildChannelTree(items))].map(({ channel }) => ({ ...channel, children: [] })),
      ),
      'should put at the top what has no parent in the list, and the first item of each cycle',
    ],
    [
      'turns each level round',
      channelTreeLaws((items) => buildChannelTree(items.toReversed())),
      'should keep the order of the list on every level',
    ],
    [
      'sorts the top by id',
      channelTreeLaws((items) => buildChannelTree(items).toSorted((a, b) => Number(b.id) - Number(a.id))),
      'should keep the order of the list on every level',
    ],
    [
      'cuts cycles anywhere',
      channelTreeLaws((items) =>
        buildChannelTree(distinct(items).toSorted((a, b) => a.id.localeCompare(b.id))),
      ),
      'should put at the top what has no parent in the list, and the first item of each cycle',
    ],
    [
      'puts children below another parent',
      channelTreeLaws((items) => {
        const [first, second, ...rest] = buildChannelTree(items)
        if (first === undefined || second === undefined) return buildChannelTree(items)
        return [{ ...first, children: second.children }, { ...second, children: first.children }, ...rest]
      }),
      'should put a child below its parent',
    ],
    [
      'gives up on a deep chain',
      channelTreeLaws((items) => (items.length > 100 ? [] : buildChannelTree(items))),
      'should stand a chain of thousands',
    ],
    [
      'loses the last item of the tree',
      channelTreeLaws((items) => buildChannelTree(items.slice(0, -1))),
      'should build a tree again from its own items',
    ],
  ])
})

describe('nofollowLaws', () => {
  eachIsCaught([
    [
      'forgets a code',
      nofollowLaws((code) => isNofollow(code) && code !== 'newAlbum'),
      'should mark each of its codes',
    ],
    ['marks every code', nofollowLaws(() => true), 'should mark no other code'],
    [
      'goes by how a code begins',
      nofollowLaws((code) => isNofollow(code) || code.startsWith('new')),
      'should mark no other code',
    ],
  ])
})

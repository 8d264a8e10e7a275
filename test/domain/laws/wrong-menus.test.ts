import {
  buildChannelTree,
  channelsWithin,
  codesOutsideMenu,
  isNofollow,
  menuChannels,
  planOverflow,
  type Channel,
  type Language,
} from '@xuekan/core'
import {
  assertLaws,
  channelTreeLaws,
  menuLaws,
  nofollowLaws,
  overflowLaws,
  type ChannelTreeRule,
  type MenuRule,
  type OverflowPlan,
} from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachIsCaught } from './caught.ts'

const length = (raw: number | undefined): number => (raw !== undefined && raw > 0 ? raw : 0)

/** A plan that adds widths as they come, one by one. */
const naive =
  ({ gapAfterMore = true, reserved = true, junk = false } = {}): OverflowPlan =>
  (widths, more, budget, gap) => {
    const sizes = junk ? widths : widths.map(length)
    const [space, between, last] = junk ? [budget, gap, more] : [length(budget), length(gap), length(more)]
    const end = (count: number): number =>
      sizes.slice(0, count).reduce((sum, one) => sum + one, 0) + between * Math.max(0, count - 1)
    if (end(sizes.length) <= space) return sizes.length
    let shown = 0
    const tail = (reserved ? last : 0) + (gapAfterMore ? between : 0)
    while (shown + 1 < sizes.length && end(shown + 1) + tail <= space) shown += 1
    return shown
  }

describe('overflowLaws', () => {
  it('holds of another plan that is right', () => {
    expect(assertLaws(overflowLaws(naive()))).toBeUndefined()
  })

  it('names the parts of a counterexample', () => {
    const [, fits] = overflowLaws((widths) => widths.length)
    expect(() => fits?.check()).toThrow(/Counterexample: \[\{"widths":\[.*"moreWidth":.*"gap":.*"budget":/s)
  })

  eachIsCaught([
    [
      'shows one item too many',
      overflowLaws((widths, more, space, gap) =>
        Math.min(widths.length, planOverflow(widths, more, space, gap) + 1),
      ),
      'should show only what fits beside More',
    ],
    [
      'shows one item too few',
      overflowLaws((widths, more, space, gap) => Math.max(0, planOverflow(widths, more, space, gap) - 1)),
      'should show as many as fit',
    ],
    [
      'forgets how wide More is',
      overflowLaws(naive({ reserved: false })),
      'should show only what fits beside More',
    ],
    [
      'forgets the gap before More',
      overflowLaws(naive({ gapAfterMore: false })),
      'should show only what fits beside More',
    ],
    ['adds junk widths', overflowLaws(naive({ junk: true })), 'should take a width that is none for 0'],
    [
      'keeps room for More when all fit',
      overflowLaws((widths, more, space, gap) => planOverflow([...widths, more], 0, space, gap) - 1),
      'should need no More when all fit, however wide More is',
    ],
    [
      'gives half items',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, space, gap) / 2),
      'should part the items in two, whatever the widths',
    ],
    [
      'throws on NaN',
      overflowLaws((widths, more, space, gap) => {
        if (widths.some(Number.isNaN)) throw new Error('no number')
        return planOverflow(widths, more, space, gap)
      }),
      'should part the items in two, whatever the widths',
    ],
    [
      'shows fewer where there is very much room',
      overflowLaws((widths, more, space, gap) =>
        space > 2_500 ? 0 : planOverflow(widths, more, space, gap),
      ),
      'should never show fewer in more room',
    ],
    [
      'cuts the fractions of widths off',
      overflowLaws((widths, more, space, gap) => planOverflow(widths.map(Math.floor), more, space, gap)),
      'should show only what fits beside More',
    ],
    [
      'rounds widths up',
      overflowLaws((widths, more, space, gap) => planOverflow(widths.map(Math.ceil), more, space, gap)),
      'should show as many as fit',
    ],
    [
      'cuts the fraction of the room off',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, Math.floor(space), gap)),
      'should show as many as fit',
    ],
    [
      'shows no more than twelve',
      overflowLaws((widths, more, space, gap) => Math.min(12, planOverflow(widths, more, space, gap))),
      'should show as many as fit',
    ],
    [
      'uses no more than 4,000 px',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, Math.min(4_000, space), gap)),
      'should show as many as fit',
    ],
    [
      'wants a little more room than there must be',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, space - 1 / 64, gap)),
      'should need no More when all fit, however wide More is',
    ],
    [
      'shows what is a little too wide',
      overflowLaws((widths, more, space, gap) => planOverflow(widths, more, space + 1 / 64, gap)),
      'should show only what fits beside More',
    ],
  ])
})

const codesInside = ['index', 'science']

/** A menu by another rule for one channel. */
const menuBy =
  (
    fits: (channel: Channel, language: Language) => boolean,
    childless: readonly string[] = codesInside,
  ): MenuRule =>
  (channels, language) =>
    channels
      .filter((channel) => fits(channel, language))
      .map((channel) => ({
        ...channel,
        children: childless.includes(channel.code) ? [] : menuBy(fits, childless)(channel.children, language),
      }))

const named = ({ name }: Channel, language: Language): boolean => name[language] !== ''
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
      menuLaws((channels, language) =>
        channels.filter((one) => one.enabled && named(one, language) && allowed(one)),
      ),
      'should show no channel that is disabled',
    ],
    [
      'loses the last channel',
      menuLaws((channels, language) => menuChannels(channels, language).slice(0, -1)),
      'should lose no channel but those, with what is below them, and keep the order',
    ],
    [
      'turns the order round',
      menuLaws((channels, language) => menuChannels(channels, language).toReversed()),
      'should lose no channel but those, with what is below them, and keep the order',
    ],
    [
      'shortens what it shows',
      menuLaws((channels, language) => menuChannels(channels, language).map((one) => ({ ...one, link: '' }))),
      'should change nothing of a channel but its children',
    ],
    [
      'takes one more away each time',
      menuLaws((channels, language) => menuChannels(channels, language).slice(1)),
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

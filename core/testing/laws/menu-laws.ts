import fc from 'fast-check'
import type { Channel } from '../../domain/channel/channel.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import {
  codesOutsideMenu,
  codesWithoutChildren,
  type MenuContext,
} from '../../domain/channel/menu-channels.ts'
import type { UiLanguage } from '../../domain/language/ui-language.ts'
import { arbitraryChannelTree } from '../arbitraries/channels.ts'
import { arbitraryMenuContext } from '../arbitraries/sites.ts'
import { holds, same } from './expectation.ts'
import { law, type Law, type LawParameters } from './law.ts'

/** The tree of channels that the menu of a site shows in a language, out of all that the site has. */
export type MenuRule = (channels: readonly Channel[], context: MenuContext) => readonly Channel[]

/** The codes that a menu leaves out, and those whose children it leaves out. */
export interface MenuCodes {
  readonly outside?: readonly string[]
  readonly withoutChildren?: readonly string[]
}

const within = (tree: readonly Channel[]): readonly Channel[] =>
  [...channelsWithin(tree)].map(({ channel }) => channel)

const idsOf = (tree: readonly Channel[]): readonly string[] => within(tree).map(({ id }) => id)

/**
 * What holds of the channels of a menu: those that are enabled and named in the language (C4.11), without the codes
 * that are left out and the children of `index` and `science` (C4.12), and nothing else is lost. Where other codes are
 * left out, name them.
 */
export function menuLaws(menuOf: MenuRule, codes: MenuCodes = {}): readonly Law[] {
  const { outside = codesOutsideMenu, withoutChildren = codesWithoutChildren } = codes
  const trees = treesWith([...outside, ...withoutChildren])
  const shownOf = (tree: readonly Channel[], context: MenuContext) => within(menuOf(tree, context))
  const mayStand = (channel: Channel, language: UiLanguage): boolean =>
    channel.enabled && channel.name[language] !== '' && !outside.includes(channel.code)
  const expected = (tree: readonly Channel[], language: UiLanguage): readonly string[] =>
    tree.flatMap((channel) => {
      if (!mayStand(channel, language)) return []
      const children = withoutChildren.includes(channel.code) ? [] : expected(channel.children, language)
      return [channel.id, ...children]
    })
  const every = (
    title: string,
    clause: string,
    fits: (channel: Channel, language: UiLanguage) => boolean,
    own: LawParameters = {},
  ) =>
    law(
      title,
      [clause],
      fc.property(trees, arbitraryMenuContext, (tree, context) => {
        for (const channel of shownOf(tree, context))
          holds(fits(channel, context.language), `the menu shows channel ${channel.id}`)
      }),
      own,
    )
  return [
    every('should show no channel that is disabled', 'C4.11', ({ enabled }) => enabled),
    every(
      'should show no channel without a name in the language',
      'C4.11',
      ({ name }, language) => name[language] !== '',
    ),
    every('should show no channel of an excluded code', 'C4.12', ({ code }) => !outside.includes(code)),
    every(
      'should show no children of a code that has none in the menu',
      'C4.12',
      ({ code, children }) => !withoutChildren.includes(code) || children.length === 0,
      // one tree in 25 shows such a channel that has children
      { numRuns: 500 },
    ),
    law(
      'should lose no channel but those, with what is below them, and keep the order',
      ['C4.11', 'C4.12'],
      fc.property(trees, arbitraryMenuContext, (tree, context) => {
        same(idsOf(menuOf(tree, context)), expected(tree, context.language), 'the menu')
      }),
    ),
    law(
      'should change nothing of a channel but its children',
      ['C4.11'],
      fc.property(trees, arbitraryMenuContext, (tree, context) => {
        const before = new Map(within(tree).map((channel) => [channel.id, { ...channel, children: [] }]))
        for (const channel of shownOf(tree, context)) {
          same({ ...channel, children: [] }, before.get(channel.id), `channel ${channel.id}`)
          for (const child of channel.children)
            same(child.parentId, channel.id, `the parent of channel ${child.id}`)
        }
      }),
    ),
    law(
      'should change nothing when it is done again',
      ['C4.11', 'C4.12'],
      fc.property(trees, arbitraryMenuContext, (tree, context) => {
        const once = menuOf(tree, context)
        same(menuOf(once, context), once, 'the menu of the menu')
      }),
    ),
  ]
}

/** Trees in which some channels have one of the codes. */
const treesWith = (codes: readonly string[]): fc.Arbitrary<readonly Channel[]> =>
  fc
    .tuple(
      arbitraryChannelTree,
      fc.array(fc.option(fc.constantFrom(...codes, 'news'), { freq: 1 }), { minLength: 1, maxLength: 8 }),
    )
    .map(([tree, own]) => {
      const coded = (level: readonly Channel[]): readonly Channel[] =>
        level.map((channel) => ({
          ...channel,
          code: own[Number(channel.id) % own.length] ?? channel.code,
          children: coded(channel.children),
        }))
      return coded(tree)
    })

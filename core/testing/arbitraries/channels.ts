import fc from 'fast-check'
import type { Channel } from '../../domain/channel/channel.ts'
import { codesOutsideMenu } from '../../domain/channel/menu-channels.ts'
import { nofollowCodes } from '../../domain/channel/nofollow.ts'
import { asSiteId } from '../../domain/site/site.ts'
import { arbitraryLocalizedText } from './text.ts'

const otherCodes = [
  'aboutus',
  'science',
  'news',
  'newLink',
  'conference',
  'prePublication',
  'virtualAlbum',
  'ethics',
  '',
]

/** Every code with a destination or a rule of its own, and some without. */
export const arbitraryChannelCode: fc.Arbitrary<string> = fc.constantFrom(
  ...new Set([...nofollowCodes, ...codesOutsideMenu, ...otherCodes]),
)

/** One channel without children; ids come from a small range, so that lists hold parents, orphans and duplicates. */
export const arbitraryFlatChannel: fc.Arbitrary<Channel> = fc.record({
  id: fc.integer({ min: 1, max: 15 }).map(String),
  parentId: fc.oneof(fc.constant(''), fc.integer({ min: 1, max: 15 }).map(String)),
  siteId: fc.constantFrom(asSiteId('26'), asSiteId('')),
  name: arbitraryLocalizedText,
  code: arbitraryChannelCode,
  enabled: fc.boolean(),
  link: fc.constantFrom('', '', '', 'https://example.org/a', '/zh/about/3', '/files/a.pdf'),
  bannerId: fc.constant(''),
  newsDataType: fc.constantFrom('', 'information'),
  styleId: fc.constantFrom('', '4'),
  children: fc.constant([]),
})

/** Flat lists with orphans, cycles and duplicate ids. */
export const junkFlatChannels: fc.Arbitrary<readonly Channel[]> = fc.array(arbitraryFlatChannel, {
  maxLength: 20,
})

const { tree } = fc.letrec<{ tree: readonly Channel[]; channel: Channel }>((tie) => ({
  tree: fc.array(tie('channel'), { maxLength: 4, depthIdentifier: 'channel' }),
  channel: fc
    .tuple(
      arbitraryFlatChannel,
      fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constant([]), tie('tree')),
    )
    .map(([channel, children]) => ({ ...channel, children })),
}))

/** Trees as `buildChannelTree` gives them: every id is there once, and each child names its parent. */
export const arbitraryChannelTree: fc.Arbitrary<readonly Channel[]> = tree.map((channels) => {
  let count = 0
  const numbered = (level: readonly Channel[], parentId: string): readonly Channel[] =>
    level.map((channel) => {
      count += 1
      const id = String(count)
      return { ...channel, id, parentId, children: numbered(channel.children, id) }
    })
  return numbered(channels, '')
})

import { channelHref, channelRoute } from '../../../core/domain/channel/channel-route.ts'
import { buildChannelTree } from '../../../core/domain/channel/channel-tree.ts'
import type { Channel } from '../../../core/domain/channel/channel.ts'
import { isContactColumn } from '../../../core/domain/channel/contact-column.ts'
import { channelsWithin, findChannel } from '../../../core/domain/channel/find-channel.ts'
import { menuChannels } from '../../../core/domain/channel/menu-channels.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { isNofollow } from '../../../core/domain/channel/nofollow.ts'
import { parseRoute } from '../../../core/domain/route/parse-route.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { sampleChannel } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'

const channel = (part: Partial<Channel> & { readonly id: string }): Channel => ({
  ...sampleChannel({ id: part.id, siteId: asSiteId('26'), name: { zh: '栏目', en: 'Column' } }),
  ...part,
})

describe('buildChannelTree', () => {
  it('puts orphans at the top, keeps the first of two ids, and cuts a cycle before its first item', () => {
    const tree = buildChannelTree([
      channel({ id: '1', parentId: '9' }),
      channel({ id: '3', parentId: '2' }),
      channel({ id: '2', parentId: '3' }),
      channel({ id: '1', parentId: '2' }),
      channel({ id: '4', parentId: '4' }),
    ])
    expect(tree.map(({ id }) => id)).toEqual(['1', '3', '4'])
    expect(tree[1]?.children.map(({ id }) => id)).toEqual(['2'])
    expect(tree[1]?.children[0]?.children).toEqual([])
  })

  it('cuts a cycle before its first item also where it is reached by another one [C3.6]', () => {
    const tree = buildChannelTree([
      channel({ id: '1', parentId: '3' }),
      channel({ id: '2', parentId: '3' }),
      channel({ id: '3', parentId: '2' }),
    ])
    expect(tree.map(({ id }) => id)).toEqual(['2'])
    expect(tree[0]?.children.map(({ id }) => id)).toEqual(['3'])
    expect(tree[0]?.children[0]?.children.map(({ id }) => id)).toEqual(['1'])
  })

  it('is linear in the number of channels, however they hang together', () => {
    const chain = Array.from({ length: 100_000 }, (_, index) =>
      channel({ id: String(index), parentId: String(index + 1) }),
    )
    expect(buildChannelTree(chain)).toHaveLength(1)
  })
})

describe('menuChannels', () => {
  const names = (tree: readonly Channel[], language: 'zh' | 'en' = 'zh') =>
    menuChannels(tree, { ...bareShell, language }).map(({ id }) => id)

  it('keeps only enabled items with a name in the language [C4.11]', () => {
    const tree = [
      channel({ id: '1' }),
      channel({ id: '2', enabled: false }),
      channel({ id: '3', name: { zh: '新闻', en: '' } }),
    ]
    expect(names(tree)).toEqual(['1', '3'])
    expect(names(tree, 'en')).toEqual(['1'])
  })

  it.each(
    `situation reader contact carousel quick selnews rank selmag selarticle priority column introduce subaboutus
    subcontact first selPicture`.split(/\s+/),
  )('leaves out %s [C4.12]', (code) => {
    expect(names([channel({ id: '1', code }), channel({ id: '2', code: `${code}x` })])).toEqual(['2'])
  })

  it('leaves out the children of index and science, and keeps those of others [C4.12]', () => {
    const children = [channel({ id: '9' }), channel({ id: '8', code: 'rank' })]
    const tree = ['index', 'science', 'news'].map((code, index) =>
      channel({ id: String(index), code, children }),
    )
    expect(
      menuChannels(tree, { ...bareShell, language: 'zh' }).map((item) => item.children.map(({ id }) => id)),
    ).toEqual([[], [], ['9']])
  })
})

describe('isNofollow', () => {
  it('marks the codes of the specification and no others [C2.40]', () => {
    const marked =
      'index directory backissue singleFirst latestOffer newItem item newNews editorial newAlbum periodIntroduce'.split(
        ' ',
      )
    expect(marked.every(isNofollow)).toBe(true)
    expect(['news', 'aboutus', 'science', '', 'Index'].some(isNofollow)).toBe(false)
  })
})

describe('isContactColumn', () => {
  it('tells the columns that say how the journal is reached from all others [C2.12] [C2.13]', () => {
    expect(['contact', 'subcontact'].map((code) => isContactColumn({ code }))).toEqual([true, true])
    expect(['aboutus', 'contactus', 'Contact', ''].some((code) => isContactColumn({ code }))).toBe(false)
  })
})

describe('channelHref', () => {
  const older = { language: 'zh', prefixed: false } as const
  const prefixed = { language: 'zh', prefixed: true } as const

  it.each([
    ['index', '/homeNav?index=0&lang=zh', '/zh/home'],
    ['directory', '/academic?type=directory&lang=zh', '/zh/issue'],
    ['backissue', '/academic?type=backissue&lang=zh', '/zh/volumn/home'],
    ['singleFirst', '/academic?columnId=7&type=singleFirst&lang=zh', '/zh/onlineFirst?columnId=7'],
    ['latestOffer', '/academic?columnId=7&type=latestOffer&lang=zh', '/zh/justAccepted?columnId=7'],
    ['science', '/science?columnId=7&lang=zh', '/science?columnId=7&lang=zh'],
    ['aboutus', '/aboutus?columnId=7&lang=zh', '/zh/aboutus/7'],
    ['subaboutus', '/aboutus?columnId=7&lang=zh', '/zh/aboutus/7'],
    ['subcontact', '/aboutus?columnId=7&lang=zh', '/zh/aboutus/7'],
    ['introduce', '/newPeriodIntroduce/26/7/zh', '/zh/about/7'],
    ['reader', '/newPeriodIntroduce/26/7/zh', '/zh/about/7'],
    ['situation', '/newPeriodIntroduce/26/7/zh', '/zh/about/7'],
    ['column', '/newPeriodIntroduce/26/7/zh', '/zh/about/7'],
    ['contact', '/newPeriodIntroduce/26/7/zh', '/zh/about/7'],
    ['periodIntroduce', '/newPeriodIntroduce/26/7/zh', '/zh/about/7'],
    ['editorial', '/newEditorial/26/7/0/zh', '/zh/editorial-board/7'],
    ['virtualAlbum', '/newAlbumList/26/7/zh', '/zh/collectionList/7'],
    ['newAlbum', '/newAlbumList/26/7/zh', '/zh/collectionList/7'],
    ['newItem', '/newItemPage/26/7/zh', '/zh/info/7'],
    ['', '/newItemPage/26/7/zh', '/zh/info/7'],
    ['item', '/new?columnId=7&lang=zh', '/new?columnId=7&lang=zh'],
    ['news', '/newsInfo/26/7/0/0/0/zh', '/zh/newsInfo/7'],
    ['newNews', '/newsInfo/26/7/0/0/0/zh', '/zh/newsInfo/7'],
    ['newLink', '/newLink1?columnId=7&lang=zh', '/newLink1?columnId=7&lang=zh'],
    ['conference', '/newArticle?columnId=7&lang=zh', '/newArticle?columnId=7&lang=zh'],
    ['prePublication', '/newArticle?columnId=7&lang=zh', '/newArticle?columnId=7&lang=zh'],
    ['ethics', '/ethics?columnId=7&lang=zh', '/zh/ethics?columnId=7'],
  ])('leads %s to %s, and under a language to %s [C2.41]', (code, plain, withLanguage) => {
    expect(channelHref(channel({ id: '7', code }), older)).toBe(plain)
    expect(channelHref(channel({ id: '7', code }), prefixed)).toBe(withLanguage)
  })

  it('leads a style 4 column to newLeaguage with its style [C2.23]', () => {
    expect(channelHref(channel({ id: '7', code: 'league', styleId: '4' }), older)).toBe(
      '/newLeaguage?columnId=7&styleId=4&lang=zh',
    )
  })

  it('opens the editorial board at the first member of the expert list [C2.14]', () => {
    const editorial = channel({ id: '7', code: 'editorial' })
    expect(channelHref(editorial, { ...older, memberId: '31' })).toBe('/newEditorial/26/7/31/zh')
    expect(channelHref(editorial, { ...prefixed, memberId: '31' })).toBe('/zh/editorial-board/7/31')
  })

  it('tells the contact of a journal from the contact below aboutus [C2.12, C2.13]', () => {
    const contact = channel({ id: '7', code: 'contact' })
    expect(channelHref(contact, { ...prefixed, parentCode: 'aboutus' })).toBe('/zh/aboutus/7')
    expect(channelHref(contact, { ...prefixed, parentCode: 'periodIntroduce' })).toBe('/zh/about/7')
  })
})

describe('channelRoute', () => {
  const context = { language: 'en', prefixed: true } as const

  it('hands the kind of its news on to a column page [C2.3]', () => {
    const column = {
      page: 'channel',
      language: 'en',
      siteId: null,
      code: 'ethics',
      channelId: '7',
      name: null,
    }
    expect(channelRoute(channel({ id: '7', code: 'ethics' }), context)).toStrictEqual(column)
    expect(channelRoute(channel({ id: '7', code: 'ethics', newsDataType: 'p' }), context)).toStrictEqual({
      ...column,
      parameters: { newsDataType: 'p' },
    })
  })

  it('opens the link of a jump column as it stands, and within the portal where it is a page of it [C2.24]', () => {
    expect(channelRoute(channel({ id: '7', link: 'https://example.org/submit' }), context)).toEqual({
      external: 'https://example.org/submit',
    })
    expect(channelRoute(channel({ id: '7', link: '/rc-pub/front/files/get?id=3' }), context)).toEqual({
      external: '/rc-pub/front/files/get?id=3',
    })
    expect(channelRoute(channel({ id: '7', link: '/zh/about/3' }), context)).toEqual(
      parseRoute('/zh/about/3'),
    )
  })

  it("opens no link that is empty, 'null' or 'undefined' [C2.24]", () => {
    for (const link of ['', 'null', 'undefined'])
      expect(channelRoute(channel({ id: '7', code: 'ethics', link }), context)).toMatchObject({
        page: 'channel',
        code: 'ethics',
      })
  })
})

describe('findChannel', () => {
  const tree = [
    channel({ id: '1', code: 'aboutus', children: [channel({ id: '2', code: 'contact' })] }),
    channel({
      id: '3',
      code: 'periodIntroduce',
      children: [channel({ id: '4', code: 'contact' }), channel({ id: '5', code: 'ethics' })],
    }),
    channel({ id: '6', code: 'ethics' }),
  ]

  it('walks depth first, and knows the code of the channel above [C3.6]', () => {
    expect([...channelsWithin(tree)].map(({ channel: { id }, parentCode }) => [id, parentCode])).toEqual([
      ['1', ''],
      ['2', 'aboutus'],
      ['3', ''],
      ['4', 'periodIntroduce'],
      ['5', 'periodIntroduce'],
      ['6', ''],
    ])
  })

  it.each([
    ['/zh/about/4', '4'],
    ['/zh/about', '3'],
    ['/zh/aboutus', '1'],
    ['/zh/ethics', '5'],
    ['/ethics?columnId=6', '6'],
    ['/zh/contact', '2'],
    ['/zh/info/99', undefined],
    ['/zh/nothing', undefined],
    ['/zh/article/1', undefined],
  ])('finds the channel of %s [C2.3]', (address, id) => {
    expect(findChannel(tree, parseRoute(address))?.id).toBe(id)
  })
})

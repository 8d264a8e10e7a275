import { channelRoute, channelsWithin } from '@xuekan/core/menu'
import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from './junk-wire.ts'
import { readChannel, readChannels } from './read-wire.ts'

describe('channelFrom', () => {
  it('reads the fields of a menu item [C3.6]', () => {
    expect(
      readChannel({
        id: 7,
        parentId: 0,
        name: '编委会',
        enName: 'null',
        code: 'editorial',
        enable: '1',
        siteId: 26,
        linkValue: null,
        styleId: 4,
      }),
    ).toEqual({
      id: '7',
      parentId: '',
      siteId: '26',
      name: { zh: '编委会', en: '' },
      code: 'editorial',
      enabled: true,
      link: '',
      bannerId: '',
      newsDataType: '',
      styleId: '4',
      children: [],
    })
  })

  it('reads the banner, the kind of news, and the older field of the link [C3.6]', () => {
    expect(readChannel({ id: 7, url: '/zh/about/3', bannerId: 9, newsDataType: 'p' })).toMatchObject({
      link: '/zh/about/3',
      bannerId: '9',
      newsDataType: 'p',
    })
  })

  it('reads the picture over its page, by its address or its id, and the one in the menu [C3.6]', () => {
    expect(readChannel({ id: 7, bannerId: 9 })).toMatchObject({ bannerUrl: '/rc-pub/front/files/get?id=9' })
    expect(readChannel({ id: 7, bannerId: 9, bannerUrl: '/a.png', pictureUrl: '/b.png' })).toMatchObject({
      bannerUrl: '/a.png',
      cover: '/b.png',
    })
    expect(readChannel({ id: 7, cover: '/c.png', pictureUrl: '/b.png' })).toMatchObject({ cover: '/c.png' })
  })

  it.each([
    [{ platformType: 'rss' }, '/rssList'],
    [{ platformType: 'email' }, '/emailSubscribe'],
    [{ platformType: 'email', linkValue: '/zh/about' }, '/zh/about'],
    [{ platformType: 'folderAdd' }, ''],
  ])('leads an entry with %j to %s [C2.36] [C3.6]', (fields, link) => {
    expect(readChannel({ id: 7, ...fields })?.link).toBe(link)
  })

  it("takes '1' and 1 for enabled and nothing else [C3.6]", () => {
    expect(
      ['1', 1, '0', 0, null, true, 'yes'].map((enable) => readChannel({ id: 1, enable })?.enabled),
    ).toEqual([true, true, false, false, false, false, false])
    expect(readChannel({ name: 'x' })).toBeNull()
  })

  it("opens no link that is empty, 'null' or 'undefined' [C2.24]", () => {
    for (const linkValue of ['', 'null', 'undefined', null, undefined]) {
      const item = readChannel({ id: 7, code: 'ethics', linkValue })
      expect(item && channelRoute(item, { language: 'zh', prefixed: true })).toMatchObject({
        page: 'channel',
        code: 'ethics',
      })
    }
  })
})

describe('channelsFrom', () => {
  it('reads items flat, nested and as both', () => {
    const nested = [
      { id: 1, children: [{ id: 2, children: [{ id: 3 }] }] },
      { id: 4, parentId: 1 },
      null,
      { id: '' },
    ]
    const [first, ...others] = readChannels(nested)
    expect(others).toEqual([])
    expect(first?.children.map(({ id }) => id)).toEqual(['2', '4'])
    expect(first?.children[0]?.children.map(({ id }) => id)).toEqual(['3'])
    expect(readChannels(null)).toEqual([])
  })

  it('leaves out what has no id, and all that stands below it [C3.6]', () => {
    expect(readChannels([{ id: 'null', children: [{ id: 2 }] }, { id: 3 }]).map(({ id }) => id)).toEqual([
      '3',
    ])
  })

  it('should give a tree for anything that fits the contract', () => {
    fc.assert(
      fc.property(junkDataOf(endpoints.channelList), (raw) => {
        const all = [...channelsWithin(readChannels(raw))].map(({ channel }) => channel)
        expect(all.every(({ id }) => id !== '')).toBe(true)
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      }),
    )
  })
})

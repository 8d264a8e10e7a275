import { safeLink } from '@xuekan/core/menu'
import { emptyToolbar, toolbarStyles } from '@xuekan/core/site'
import { endpoints } from '@xuekan/rc-pub/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { junkDataOf } from './junk-wire.ts'
import { readToolbar } from './read-wire.ts'

describe('toolbarFrom', () => {
  it('reads every field of a tool [C3.11]', () => {
    const raw = {
      id: 12,
      indexId: 3,
      resName: '作者中心',
      cover: 'null',
      coverId: 44,
      linkValue2: 'https://submit.example.org/',
      linkType2: 2,
      bouncePictureUrl: '/qr.png',
      url: '/zh/home',
      type: '1',
      platformType: 'undefined',
      description: ' 投稿 ',
      pictureUrl: '/p.png',
    }
    expect(readToolbar({ tools: [raw] }).items).toEqual([
      {
        id: '12',
        indexId: '3',
        name: '作者中心',
        description: '投稿',
        platform: null,
        type: '1',
        linkType: '2',
        link: 'https://submit.example.org/',
        iconUrl: '/rc-pub/front/files/get?id=44',
        pictureUrl: '/qr.png',
      },
    ])
  })

  it.each(['rss', 'email', 'folderAdd'])('knows the platform %s [C2.36, C3.11]', (platformType) => {
    expect(readToolbar({ tools: [{ id: 1, resName: 'a', platformType }] }).items[0]?.platform).toBe(
      platformType,
    )
    const shouted = platformType.toUpperCase()
    expect(
      readToolbar({ tools: [{ id: 1, resName: 'a', platformType: shouted }] }).items[0]?.platform,
    ).toBeNull()
  })

  it('links by linkValue2, else by url, and by safe links alone [C2.36]', () => {
    const linkOf = (raw: object) => readToolbar({ tools: [{ id: 1, resName: 'a', ...raw }] }).items[0]?.link
    expect(linkOf({ linkValue2: 'null', url: '/zh/about/3' })).toBe('/zh/about/3')
    expect(linkOf({ linkValue2: 'javascript:alert(1)', url: 'mailto:a@example.org' })).toBe(
      'mailto:a@example.org',
    )
    expect(linkOf({ linkValue2: '//evil.example', url: 'data:text/html,x' })).toBe('')
  })

  it('takes the icon from cover, else coverId, else pictureUrl', () => {
    const iconOf = (raw: object) =>
      readToolbar({ tools: [{ id: 1, resName: 'a', ...raw }] }).items[0]?.iconUrl
    expect(iconOf({ cover: '/c.png', coverId: 4, pictureUrl: '/p.png' })).toBe('/c.png')
    expect(iconOf({ coverId: 0, pictureUrl: '/p.png' })).toBe('/p.png')
    expect(iconOf({})).toBe('')
  })

  it('leaves out what cannot be shown or told apart', () => {
    const tools = readToolbar({
      tools: [
        { id: 1, resName: 'first' },
        { id: '1', resName: 'again' },
        { resName: 'nobody' },
        { id: 2 },
        { id: 3, cover: '/c.png' },
        null,
        'null',
      ],
    })
    expect(tools.items.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'first'],
      ['3', ''],
    ])
  })

  it('has two styles, the first unless the second is chosen [C2.38]', () => {
    const tools = [{ id: 1, resName: 'a' }]
    expect([1, 2, '2', 3, 0, null].map((style) => readToolbar({ style, tools }).style)).toEqual([
      1, 2, 2, 1, 1, 1,
    ])
    expect(readToolbar({ style: 2, tools }).items).toHaveLength(1)
    expect(readToolbar(null)).toEqual(emptyToolbar)
  })
})

describe('the toolbar of any data', () => {
  it('should have tools that can be shown, each once [C3.11]', () => {
    fc.assert(
      fc.property(junkDataOf(endpoints.tools), (raw) => {
        const { style, items } = readToolbar(raw)
        expect(toolbarStyles).toContain(style)
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
        for (const item of items) {
          expect(item.id).not.toBe('')
          expect(item.name + item.iconUrl).not.toBe('')
          expect(item.link === '' || safeLink(item.link) === item.link).toBe(true)
          for (const text of Object.values(item)) expect(['null', 'undefined']).not.toContain(text)
        }
      }),
    )
  })
})

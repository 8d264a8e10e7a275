import { emptyToolbar, normaliseTools, toolDestination, type ToolPlatform } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

describe('normaliseTools', () => {
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
    expect(normaliseTools([raw]).items).toEqual([
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

  it('gives a letter to the program of the reader, whatever it holds [C2.36]', () => {
    const url = 'mailto:a@example.org?body=https://example.org'
    expect(toolDestination({ platform: null, link: url }, 'zh')).toEqual({ kind: 'program', url })
  })

  it.each(['rss', 'email', 'folderAdd'])('knows the platform %s [C2.36, C3.11]', (platformType) => {
    expect(normaliseTools([{ id: 1, resName: 'a', platformType }]).items[0]?.platform).toBe(platformType)
    const shouted = platformType.toUpperCase()
    expect(normaliseTools([{ id: 1, resName: 'a', platformType: shouted }]).items[0]?.platform).toBeNull()
  })

  it('links by linkValue2, else by url, and by safe links alone [C2.36]', () => {
    const linkOf = (raw: object) => normaliseTools([{ id: 1, resName: 'a', ...raw }]).items[0]?.link
    expect(linkOf({ linkValue2: 'null', url: '/zh/about/3' })).toBe('/zh/about/3')
    expect(linkOf({ linkValue2: 'javascript:alert(1)', url: 'mailto:a@example.org' })).toBe(
      'mailto:a@example.org',
    )
    expect(linkOf({ linkValue2: '//evil.example', url: 'data:text/html,x' })).toBe('')
  })

  it('takes the icon from cover, else coverId, else pictureUrl', () => {
    const iconOf = (raw: object) => normaliseTools([{ id: 1, resName: 'a', ...raw }]).items[0]?.iconUrl
    expect(iconOf({ cover: '/c.png', coverId: 4, pictureUrl: '/p.png' })).toBe('/c.png')
    expect(iconOf({ coverId: 0, pictureUrl: '/p.png' })).toBe('/p.png')
    expect(iconOf({})).toBe('')
  })

  it('leaves out what cannot be shown or told apart', () => {
    const tools = normaliseTools([
      { id: 1, resName: 'first' },
      { id: '1', resName: 'again' },
      { resName: 'nobody' },
      { id: 2 },
      { id: 3, cover: '/c.png' },
      null,
      'x',
    ])
    expect(tools.items.map(({ id, name }) => [id, name])).toEqual([
      ['1', 'first'],
      ['3', ''],
    ])
  })

  it('has two styles, the first unless the second is chosen [C2.38]', () => {
    const tools = [{ id: 1, resName: 'a' }]
    expect([1, 2, '2', 3, 0, null].map((style) => normaliseTools({ style, tools }).style)).toEqual([
      1, 2, 2, 1, 1, 1,
    ])
    expect(normaliseTools({ style: 2, tools }).items).toHaveLength(1)
    expect(normaliseTools(null)).toEqual(emptyToolbar)
  })
})

describe('toolDestination', () => {
  const to = (platform: ToolPlatform | null, link = '') => toolDestination({ platform, link }, 'en')

  it.each([
    ['rss', '/rssList?lang=en'],
    ['email', '/emailSubscribe?lang=en'],
  ] as const)('opens %s in a new tab, whatever link it has [C2.36]', (platform, address) => {
    expect(to(platform, 'https://example.org/')).toEqual({ kind: 'page', address, ownTab: true })
  })

  it('opens the basket for folderAdd [C2.36]', () => {
    expect(to('folderAdd', 'https://example.org/')).toEqual({ kind: 'basket' })
  })

  it.each(['https://submit.example.org/a', 'HTTP://example.org', '/files/a.pdf'])(
    'opens %s, which is no page of the site, in a window of its own [C2.36]',
    (link) => {
      expect(to(null, link)).toEqual({ kind: 'window', url: link })
    },
  )

  it.each([
    '/zh/issue/2026/3',
    '/homeNav?index=0',
    '/zh/article/doi/10.5555/a?from=toolbar#references',
    '/zh/info/12#fees',
  ])('goes to %s, a page of the site, in the same tab, query and hash included [C2.36]', (link) => {
    expect(to(null, link)).toEqual({ kind: 'page', address: link, ownTab: false })
  })

  it('leaves letters and calls to the programs of the reader', () => {
    for (const url of ['mailto:a@example.org', 'tel:+8610'])
      expect(to(null, url)).toEqual({ kind: 'program', url })
  })

  it.each(['', 'null', 'undefined', 'javascript:alert(1)', '//evil.example', 'ftp://example.org/a'])(
    'leads nowhere by %o [C2.36]',
    (link) => {
      expect(to(null, link)).toEqual({ kind: 'none' })
    },
  )
})

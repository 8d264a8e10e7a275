import { toolDestination } from '../../../core/domain/shell/tool-destination.ts'
import type { ToolPlatform } from '../../../core/domain/shell/tool-item.ts'
import { describe, expect, it } from 'vitest'

describe('toolDestination', () => {
  const to = (platform: ToolPlatform | null, link = '') => toolDestination({ platform, link }, 'en')

  it.each([
    ['rss', '/rssList?lang=en'],
    ['email', '/emailSubscribe?lang=en'],
  ] as const)('opens %s in a new tab, whatever link it has [C2.36]', (platform, address) => {
    expect(to(platform, 'https://example.org/')).toEqual({ kind: 'page', address, ownTab: true })
  })

  it('gives a letter to the program of the reader, whatever it holds [C2.36]', () => {
    const url = 'mailto:a@example.org?body=https://example.org'
    expect(toolDestination({ platform: null, link: url }, 'zh')).toEqual({ kind: 'program', url })
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

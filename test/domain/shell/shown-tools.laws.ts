import type { Channel } from '../../../core/domain/channel/channel.ts'
import type { PageName } from '../../../core/domain/route/route.ts'
import { ownBasketTool, shownTools, type ToolPlace } from '../../../core/domain/shell/shown-tools.ts'
import { emptyToolbar, type ToolItem } from '../../../core/domain/shell/tool-item.ts'
import { asSiteId } from '../../../core/domain/site/site.ts'
import { arbitraryUiLanguage, arbitraryToolbar } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const about: Channel = {
  id: '3',
  parentId: '',
  siteId: asSiteId('1'),
  name: { zh: '关于', en: 'About' },
  code: 'about',
  enabled: true,
  link: '',
  bannerId: '',
  newsDataType: '',
  styleId: '',
  children: [],
}
const pages = ['home', 'rss', 'emailSubscribe', 'channel', 'article'] as const satisfies readonly PageName[]

const arbitraryPlace: fc.Arbitrary<ToolPlace> = fc.record({
  language: arbitraryUiLanguage,
  channels: fc.constantFrom([], [about]),
  availablePages: fc.subarray([...pages]).map((some) => new Set<PageName>(some)),
  basketHolds: fc.boolean(),
})

describe('shownTools', () => {
  it('should keep the order of the site, and show each tool once [C3.11]', () => {
    fc.assert(
      fc.property(arbitraryToolbar, arbitraryPlace, (toolbar, place) => {
        const own = shownTools(toolbar, place).filter(({ item }) => item !== ownBasketTool)
        const places = own.map(({ item }) => toolbar.items.indexOf(item))
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
      }),
    )
  })

  it('should leave out what leads to a page that does not exist, and nothing else but a second basket [C2.36]', () => {
    fc.assert(
      fc.property(arbitraryToolbar, arbitraryPlace, (toolbar, place) => {
        const shown = new Set<ToolItem>(shownTools(toolbar, place).map(({ item }) => item))
        for (const item of toolbar.items.filter(({ platform }) => platform !== 'folderAdd')) {
          const page =
            item.platform === 'rss'
              ? 'rss'
              : item.platform === 'email'
                ? 'emailSubscribe'
                : item.link === '/zh/about/3'
                  ? 'channel'
                  : null
          const known = page !== 'channel' || place.channels.length > 0
          expect(shown.has(item)).toBe(page === null || (known && place.availablePages.has(page)))
        }
      }),
    )
  })

  it('should show one way to the basket at most: that of the site, else an own one once it holds something [C2.37]', () => {
    fc.assert(
      fc.property(arbitraryToolbar, arbitraryPlace, (toolbar, place) => {
        const ways = shownTools(toolbar, place).filter(({ to }) => to.kind === 'basket')
        const first = toolbar.items.find(({ platform }) => platform === 'folderAdd')
        const wanted = first ?? (place.basketHolds ? ownBasketTool : undefined)
        expect(ways.map(({ item }) => item)).toEqual(wanted === undefined ? [] : [wanted])
      }),
    )
  })

  it('should have nothing for a site without tools and a reader without a basket', () => {
    const place = {
      language: 'zh',
      channels: [],
      availablePages: new Set<PageName>(),
      basketHolds: false,
    } as const
    expect(shownTools(emptyToolbar, place)).toEqual([])
  })
})

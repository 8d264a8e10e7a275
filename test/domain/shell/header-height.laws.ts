import type { PageName } from '../../../core/domain/route/route.ts'
import { bannerHeight } from '../../../core/domain/shell/banner-height.ts'
import { bareShell } from '../../../core/domain/shell/bare-shell.ts'
import { headerStyles, type HeaderStyle } from '../../../core/domain/shell/header-config.ts'
import { headerHeightOf, type HeaderHeightInput } from '../../../core/domain/shell/header-height.ts'
import {
  headerSizes,
  phoneBarSizes,
  stackedBelow,
  stripSizes,
  tallerBy,
} from '../../../core/domain/shell/header-sizes.ts'
import { hasHeaderStrip, hasOwnLinks } from '../../../core/domain/shell/header-strip.ts'
import { deviceOf } from '../../../core/domain/shell/logo-of.ts'
import type { SiteShell } from '../../../core/domain/shell/site-shell.ts'
import { arbitraryShell, arbitraryHeaderStyle, sampleTopNews } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const anyWidth = fc.integer({ min: 320, max: 4_000 })
const wideWidth = fc.integer({ min: 768, max: 4_000 })

const withHeader = (shell: SiteShell, change: Partial<SiteShell['header']>): SiteShell => ({
  ...shell,
  header: { ...shell.header, ...change },
})
/** On the home page, with top news as it comes. */
const heightAt = (shell: HeaderHeightInput, windowWidth: number): number =>
  headerHeightOf(shell, { page: 'home', windowWidth, opened: false })
const bare = (style: HeaderStyle): SiteShell => withHeader(bareShell, { style })

describe('headerHeightOf', () => {
  it('should be as high as the bar at least, and never higher than a banner and the bars around it', () => {
    fc.assert(
      fc.property(arbitraryShell, anyWidth, (shell, width) => {
        const height = heightAt(shell, width)
        expect(height).toBeGreaterThanOrEqual(60)
        expect(height).toBeLessThanOrEqual(bannerHeight(width) + 250)
      }),
    )
  })

  it('should grow by 90 with top news that shows its pictures, and by 32 with its one line, whatever the style [C2.39, C9.8]', () => {
    const topNews = sampleTopNews('1')
    const anyPage = fc.constantFrom<PageName>('home', 'issue', 'search', 'news', 'article')
    fc.assert(
      fc.property(arbitraryShell, anyPage, anyWidth, fc.boolean(), (shell, page, windowWidth, opened) => {
        const place = { page, windowWidth, opened }
        const without = headerHeightOf({ ...shell, topNews: null }, place)
        const pictures = opened || (page === 'home' && windowWidth >= 768)
        expect(headerHeightOf({ ...shell, topNews }, place)).toBeCloseTo(without + (pictures ? 90 : 32), 9)
      }),
    )
  })

  it('should be 8 px more on the taller sites in every style, on phones not [C1.9]', () => {
    fc.assert(
      fc.property(
        arbitraryShell,
        arbitraryHeaderStyle,
        fc.constantFrom('syhg', 'gzxb', 'yhy'),
        anyWidth,
        (any, style, sld, width) => {
          const heightOn = (name: string): number => {
            const shell = withHeader(any, { style })
            return heightAt({ ...shell, site: { ...shell.site, sld: name } }, width)
          }
          const more = deviceOf(width) === 'mobile' ? 0 : tallerBy
          // heights with a banner are fractions, whose sums are rounded
          expect(heightOn(sld) - heightOn('slgc')).toBeCloseTo(more, 9)
        },
      ),
    )
  })

  it('is 8 px more beside a banner whose height is a fraction', () => {
    const shell = withHeader(bareShell, { style: 2, backgroundUrl: '/banner.png' })
    const taller = { ...shell, site: { ...shell.site, sld: 'syhg' } }
    expect(heightAt(shell, 1_367) % 1).not.toBe(0)
    expect(heightAt(taller, 1_367) - heightAt(shell, 1_367)).toBeCloseTo(tallerBy, 9)
  })

  it('should never be lower for links of its own', () => {
    fc.assert(
      fc.property(arbitraryShell, anyWidth, (shell, width) => {
        const none = { customButtons: [], greeting: { zh: '', en: '' } }
        const without = heightAt({ ...withHeader(shell, none), group: null }, width)
        // heights are sums of fractions
        const more = Math.round((heightAt(shell, width) - without) * 1_000) / 1_000
        expect([0, stripSizes.wide, stripSizes.phone]).toContain(more)
        expect(more === 0 || hasOwnLinks(shell)).toBe(true)
      }),
    )
  })

  it('should follow the banner of style 2 at every width, and no picture not at all [C9.7]', () => {
    fc.assert(
      fc.property(wideWidth, (width) => {
        const { band, menu } = headerSizes[2]
        const pictured = withHeader(bareShell, { style: 2, backgroundUrl: '/banner.png' })
        expect(heightAt(pictured, width)).toBe(bannerHeight(width) + menu)
        expect(heightAt(bare(2), width)).toBe(band + menu)
      }),
    )
  })

  it('should not hang on the width in the other styles, but where the menu of style 3 has a row of its own', () => {
    fc.assert(
      fc.property(wideWidth, wideWidth, (one, other) => {
        for (const style of [1, 4, 5, 6] as const)
          expect(heightAt(bare(style), one)).toBe(heightAt(bare(style), other))
        const { row, stackedRow, stackedMenu } = headerSizes[3]
        expect(heightAt(bare(3), one)).toBe(one < stackedBelow ? stackedRow + stackedMenu : row)
      }),
    )
  })

  it.each(headerStyles)('is that of its bar on a phone, with the banner of style 2 below it: %i', (style) => {
    const { bar, lines } = phoneBarSizes[style]
    expect(heightAt(bare(style), 390)).toBe(bar + lines)
    const pictured = withHeader(bare(style), { backgroundUrl: '/banner.png' })
    expect(heightAt(pictured, 683) - (bar + lines)).toBe(style === 2 ? 175 : 0)
  })
})

describe('hasHeaderStrip', () => {
  it('should be there on a phone just where a site has links of its own [C3.2] [C3.3]', () => {
    fc.assert(
      fc.property(arbitraryShell, (shell) => {
        expect(hasHeaderStrip(shell, 'mobile')).toBe(hasOwnLinks(shell))
      }),
    )
  })

  it.each([
    [1, false, false],
    [2, false, false],
    [3, false, true],
    [4, true, true],
    [5, false, true],
    [6, false, true],
  ] as const)(
    'in style %i it is there without such links: %s, and with them: %s',
    (style, without, withThem) => {
      const customButtons = [{ name: { zh: '投稿', en: 'Submit' }, link: '/submit' }]
      expect(hasHeaderStrip(bare(style), 'pc')).toBe(without)
      expect(hasHeaderStrip(withHeader(bare(style), { customButtons }), 'pc')).toBe(withThem)
      expect(hasHeaderStrip(withHeader(bare(style), { greeting: { zh: '你好', en: '' } }), 'pc')).toBe(
        withThem,
      )
      const group = { sld: 'press', domain: '', name: { zh: '出版社', en: 'Press' } }
      expect(hasHeaderStrip({ ...bare(style), group }, 'pc')).toBe(withThem)
    },
  )
})

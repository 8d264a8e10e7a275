import { siteTraits } from '../site/site-traits.ts'
import { bannerHeight } from './banner-height.ts'
import { headerSizes, phoneBarSizes, stackedBelow, stripSizes, tallerBy } from './header-sizes.ts'
import { hasHeaderStrip } from './header-strip.ts'
import { deviceOf } from './logo-of.ts'
import type { SiteShell } from './site-shell.ts'
import { hasTopNews, topNewsHeight, type TopNewsPlace } from './top-news.ts'

/** What decides how high a header is. */
export type HeaderHeightInput = Pick<SiteShell, 'site' | 'header' | 'topNews' | 'group'>

/**
 * How far down the header of a site reaches on this page of this window, its top news included, in CSS pixels (C4.15).
 * Laws: more top news, a taller site or links of its own never make it lower; a banner adds 175/683 of every width.
 */
export function headerHeightOf(shell: HeaderHeightInput, place: TopNewsPlace): number {
  const { windowWidth } = place
  const above = hasTopNews(shell.topNews ?? []) ? topNewsHeight(place) : 0
  return (
    above +
    (deviceOf(windowWidth) === 'mobile'
      ? phoneHeaderHeight(shell, windowWidth)
      : wideHeaderHeight(shell, windowWidth))
  )
}

function phoneHeaderHeight(shell: HeaderHeightInput, windowWidth: number): number {
  const { style, backgroundUrl } = shell.header
  const { bar, lines } = phoneBarSizes[style]
  const strip = hasHeaderStrip(shell, 'mobile') ? stripSizes.phone : 0
  return strip + bar + lines + (style === 2 && backgroundUrl !== '' ? bannerHeight(windowWidth) : 0)
}

function wideHeaderHeight(shell: HeaderHeightInput, windowWidth: number): number {
  const taller = siteTraits(shell.site.sld).tallerHeader ? tallerBy : 0
  return stripHeight(shell) + ownHeight(shell, windowWidth) + taller
}

function stripHeight(shell: HeaderHeightInput): number {
  if (!hasHeaderStrip(shell, 'pc')) return 0
  return shell.header.style === 4 ? stripSizes.group : stripSizes.wide
}

function ownHeight({ header }: HeaderHeightInput, windowWidth: number): number {
  switch (header.style) {
    case 2: {
      const { band, menu } = headerSizes[2]
      return menu + (header.backgroundUrl === '' ? band : bannerHeight(windowWidth))
    }
    case 3: {
      const { row, stackedRow, stackedMenu } = headerSizes[3]
      return windowWidth < stackedBelow ? stackedRow + stackedMenu : row
    }
    case 5:
      return headerSizes[5].row
    case 6: {
      const { rules, masthead, menu } = headerSizes[6]
      return rules + masthead + menu
    }
    default: {
      const { row, menu } = headerSizes[header.style]
      return row + menu
    }
  }
}

import fc from 'fast-check'
import type { FixedHeaderState } from '../../domain/chrome/fixed-header.ts'
import type { FooterConfig } from '../../domain/chrome/footer-config.ts'
import { headerStyles, type HeaderConfig, type HeaderStyle } from '../../domain/chrome/header-config.ts'
import { normaliseFooter } from '../../domain/chrome/normalise-footer.ts'
import { normaliseHeader } from '../../domain/chrome/normalise-header.ts'
import type { LanguageSources } from '../../domain/language/resolve-language.ts'
import type { MenuSpace } from '../../domain/menu/menu-budget.ts'
import { themeIds } from '../../domain/theme/theme.ts'
import { themePreset, type ThemePreset } from '../../domain/theme/theme-presets.ts'
import { junkRawFooter, junkRawHeader } from './raw-configs.ts'
import { arbitraryRoute } from './routes.ts'
import { arbitraryLanguageOrNone } from './text.ts'

/** Headers as they come out of whatever a server sends. */
export const arbitraryHeader: fc.Arbitrary<HeaderConfig> = junkRawHeader.map((raw) => normaliseHeader(raw))

/** Footers as they come out of whatever a server sends. */
export const arbitraryFooter: fc.Arbitrary<FooterConfig> = junkRawFooter.map((raw) => normaliseFooter(raw))

export const arbitraryHeaderStyle: fc.Arbitrary<HeaderStyle> = fc.constantFrom(...headerStyles)

/** An opaque colour of the form #rrggbb. */
export const arbitraryColour: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** One of the eleven presets. */
export const arbitraryThemePreset: fc.Arbitrary<ThemePreset> = fc
  .constantFrom(...themeIds)
  .map((id) => themePreset(id))

export const arbitraryLanguageSources: fc.Arbitrary<LanguageSources> = fc.record({
  fromAddress: arbitraryLanguageOrNone,
  fromCookie: arbitraryLanguageOrNone,
  siteDefault: arbitraryLanguageOrNone,
})

/** Where a menu stands: any header style, sites with a width of their own and without, windows of any width. */
export const arbitraryMenuSpace: fc.Arbitrary<MenuSpace> = fc.record({
  style: arbitraryHeaderStyle,
  sld: fc.constantFrom('slgc', 'entest01', 'entest04', 'emf', ''),
  windowWidth: fc.integer({ min: 0, max: 4_000 }),
  fixed: fc.boolean(),
})

export const arbitraryFixedHeaderState: fc.Arbitrary<FixedHeaderState> = fc.record({
  scrollTop: fc.integer({ min: 0, max: 2_000 }),
  headerHeight: fc.integer({ min: 0, max: 400 }),
  page: arbitraryRoute.map(({ page }) => page),
  fixedOnScroll: fc.boolean(),
})

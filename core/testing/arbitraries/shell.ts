import fc from 'fast-check'
import type { FixedHeaderState } from '../../domain/shell/fixed-header.ts'
import type { FooterConfig } from '../../domain/shell/footer-config.ts'
import {
  headerStyles,
  searchTypes,
  type HeaderConfig,
  type HeaderStyle,
} from '../../domain/shell/header-config.ts'
import { customButtonLimit } from '../../domain/shell/custom-buttons.ts'
import { footerStyleOf } from '../../domain/shell/footer-style.ts'
import type { LanguageSources } from '../../domain/language/resolve-language.ts'
import type { MenuSpace } from '../../domain/menu/menu-budget.ts'
import { themeIds } from '../../domain/theme/theme.ts'
import { themePreset, type ThemePreset } from '../../domain/theme/theme-presets.ts'
import { arbitraryRoute } from './routes.ts'
import { arbitraryUiLanguageOrNone, arbitraryLocalizedText, arbitraryText } from './text.ts'

const picture = fc.constantFrom('', '/a.png', '/rc-pub/front/files/get?id=5', 'https://example.org/a.png')

const link = fc.constantFrom('/zh/about/3', 'https://example.org/a', 'mailto:a@example.org')

const pictures = fc.record({ zh: picture, en: picture })

/** Headers with any settings. */
export const arbitraryHeader: fc.Arbitrary<HeaderConfig> = fc.record({
  style: fc.constantFrom(...headerStyles),
  evenDistribution: fc.boolean(),
  fixedOnScroll: fc.boolean(),
  showLogin: fc.boolean(),
  groupEntrance: fc.boolean(),
  showSearch: fc.boolean(),
  showAdvancedSearch: fc.boolean(),
  showSearchOptions: fc.boolean(),
  searchTypes: fc.subarray([...searchTypes], { minLength: 1 }),
  showLanguageSwitch: fc.boolean(),
  defaultLanguage: arbitraryUiLanguageOrNone,
  greeting: arbitraryLocalizedText,
  showLogo: fc.boolean(),
  logoUrl: pictures,
  mobileLogoUrl: pictures,
  backgroundUrl: picture,
  iconUrl: picture,
  customButtons: fc.array(
    fc.record({ name: fc.constantFrom({ zh: '投稿', en: 'Submit' }, { zh: '投稿', en: '' }), link }),
    {
      maxLength: customButtonLimit,
    },
  ),
  hasCustomCss: fc.boolean(),
})

const linkOrNone = fc.oneof(fc.constant(''), link)

/** Footers with any settings, each in the style of its colour. */
export const arbitraryFooter: fc.Arbitrary<FooterConfig> = fc
  .record({
    backgroundColor: fc.constantFrom('', '#ebebeb', '#EBEBEB', '#fff', '#1d2a3a'),
    showLogo: fc.boolean(),
    logoUrl: pictures,
    logoName: arbitraryLocalizedText,
    qrUrl: picture,
    qrMessage: arbitraryLocalizedText,
    address: arbitraryLocalizedText,
    postcode: fc.constantFrom('', '710061'),
    phone: fc.constantFrom('', '029-5555 0131'),
    email: fc.constantFrom('', 'office@example.org'),
    fax: fc.constantFrom('', '029-5555 0132'),
    copyright: arbitraryLocalizedText,
    icp: fc.constantFrom('', '陕ICP备0000000号'),
    policeRecord: fc.record({ text: arbitraryText, link: linkOrNone }),
    visits: fc.option(fc.record({ total: fc.nat(), today: fc.nat() })),
    hasCustomCss: fc.boolean(),
    logoLink: linkOrNone,
  })
  .map((footer) => ({ ...footer, style: footerStyleOf(footer.backgroundColor) }))

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
  fromAddress: arbitraryUiLanguageOrNone,
  fromCookie: arbitraryUiLanguageOrNone,
  siteDefault: arbitraryUiLanguageOrNone,
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

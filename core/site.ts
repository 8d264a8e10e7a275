// A site: its settings, header, footer, toolbar, theme, and what is stored of it.
export { moduleLooks, type ModuleLook } from './domain/home/home-module.ts'
export {
  bannerDestination,
  readBannerItem,
  type BannerPicture,
  type BannerType,
} from './domain/shell/banner-item.ts'
export { bareShell } from './domain/shell/bare-shell.ts'
export { batchDialogWidth } from './domain/shell/batch-dialog.ts'
export { customButtonLimit, customButtonsOf } from './domain/shell/custom-buttons.ts'
export { fileUrl } from './domain/shell/file-url.ts'
export type { FooterConfig } from './domain/shell/footer-config.ts'
export { footerColourOf, footerStyleOf } from './domain/shell/footer-style.ts'
export {
  headerStyles,
  searchTypes,
  type HeaderConfig,
  type HeaderStyle,
  type SearchType,
} from './domain/shell/header-config.ts'
export {
  headerSizes,
  phoneBarSizes,
  stackedBelow,
  stripSizes,
  tallerBy,
} from './domain/shell/header-sizes.ts'
export { hasHeaderStrip, hasOwnLinks } from './domain/shell/header-strip.ts'
export { logoOf } from './domain/shell/logo-of.ts'
export { headerSearchTypes } from './domain/shell/header-search-types.ts'
export { searchTypeOf, searchTypesOf } from './domain/shell/resource-types.ts'
export { shellVisibility } from './domain/shell/shell-visibility.ts'
export { shownTools } from './domain/shell/shown-tools.ts'
export type { SiteShell } from './domain/shell/site-shell.ts'
export type { ToolDestination } from './domain/shell/tool-destination.ts'
export {
  emptyToolbar,
  toolPlatforms,
  toolbarStyles,
  type ToolItem,
  type Toolbar,
  type ToolbarStyle,
} from './domain/shell/tool-item.ts'
export { topNewsCarousel, topNewsLine, type TopNews } from './domain/shell/top-news.ts'
export type { BasicInfo } from './domain/site/basic-info.ts'
export type { ChannelModule, ModuleFact } from './domain/site/channel-module.ts'
export { grayScopeOf, type GrayScope } from './domain/site/gray-scope.ts'
export { readIndexed } from './domain/site/indexed-list.ts'
export type { Journal, JournalImprint } from './domain/site/journal.ts'
export {
  aggregateSld,
  hostNameOf,
  ownDomain,
  siteAddressOf,
  siteInAddress,
} from './domain/site/site-address.ts'
export { siteTraits } from './domain/site/site-traits.ts'
export type { SiteLayout } from './domain/site/site-layout.ts'
export { asSiteId, siteTypeOf, siteTypes, type Site, type SiteId, type SiteType } from './domain/site/site.ts'
export { isUnderHosts, sitesOfHost, standardBaseHosts } from './domain/site/sites-of-host.ts'
export { clearedAtExpiry, clearedAtLogout } from './domain/storage/cleared-cookies.ts'
export { cookieRules, rememberedDays, type CookieRule } from './domain/storage/cookie-rules.ts'
export { readCookies } from './domain/storage/read-cookies.ts'
export type { StorageEntry } from './domain/storage/storage-entry.ts'
export { storage, type StorageKey } from './domain/storage/storage-table.ts'
export { mediaStorage } from './domain/storage/media-storage.ts'
export { readingStorage } from './domain/storage/reading-storage.ts'
export { tabStorage } from './domain/storage/tab-storage.ts'
export { dismissedTexts } from './domain/storage/top-banner.ts'
export { contrastRatio } from './domain/theme/contrast-ratio.ts'
export { hexColour } from './domain/theme/hex-colour.ts'
export { sameColours, siteTheme } from './domain/theme/site-theme.ts'
export { lightNeutrals, litTheme, themeLights, type ThemeLight } from './domain/theme/theme-lights.ts'
export { neutralColours, themeContrasts } from './domain/theme/theme-contrasts.ts'
export { themePreset, type ThemePreset } from './domain/theme/theme-presets.ts'
export { themeColoursIn, themeStylesheet } from './domain/theme/theme-stylesheet.ts'
export { themeIdOf, themeIds, type ThemeId } from './domain/theme/theme.ts'
export { createShell } from './usecases/shell/create-shell.ts'
export type { ShellModel } from './usecases/shell/shell-model.ts'
export { storeTopNews } from './usecases/shell/store-top-news.ts'
export type { TopNewsModel } from './usecases/shell/top-news.ts'
export { holdSiteState } from './usecases/site/hold-site-state.ts'
export {
  openSite,
  type LanguagePreference,
  type OpenSitePorts,
  type OpenedSite,
} from './usecases/site/open-site.ts'
export { storeSite } from './usecases/site/store-site.ts'
export { journalEntries } from './domain/site/journal-pages.ts'
export { mapLink } from './domain/shell/map-link.ts'
export { subjectId } from './domain/site/subject-id.ts'
export { nobodysLogin } from './usecases/session/watch-login.ts'
export { siteName } from './domain/site/site-name.ts'

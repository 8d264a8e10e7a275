import { isUiLanguage } from '@xuekan/core'
import {
  customButtonsOf,
  fileUrl,
  headerStyles,
  searchTypesOf,
  type HeaderConfig,
  type SearchType,
} from '@xuekan/core/site'
import type { WireHeader } from '../contract/shell.ts'
import type { WireSearchConfig } from '../contract/site.ts'

/**
 * The header of a site, null where it has none (C3.2). Where a setting exists twice the nested form wins when present, else the flat one; the
 * answer of the site search-config call wins for search. Search is shown unless it is switched off; login links, the
 * group's entrance and the language switch only when they are switched on.
 */
export function headerFrom(wire: WireHeader | null, ofSite: WireSearchConfig | null): HeaderConfig {
  const defaultLanguage = wire?.defaultLanguage
  const configData = wire?.configData
  return {
    style: headerStyles.find((style) => style === wire?.navStyle) ?? 1,
    evenDistribution: wire?.navDistribution !== 1,
    fixedOnScroll: (wire?.isCeiling ?? wire?.ceiling) === 1,
    showLogin: (wire?.hasLoginAndRegister ?? wire?.showLogin) === 1,
    groupEntrance: wire?.groupEntrance === 1,
    ...searchFrom(wire, ofSite),
    showLanguageSwitch: wire?.switchLanguage === 1,
    defaultLanguage: isUiLanguage(defaultLanguage) ? defaultLanguage : null,
    greeting: greetingFrom(wire),
    ...logosFrom(wire),
    backgroundUrl: backgroundFrom(wire),
    iconUrl: fileUrl(wire?.browserIconUrl) || fileUrl(wire?.browserIcon),
    customButtons: customButtonsOf(
      (configData?.customButtonList ?? []).map((button) => ({
        name: { zh: button.customButtonName ?? '', en: button.enCustomButtonName ?? '' },
        link: button.customButtonLinkValue ?? '',
        status: button.customButtonStatus ?? 0,
      })),
    ),
    hasCustomCss: (configData?.cssContent ?? null) !== null,
  }
}

type SearchSettings = Pick<
  HeaderConfig,
  'showSearch' | 'showAdvancedSearch' | 'showSearchOptions' | 'searchTypes'
>

const plainSearch: readonly SearchType[] = ['article']

/** The site's own search config over the nested form over the flat one (C3.2, C7.4). */
function searchFrom(wire: WireHeader | null, ofSite: WireSearchConfig | null): SearchSettings {
  const nested = wire?.searchConfigs
  const showSearchOptions =
    (ofSite?.isShowSearchOptions ?? nested?.isShowSearchOptions ?? wire?.resourceSearch) !== 0
  const types = [ofSite?.resourceTypes, nested?.resourceTypes, wire?.resourceType]
    .map((ids) => searchTypesOf(ids ?? ''))
    .find((list) => list.length > 0)
  return {
    showSearch: (ofSite?.isShow ?? nested?.isShow ?? wire?.searchBox) !== 0,
    showAdvancedSearch: (ofSite?.isShowSeniorSearch ?? nested?.isShowSeniorSearch ?? wire?.advSearch) !== 0,
    showSearchOptions,
    searchTypes: showSearchOptions && types !== undefined ? types : plainSearch,
  }
}

/** greetingConfig over greeting; the same switch holds for both languages. */
function greetingFrom(wire: WireHeader | null): HeaderConfig['greeting'] {
  const nested = wire?.greetingConfig
  if (nested?.hasGreeting === 0) return { zh: '', en: '' }
  return { zh: nested?.greeting ?? wire?.greeting ?? '', en: nested?.enGreeting ?? wire?.enGreeting ?? '' }
}

/**
 * By language and device; a device without a logo of its own shows the other one. The nested form stands for pcLogo,
 * its switch for all of them.
 */
function logosFrom(wire: WireHeader | null): Pick<HeaderConfig, 'showLogo' | 'logoUrl' | 'mobileLogoUrl'> {
  const pc = {
    zh: fileUrl(wire?.logo?.logoUrl) || fileUrl(wire?.pcLogoUrl) || fileUrl(wire?.pcLogo),
    en: fileUrl(wire?.enPcLogoUrl) || fileUrl(wire?.enPcLogo),
  }
  const mobile = {
    zh: fileUrl(wire?.mobileLogoUrl) || fileUrl(wire?.mobileLogo),
    en: fileUrl(wire?.enMobileLogoUrl) || fileUrl(wire?.enMobileLogo),
  }
  return {
    showLogo: wire?.logo?.hasLogo !== 0,
    logoUrl: { zh: pc.zh || mobile.zh, en: pc.en || mobile.en },
    mobileLogoUrl: { zh: mobile.zh || pc.zh, en: mobile.en || pc.en },
  }
}

function backgroundFrom(wire: WireHeader | null): string {
  const nested = wire?.navBg
  if (nested?.hasNavBg === 0) return ''
  return fileUrl(nested?.navBgUrl) || fileUrl(wire?.backgroundUrl) || fileUrl(wire?.backgroundCoverId)
}

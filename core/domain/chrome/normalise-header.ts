import { isLanguage } from '../language/language.ts'
import { present, presentFlag } from '../text/present.ts'
import { firstOf, recordIn, type RawRecord } from '../text/raw-record.ts'
import { customButtonsOf } from './custom-buttons.ts'
import { fileUrl } from './file-url.ts'
import { headerStyles, type HeaderConfig } from './header-config.ts'
import { searchTypesOf } from './resource-types.ts'

/**
 * A header config from raw fields (C3.2). Total: any values give a config. Where a setting exists twice the nested
 * form wins when present, else the flat one; the answer of the site search-config call wins for search.
 * Search is shown unless it is switched off; login links and the language switch only when they are switched on.
 */
export function normaliseHeader(raw: unknown, rawSearchConfig?: unknown): HeaderConfig {
  const header = recordIn(raw)
  const configData = recordIn(header['configData'])
  const defaultLanguage = present(header['defaultLanguage'])
  return {
    style: headerStyles.find((style) => String(style) === present(header['navStyle'])) ?? 1,
    evenDistribution: present(header['navDistribution']) !== '1',
    fixedOnScroll: presentFlag(firstOf(header, 'isCeiling', 'ceiling')) === true,
    showLogin: presentFlag(firstOf(header, 'hasLoginAndRegister', 'showLogin')) === true,
    ...searchOf(header, { ...recordIn(header['searchConfigs']), ...recordIn(rawSearchConfig) }),
    showLanguageSwitch: present(header['switchLanguage']) === '1',
    defaultLanguage: isLanguage(defaultLanguage) ? defaultLanguage : null,
    greeting: greetingOf(header),
    ...logosOf(header),
    backgroundUrl: backgroundOf(header),
    iconUrl: fileUrl(firstOf(header, 'browserIconUrl', 'browserIcon')),
    customButtons: customButtonsOf(configData['customButtonList'] ?? header['customButtonList']),
    hasOwnStyles: present(configData['cssContent']) !== '',
  }
}

function searchOf(
  header: RawRecord,
  nested: RawRecord,
): Pick<HeaderConfig, 'showSearch' | 'showAdvancedSearch' | 'searchTypes'> {
  const choice = presentFlag(firstOf(nested, 'isShowSearchOptions') ?? header['resourceSearch'])
  const types = searchTypesOf(firstOf(nested, 'resourceTypes', 'resourceType') ?? header['resourceType'])
  return {
    showSearch: presentFlag(firstOf(nested, 'isShow') ?? header['searchBox']) !== false,
    showAdvancedSearch: presentFlag(firstOf(nested, 'isShowSeniorSearch') ?? header['advSearch']) !== false,
    searchTypes: choice === false || types.length === 0 ? ['article'] : types,
  }
}

/** greetingConfig over greeting; there is no nested form of the English one, which follows the same switch. */
function greetingOf(header: RawRecord): HeaderConfig['greeting'] {
  const nested = recordIn(header['greetingConfig'])
  if (presentFlag(nested['hasGreeting']) === false) return { zh: '', en: '' }
  return {
    zh: present(firstOf(nested, 'greeting') ?? header['greeting']),
    en: present(firstOf(nested, 'enGreeting') ?? header['enGreeting']),
  }
}

/** By language and device; a device without a logo of its own shows the other one. */
function logosOf(header: RawRecord): Pick<HeaderConfig, 'logoUrl' | 'mobileLogoUrl'> {
  const nested = recordIn(header['logo'])
  const urlOf = (name: string): string => fileUrl(header[`${name}Url`]) || fileUrl(header[name])
  const shared = presentFlag(nested['hasLogo']) === false ? '' : fileUrl(nested['logoUrl'])
  const pc = { zh: shared || urlOf('pcLogo'), en: urlOf('enPcLogo') }
  const mobile = { zh: urlOf('mobileLogo'), en: urlOf('enMobileLogo') }
  return {
    logoUrl: { zh: pc.zh || mobile.zh, en: pc.en || mobile.en },
    mobileLogoUrl: { zh: mobile.zh || pc.zh, en: mobile.en || pc.en },
  }
}

function backgroundOf(header: RawRecord): string {
  const nested = recordIn(header['navBg'])
  const shown = presentFlag(nested['hasNavBg'])
  if (shown === false) return ''
  return (
    fileUrl(nested['navBgUrl']) || fileUrl(header['backgroundUrl']) || fileUrl(header['backgroundCoverId'])
  )
}

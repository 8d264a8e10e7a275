import { isLanguage } from '../language/language.ts'
import { firstFlag, present, presentFlag } from '../text/present.ts'
import { listIn, recordIn, type RawRecord } from '../text/raw-record.ts'
import { customButtonsOf } from './custom-buttons.ts'
import { fileUrl } from './file-url.ts'
import { headerStyles, type HeaderConfig, type SearchType } from './header-config.ts'
import { searchTypesOf } from './resource-types.ts'

/**
 * A header config from raw fields (C3.2). Total: any values give a config. Where a setting exists twice the nested
 * form wins when present, else the flat one; the answer of the site search-config call wins for search. What cannot
 * be read counts as absent.
 * Search is shown unless it is switched off; login links, the group's entrance and the language switch only when they
 * are switched on.
 */
export function normaliseHeader(raw: unknown, rawSearchConfig?: unknown): HeaderConfig {
  const header = recordIn(raw)
  const configData = recordIn(header['configData'])
  const defaultLanguage = present(header['defaultLanguage'])
  return {
    style: headerStyles.find((style) => String(style) === present(header['navStyle'])) ?? 1,
    evenDistribution: present(header['navDistribution']) !== '1',
    fixedOnScroll: firstFlag(header['isCeiling'], header['ceiling']) === true,
    showLogin: firstFlag(header['hasLoginAndRegister'], header['showLogin']) === true,
    groupEntrance: presentFlag(header['groupEntrance']) === true,
    ...searchOf(recordIn(rawSearchConfig), recordIn(header['searchConfigs']), header),
    showLanguageSwitch: presentFlag(header['switchLanguage']) === true,
    defaultLanguage: isLanguage(defaultLanguage) ? defaultLanguage : null,
    greeting: greetingOf(header),
    ...logosOf(header),
    backgroundUrl: backgroundOf(header),
    iconUrl: fileUrl(header['browserIconUrl']) || fileUrl(header['browserIcon']),
    customButtons: customButtonsOf(firstList(configData['customButtonList'], header['customButtonList'])),
    hasOwnStyles: present(configData['cssContent']) !== '',
  }
}

type SearchSettings = Pick<
  HeaderConfig,
  'showSearch' | 'showAdvancedSearch' | 'showSearchOptions' | 'searchTypes'
>

/** The site's own search config over the nested form over the flat one (C3.2, C7.4). */
function searchOf(ofSite: RawRecord, nested: RawRecord, header: RawRecord): SearchSettings {
  const flag = (name: string, flatName: string): boolean =>
    firstFlag(ofSite[name], nested[name], header[flatName]) !== false
  const showSearchOptions = flag('isShowSearchOptions', 'resourceSearch')
  const types = [ofSite, nested, header]
    .flatMap((config) => [config['resourceTypes'], config['resourceType']])
    .map(searchTypesOf)
    .find((list) => list.length > 0)
  return {
    showSearch: flag('isShow', 'searchBox'),
    showAdvancedSearch: flag('isShowSeniorSearch', 'advSearch'),
    showSearchOptions,
    searchTypes: showSearchOptions && types !== undefined ? types : plainSearch,
  }
}

const plainSearch: readonly SearchType[] = ['article']

/** greetingConfig over greeting; there is no nested form of the English one, which follows the same switch. */
function greetingOf(header: RawRecord): HeaderConfig['greeting'] {
  const nested = recordIn(header['greetingConfig'])
  if (presentFlag(nested['hasGreeting']) === false) return { zh: '', en: '' }
  return {
    zh: present(nested['greeting']) || present(header['greeting']),
    en: present(nested['enGreeting']) || present(header['enGreeting']),
  }
}

/**
 * By language and device; a device without a logo of its own shows the other one. The nested form stands for pcLogo,
 * its switch for all of them.
 */
function logosOf(header: RawRecord): Pick<HeaderConfig, 'showLogo' | 'logoUrl' | 'mobileLogoUrl'> {
  const nested = recordIn(header['logo'])
  const urlOf = (name: string): string => fileUrl(header[`${name}Url`]) || fileUrl(header[name])
  const pc = { zh: fileUrl(nested['logoUrl']) || urlOf('pcLogo'), en: urlOf('enPcLogo') }
  const mobile = { zh: urlOf('mobileLogo'), en: urlOf('enMobileLogo') }
  return {
    showLogo: presentFlag(nested['hasLogo']) !== false,
    logoUrl: { zh: pc.zh || mobile.zh, en: pc.en || mobile.en },
    mobileLogoUrl: { zh: mobile.zh || pc.zh, en: mobile.en || pc.en },
  }
}

function backgroundOf(header: RawRecord): string {
  const nested = recordIn(header['navBg'])
  if (presentFlag(nested['hasNavBg']) === false) return ''
  return (
    fileUrl(nested['navBgUrl']) || fileUrl(header['backgroundUrl']) || fileUrl(header['backgroundCoverId'])
  )
}

const firstList = (...raws: readonly unknown[]): readonly unknown[] =>
  raws.map(listIn).find((list) => list.length > 0) ?? []

import { asSiteId } from '../site/site.ts'
import type { SiteShell } from './site-shell.ts'
import { emptyToolbar } from './tool-item.ts'

/** The product's name, shown where no site is known and where a page has no title (C9.12). */
export const productName = { zh: '学刊', en: 'Xuekan' } as const

const none = { zh: '', en: '' } as const

/** The shell of the pages that need no site: /errorPage and /forbiddenPage (C2.5). */
export const bareShell: SiteShell = {
  site: {
    id: asSiteId(''),
    sld: '',
    domain: '',
    type: 'single',
    name: productName,
    themeId: 1,
    gray: 'none',
    keywords: none,
    description: none,
    unifiedLogin: false,
    logoUrl: '',
    pictureUrl: '',
  },
  header: {
    style: 1,
    evenDistribution: false,
    fixedOnScroll: false,
    showLogin: false,
    groupEntrance: false,
    showSearch: false,
    showAdvancedSearch: false,
    showSearchOptions: false,
    searchTypes: [],
    showLanguageSwitch: true,
    defaultLanguage: null,
    greeting: none,
    showLogo: true,
    logoUrl: none,
    mobileLogoUrl: none,
    backgroundUrl: '',
    iconUrl: '',
    customButtons: [],
    hasCustomCss: false,
  },
  footer: null,
  channels: [],
  journal: null,
  topNews: [],
  toolbar: emptyToolbar,
  group: null,
  domains: [],
  missing: [],
}

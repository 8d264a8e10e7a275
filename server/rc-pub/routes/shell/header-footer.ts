import type { WireFooter, WireHeader } from '@xuekan/rc-pub/contract'
import type { CustomButtonSettings, FooterSettings, HeaderSettings } from '../../store/site-settings.ts'
import { data, orNull, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { pictureUrl } from './picture-url.ts'

/** C7.5: what the header and the footer of a site are made of. */
export const headerFooterHandlers: HandlersOf<'header' | 'footer'> = {
  header: (context) =>
    withSite(context, async ({ config, groupId }) => data(wireHeader(config.header, groupId !== null))),
  footer: (context) =>
    withSite(context, async ({ id, config }) => {
      const [visits] = await context.database.query<{ total: number; today: number }>(
        `select coalesce(sum(visits), 0) as total, coalesce(sum(visits) filter (where day = $2), 0) as today
        from site_visit where site_id = $1`,
        [id, context.today],
      )
      return data(wireFooter(config.footer, visits ?? { total: 0, today: 0 }))
    }),
}

const bit = (on: boolean): 0 | 1 => (on ? 1 : 0)

/** Where a setting stands twice, both forms say the same. A site without a logo of one kind shows the next that it has. */
type WireButton = NonNullable<WireHeader['configData']>['customButtonList'][number]

/** A site that was stored before buttons had a name in English has none. */
type StoredButton = Omit<CustomButtonSettings, 'enCustomButtonName'> & Partial<CustomButtonSettings>

const buttonOf = ({ enCustomButtonName = '', ...button }: StoredButton): WireButton => ({
  ...button,
  enCustomButtonName: orNull(enCustomButtonName),
})

function wireHeader(header: HeaderSettings, inGroup: boolean): WireHeader {
  const { pcLogo, background, greeting } = header
  const enPcLogo = header.enPcLogo || pcLogo
  const mobileLogo = header.mobileLogo || pcLogo
  const enMobileLogo = header.enMobileLogo || header.mobileLogo || enPcLogo
  const browserIcon = header.browserIcon || pcLogo
  return {
    navStyle: header.navStyle,
    navDistribution: header.navDistribution,
    ceiling: bit(header.isCeiling),
    isCeiling: bit(header.isCeiling),
    showLogin: bit(header.hasLoginAndRegister),
    hasLoginAndRegister: bit(header.hasLoginAndRegister),
    groupEntrance: bit(header.groupEntrance && inGroup),
    searchBox: bit(header.searchBox),
    advSearch: bit(header.advSearch),
    resourceSearch: bit(header.resourceSearch),
    resourceType: orNull(header.resourceType),
    switchLanguage: bit(header.switchLanguage),
    defaultLanguage: orNull(header.defaultLanguage),
    greeting: orNull(greeting.zh),
    enGreeting: orNull(greeting.en),
    greetingConfig: {
      hasGreeting: bit(header.hasGreeting),
      greeting: orNull(greeting.zh),
      enGreeting: orNull(greeting.en),
    },
    backgroundCoverId: orNull(background),
    backgroundUrl: pictureUrl(background),
    pcLogo: orNull(pcLogo),
    pcLogoUrl: pictureUrl(pcLogo),
    mobileLogo: orNull(mobileLogo),
    mobileLogoUrl: pictureUrl(mobileLogo),
    enPcLogo: orNull(enPcLogo),
    enPcLogoUrl: pictureUrl(enPcLogo),
    enMobileLogo: orNull(enMobileLogo),
    enMobileLogoUrl: pictureUrl(enMobileLogo),
    logo: { hasLogo: bit(header.hasLogo), logoUrl: pictureUrl(pcLogo) },
    navBg: { hasNavBg: bit(header.hasNavBg), navBgUrl: pictureUrl(background) },
    browserIcon: orNull(browserIcon),
    browserIconUrl: pictureUrl(browserIcon),
    searchConfigs: {
      isShow: bit(header.searchBox),
      isShowSeniorSearch: bit(header.advSearch),
      isShowSearchOptions: bit(header.resourceSearch),
      resourceTypes: orNull(header.resourceType),
    },
    configData: {
      customButtonList: header.customButtonList.map(buttonOf),
      cssContent: orNull(header.cssContent),
    },
  }
}

/** A site that was stored before its code had words in English has none. */
type StoredFooter = Omit<FooterSettings, 'enQrMessage'> & Partial<FooterSettings>

function wireFooter(
  footer: StoredFooter,
  visits: { readonly total: number; readonly today: number },
): WireFooter {
  const { address, copyright, logo, enLogo } = footer
  return {
    showLogo: bit(footer.showLogo),
    qrUrl: pictureUrl(footer.qr),
    qrMessage: orNull(footer.qrMessage),
    enQrMessage: orNull(footer.enQrMessage ?? ''),
    backgroundColor: orNull(footer.backgroundColor),
    configData: { cssContent: orNull(footer.cssContent) },
    postcode: orNull(footer.postcode),
    phone: orNull(footer.phone),
    email: orNull(footer.email),
    fax: orNull(footer.fax),
    address: orNull(address.zh),
    enAddress: orNull(address.en),
    copyright: orNull(copyright.zh),
    enCopyright: orNull(copyright.en),
    icp: orNull(footer.icp),
    picp: orNull(footer.picp),
    picpLink: orNull(footer.picpLink),
    linkAddress: orNull(footer.linkAddress),
    chLogo: orNull(logo),
    chLogoUrl: pictureUrl(logo),
    chLogoName: orNull(footer.chLogoName),
    enLogo: orNull(enLogo || logo),
    enLogoUrl: pictureUrl(enLogo, logo),
    enLogoName: orNull(footer.enLogoName || footer.chLogoName),
    showVisits: bit(footer.showVisits),
    sumVisits: visits.total,
    todayVisits: visits.today,
  }
}

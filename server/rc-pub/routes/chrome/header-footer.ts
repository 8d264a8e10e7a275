import type { WireFooter, WireHeader } from '../../../../adapters/http/contract/chrome.ts'
import { fileUrl } from '../../store/file-url.ts'
import type { FooterSettings, HeaderSettings } from '../../store/site-settings.ts'
import { data, orNull, type HandlersOf } from '../call-handler.ts'
import { withSite } from '../sites/sites.ts'

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
const picture = (id: string): string | null => (id === '' ? null : fileUrl(id))

/** Where a setting stands twice, the flat form is given and the nested one is null: one truth. */
function wireHeader(header: HeaderSettings, inGroup: boolean): WireHeader {
  const { pcLogo, enPcLogo, background } = header
  return {
    navStyle: header.navStyle,
    navDistribution: header.navDistribution,
    ceiling: bit(header.isCeiling),
    isCeiling: bit(header.isCeiling),
    showLogin: bit(header.hasLoginAndRegister),
    hasLoginAndRegister: bit(header.hasLoginAndRegister),
    groupEntrance: bit(inGroup),
    searchBox: bit(header.searchBox),
    advSearch: bit(header.advSearch),
    resourceSearch: bit(header.searchBox),
    resourceType: orNull(header.resourceType),
    switchLanguage: bit(header.switchLanguage),
    defaultLanguage: orNull(header.defaultLanguage),
    greeting: orNull(header.greeting.zh),
    enGreeting: orNull(header.greeting.en),
    greetingConfig: null,
    backgroundCoverId: orNull(background),
    backgroundUrl: picture(background),
    pcLogo: orNull(pcLogo),
    pcLogoUrl: picture(pcLogo),
    mobileLogo: orNull(pcLogo),
    mobileLogoUrl: picture(pcLogo),
    enPcLogo: orNull(enPcLogo || pcLogo),
    enPcLogoUrl: picture(enPcLogo || pcLogo),
    enMobileLogo: orNull(enPcLogo || pcLogo),
    enMobileLogoUrl: picture(enPcLogo || pcLogo),
    logo: null,
    navBg: null,
    browserIcon: orNull(pcLogo),
    browserIconUrl: picture(pcLogo),
    searchConfigs: null,
    configData: { customButtonList: header.customButtonList, cssContent: orNull(header.cssContent) },
  }
}

function wireFooter(
  footer: FooterSettings,
  visits: { readonly total: number; readonly today: number },
): WireFooter {
  const { address, copyright, logo, enLogo } = footer
  return {
    showLogo: bit(footer.showLogo),
    qrUrl: null,
    qrMessage: orNull(footer.qrMessage),
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
    linkAddress: null,
    chLogo: orNull(logo),
    chLogoName: picture(logo),
    enLogo: orNull(enLogo || logo),
    enLogoName: picture(enLogo || logo),
    showVisits: bit(footer.showVisits),
    sumVisits: visits.total,
    todayVisits: visits.today,
  }
}

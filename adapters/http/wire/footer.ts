import { safeLink } from '@xuekan/core/menu'
import { fileUrl, footerColourOf, footerStyleOf, type FooterConfig } from '@xuekan/core/site'
import type { WireFooter } from '../contract/shell.ts'

/** The footer of a site (C3.12). */
export function footerFrom(wire: WireFooter): FooterConfig {
  const backgroundColor = footerColourOf(wire.backgroundColor ?? '')
  return {
    style: footerStyleOf(backgroundColor),
    backgroundColor,
    showLogo: wire.showLogo === 1,
    logoUrl: {
      zh: fileUrl(wire.chLogoUrl) || fileUrl(wire.chLogo),
      en: fileUrl(wire.enLogoUrl) || fileUrl(wire.enLogo),
    },
    logoName: { zh: nameFrom(wire.chLogoName), en: nameFrom(wire.enLogoName) },
    qrUrl: fileUrl(wire.qrUrl),
    qrMessage: { zh: wire.qrMessage ?? '', en: wire.enQrMessage ?? '' },
    address: { zh: wire.address ?? '', en: wire.enAddress ?? '' },
    postcode: wire.postcode ?? '',
    phone: wire.phone ?? '',
    email: wire.email ?? '',
    fax: wire.fax ?? '',
    copyright: { zh: wire.copyright ?? '', en: wire.enCopyright ?? '' },
    icp: wire.icp ?? '',
    policeRecord: { text: wire.picp ?? '', link: safeLink(wire.picpLink) ?? '' },
    visits: visitsFrom(wire),
    hasCustomCss: (wire.configData?.cssContent ?? null) !== null,
    logoLink: safeLink(wire.linkAddress) ?? '',
  }
}

/** Some keep the name of the picture's file here, which is nothing to read. */
const nameFrom = (name: string | null): string =>
  name === null || /\.(?:svg|png|jpe?g|gif|webp|bmp|ico)$/i.test(name) ? '' : name

/** Visit counts are shown only when showVisits is 1 (C4.20). */
const visitsFrom = ({ showVisits, sumVisits, todayVisits }: WireFooter): FooterConfig['visits'] =>
  showVisits === 1 ? { total: countFrom(sumVisits), today: countFrom(todayVisits) } : null

const countFrom = (count: number | null): number => Math.max(0, count ?? 0)

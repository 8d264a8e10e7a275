import { safeLink } from '../channel/safe-link.ts'
import { present, presentCount, presentFlag } from '../text/present.ts'
import { recordIn } from '../text/raw-record.ts'
import { fileUrl } from './file-url.ts'
import type { FooterConfig } from './footer-config.ts'
import { footerStyleOf } from './footer-style.ts'

/** A footer config from raw fields (C3.12): 'null', 'undefined' and '' have become ''. Total. */
export function normaliseFooter(raw: unknown): FooterConfig {
  const footer = recordIn(raw)
  const text = (name: string): string => present(footer[name])
  const backgroundColor = colourOf(footer['backgroundColor'])
  return {
    style: footerStyleOf(backgroundColor),
    backgroundColor,
    showLogo: presentFlag(footer['showLogo']) === true,
    logoUrl: {
      zh: fileUrl(footer['chLogoUrl']) || fileUrl(footer['chLogo']),
      en: fileUrl(footer['enLogoUrl']) || fileUrl(footer['enLogo']),
    },
    logoName: { zh: logoNameOf(text('chLogoName')), en: logoNameOf(text('enLogoName')) },
    qrUrl: fileUrl(footer['qrUrl']),
    qrMessage: text('qrMessage'),
    address: { zh: text('address'), en: text('enAddress') },
    postcode: text('postcode'),
    phone: text('phone'),
    email: text('email'),
    fax: text('fax'),
    copyright: { zh: text('copyright'), en: text('enCopyright') },
    icp: text('icp'),
    policeRecord: { text: text('picp'), link: safeLink(footer['picpLink']) ?? '' },
    visits: visitsOf(footer['showVisits'], footer['sumVisits'], footer['todayVisits']),
    hasOwnStyles: present(recordIn(footer['configData'])['cssContent']) !== '',
    logoLink: safeLink(footer['linkAddress']) ?? '',
  }
}

/** Some keep the name of the picture's file here, which is nothing to read. */
const logoNameOf = (name: string): string => (/\.(?:svg|png|jpe?g|gif|webp|bmp|ico)$/i.test(name) ? '' : name)

/** Visit counts are shown only when showVisits is 1 (C4.20). */
const visitsOf = (show: unknown, total: unknown, today: unknown): FooterConfig['visits'] =>
  present(show) === '1' ? { total: presentCount(total), today: presentCount(today) } : null

/** A colour in hexadecimal form; '' for anything else, since it becomes a style. */
const colourOf = (raw: unknown): string => {
  const colour = present(raw)
  return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour : ''
}

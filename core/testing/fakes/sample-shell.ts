import type { FooterConfig } from '../../domain/shell/footer-config.ts'
import type { TopNews } from '../../domain/shell/top-news.ts'
import { asSiteId } from '../../domain/site/site.ts'

const none = { zh: '', en: '' } as const

/** The footer of a site that tells nothing. */
export const emptyFooter: FooterConfig = {
  style: 2,
  backgroundColor: '',
  showLogo: false,
  logoUrl: none,
  logoName: none,
  qrUrl: '',
  qrMessage: '',
  address: none,
  postcode: '',
  phone: '',
  email: '',
  fax: '',
  copyright: none,
  icp: '',
  policeRecord: { text: '', link: '' },
  visits: null,
  hasCustomCss: false,
  logoLink: '',
}

/** Top news with these ids, each with a picture of its own. */
export const sampleTopNews = (...ids: readonly string[]): readonly TopNews[] =>
  ids.map((id) => ({
    id,
    siteId: asSiteId(''),
    title: none,
    newsDataType: '',
    original: 0,
    sourceLink: '',
    pictureUrl: `/${id}.png`,
  }))

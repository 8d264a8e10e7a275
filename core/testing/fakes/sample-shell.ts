import type { FooterConfig } from '../../domain/shell/footer-config.ts'
import type { TopNews } from '../../domain/shell/top-news.ts'
import type { ChannelModule } from '../../domain/site/channel-module.ts'
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
  qrMessage: { zh: '', en: '' },
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

/** One part of a home page that says nothing but its code, and what is given. */
export const sampleModule = (code: string, said: Partial<ChannelModule> = {}): ChannelModule => ({
  id: code,
  channelId: '11',
  code,
  name: none,
  width: 0,
  below: false,
  look: '',
  size: 0,
  subject: none,
  text: none,
  link: '',
  doi: '',
  until: '',
  facts: [],
  banners: [],
  ...said,
})

import { get } from './endpoint.ts'
import {
  bit,
  emptyList,
  integer,
  list,
  named,
  nullable,
  prose,
  record,
  type Shape,
  text,
  type Wire,
  word,
} from './shape.ts'

const button = record({
  customButtonName: text,
  /** On English pages, where it is another; this portal's own field. */
  enCustomButtonName: text,
  customButtonLinkValue: text,
  customButtonStatus: integer,
})

/**
 * The header of a site (C3.2, C3.3). Where a setting stands twice, the nested one wins: greetingConfig, logo,
 * searchConfigs, navBg; isCeiling over ceiling, hasLoginAndRegister over showLogin.
 */
export const headerAnswer = nullable(
  named(
    'Header',
    record({
      navStyle: integer,
      /** 0 even, 1 not even. */
      navDistribution: integer,
      ceiling: bit,
      isCeiling: bit,
      showLogin: bit,
      hasLoginAndRegister: bit,
      groupEntrance: bit,
      searchBox: bit,
      advSearch: bit,
      resourceSearch: bit,
      /** Resource ids joined with ';' (C3.7). */
      resourceType: text,
      switchLanguage: bit,
      defaultLanguage: text,
      greeting: text,
      enGreeting: text,
      greetingConfig: nullable(record({ hasGreeting: bit, greeting: text, enGreeting: text })),
      backgroundCoverId: text,
      backgroundUrl: text,
      pcLogo: text,
      pcLogoUrl: text,
      mobileLogo: text,
      mobileLogoUrl: text,
      enPcLogo: text,
      enPcLogoUrl: text,
      enMobileLogo: text,
      enMobileLogoUrl: text,
      logo: nullable(record({ hasLogo: bit, logoUrl: text })),
      navBg: nullable(record({ hasNavBg: bit, navBgUrl: text })),
      browserIcon: text,
      browserIconUrl: text,
      searchConfigs: nullable(
        record({ isShow: bit, isShowSeniorSearch: bit, isShowSearchOptions: bit, resourceTypes: text }),
      ),
      configData: nullable(record({ customButtonList: list(button), cssContent: text })),
    }),
  ),
)

export type WireHeader = NonNullable<Wire<typeof headerAnswer>>

/** The footer of a site (C3.12). */
export const footerAnswer = nullable(
  named(
    'Footer',
    record({
      showLogo: bit,
      qrUrl: text,
      qrMessage: text,
      /** On English pages, where it is another; this portal's own field. */
      enQrMessage: text,
      backgroundColor: text,
      configData: nullable(record({ cssContent: text })),
      postcode: text,
      phone: text,
      email: text,
      fax: text,
      address: text,
      enAddress: text,
      copyright: text,
      enCopyright: text,
      icp: text,
      picp: text,
      picpLink: text,
      linkAddress: text,
      chLogo: text,
      chLogoUrl: text,
      chLogoName: text,
      enLogo: text,
      enLogoUrl: text,
      enLogoName: text,
      showVisits: bit,
      sumVisits: integer,
      todayVisits: integer,
    }),
  ),
)

export type WireFooter = NonNullable<Wire<typeof footerAnswer>>

/** One entry of the channel tree (C3.6). `name` is Chinese and `enName` English whatever the header says. */
export interface WireChannel {
  readonly id: string | null
  readonly parentId: string | null
  readonly siteId: string | null
  readonly name: string | null
  readonly enName: string | null
  readonly code: string | null
  readonly type: string | null
  readonly enable: string | null
  readonly linkValue: string | null
  readonly bannerId: string | null
  readonly bannerUrl: string | null
  readonly newsDataType: string | null
  readonly styleId: string | null
  readonly indexId: string | null
  readonly url: string | null
  readonly route: string | null
  readonly resName: string | null
  readonly pictureUrl: string | null
  readonly bouncePictureUrl: string | null
  readonly cover: string | null
  readonly platformType: string | null
  readonly children: readonly WireChannel[]
}

/** What a column says of itself in a menu and alone. */
const channelFields = {
  id: text,
  parentId: text,
  siteId: text,
  name: text,
  enName: text,
  code: text,
  type: text,
  enable: word('1', '0'),
  linkValue: text,
  bannerId: text,
  bannerUrl: text,
  newsDataType: text,
  styleId: text,
  indexId: text,
} as const

const channelOver = (children: Shape<readonly WireChannel[]>): Shape<WireChannel> =>
  record({
    ...channelFields,
    url: text,
    route: text,
    resName: text,
    pictureUrl: text,
    bouncePictureUrl: text,
    cover: text,
    platformType: word('rss', 'email', 'folderAdd'),
    children,
  })

/** A tree of at most four levels: no menu goes deeper, and a bounded shape bounds the work that an answer can cause. */
const channelListAnswer = list(
  channelOver(list(channelOver(list(channelOver(list(channelOver(emptyList))))))),
)

/** One column (C7.5). `content` is its own HTML in the header's language. null where there is none. */
export const channelInfoAnswer = nullable(
  record({
    ...channelFields,
    content: prose,
  }),
)

export type WireChannelInfo = NonNullable<Wire<typeof channelInfoAnswer>>

/** C7.5: header, footer, columns. */
export const shellCalls = {
  header: get('config-header/getConfigHeader', ['siteId'], headerAnswer, {
    summary: 'The header of a site.',
  }),
  footer: get('config-footer/getConfigFooter', ['siteId'], footerAnswer, {
    name: 'footer',
    summary: 'The footer of a site, with its visits.',
  }),
  channelList: get('channel/getChannelList', ['siteId', 'filter'], channelListAnswer, {
    summary: 'The columns of a site as a tree.',
  }),
  channelInfo: get('channel/getChannelInfo', ['channelId'], channelInfoAnswer, {
    name: 'channelInfo',
    summary: 'One column with its own text.',
  }),
} as const

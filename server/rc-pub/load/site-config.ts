import { headerStyles, themeIds, type LocalizedText, type SiteType, type ThemeId } from '@xuekan/core'
import { choice, fields, flag, list, localized, none, optional, text, type FieldReader } from './field-readers.ts'

/** A site as its file describes it, with the wire's own names where they are known. Drawings have become file ids. */
export interface SiteConfig {
  readonly sld: string
  readonly domain: string
  readonly type: SiteType
  /** The sld of the group that a journal belongs to; '' when it stands alone. */
  readonly group: string
  readonly expired: boolean
  /** Order among the sites of a group. */
  readonly position: number
  readonly name: LocalizedText
  readonly theme: ThemeId
  readonly grayType: string
  readonly keywords: LocalizedText
  readonly description: LocalizedText
  readonly header: HeaderSettings
  readonly footer: FooterSettings
  /** null for a group and the aggregate. */
  readonly journal: JournalSettings | null
  readonly channels: readonly ChannelSettings[]
}

export interface HeaderSettings {
  readonly navStyle: (typeof headerStyles)[number]
  readonly navDistribution: 0 | 1
  readonly isCeiling: boolean
  readonly hasLoginAndRegister: boolean
  readonly searchBox: boolean
  readonly advSearch: boolean
  readonly resourceType: string
  readonly switchLanguage: boolean
  readonly defaultLanguage: 'zh' | 'en' | ''
  readonly greeting: LocalizedText
  /** File ids; '' where there is none. */
  readonly pcLogo: string
  readonly enPcLogo: string
  readonly background: string
  readonly customButtonList: readonly CustomButtonSettings[]
  readonly cssContent: string
}

export interface CustomButtonSettings {
  readonly customButtonName: string
  readonly customButtonLinkValue: string
  readonly customButtonStatus: 0 | 1
}

export interface FooterSettings {
  readonly backgroundColor: string
  readonly showLogo: boolean
  readonly logo: string
  readonly enLogo: string
  readonly qrMessage: string
  readonly address: LocalizedText
  readonly postcode: string
  readonly phone: string
  readonly email: string
  readonly fax: string
  readonly copyright: LocalizedText
  readonly icp: string
  readonly picp: string
  readonly picpLink: string
  readonly showVisits: boolean
  readonly cssContent: string
}

export interface JournalSettings {
  readonly abbreviation: LocalizedText
  readonly issn: string
  readonly cn: string
  readonly publisher: LocalizedText
  readonly subject: LocalizedText
  readonly frequency: LocalizedText
  readonly introduction: LocalizedText
  readonly cover: string
  readonly indexed: readonly string[]
}

export interface ChannelSettings {
  readonly name: LocalizedText
  readonly code: string
  readonly enabled: boolean
  readonly linkValue: string
  /** HTML, '' where the channel has no text of its own. */
  readonly body: LocalizedText
  readonly children: readonly ChannelSettings[]
}

/** Answers the id of a site's drawing by its file name; undefined when there is none. */
export type DrawingIds = (name: string) => number | undefined

/** Reads a site's file once it has been parsed as YAML. */
export function siteConfigReader(drawingIds: DrawingIds): FieldReader<SiteConfig> {
  const drawing: FieldReader<string> = (value, place) => {
    const name = text(value, place)
    const id = name === '' ? undefined : drawingIds(name)
    if (name !== '' && id === undefined) place.refuse(place.field, `there is no drawing ${name}`)
    return id === undefined ? '' : String(id)
  }
  const picture = optional(drawing, '')
  return fields<SiteConfig>({
    sld: text,
    domain: optional(text, ''),
    type: choice(['single', 'group', 'all']),
    group: optional(text, ''),
    expired: optional(flag, false),
    position: optional((value, place) => Number(text(value, place)) || 0, 0),
    name: localized,
    theme: choice(themeIds),
    grayType: optional(text, ''),
    keywords: optional(localized, none),
    description: optional(localized, none),
    header: fields<HeaderSettings>({
      navStyle: choice(headerStyles),
      navDistribution: optional(choice([0, 1]), 0),
      isCeiling: optional(flag, true),
      hasLoginAndRegister: optional(flag, true),
      searchBox: optional(flag, true),
      advSearch: optional(flag, true),
      resourceType: optional(text, '428'),
      switchLanguage: optional(flag, true),
      defaultLanguage: optional(choice(['zh', 'en']), ''),
      greeting: optional(localized, none),
      pcLogo: picture,
      enPcLogo: picture,
      background: picture,
      customButtonList: optional(list(customButton), []),
      cssContent: optional(text, ''),
    }),
    footer: fields<FooterSettings>({
      backgroundColor: text,
      showLogo: optional(flag, true),
      logo: picture,
      enLogo: picture,
      qrMessage: optional(text, ''),
      address: optional(localized, none),
      postcode: optional(text, ''),
      phone: optional(text, ''),
      email: optional(text, ''),
      fax: optional(text, ''),
      copyright: localized,
      icp: optional(text, ''),
      picp: optional(text, ''),
      picpLink: optional(text, ''),
      showVisits: optional(flag, false),
      cssContent: optional(text, ''),
    }),
    journal: optional<JournalSettings | null>(
      fields<JournalSettings>({
        abbreviation: localized,
        issn: text,
        cn: optional(text, ''),
        publisher: localized,
        subject: localized,
        frequency: localized,
        introduction: localized,
        cover: picture,
        indexed: optional(list(text), []),
      }),
      null,
    ),
    channels: list(channel),
  })
}

const customButton = fields<CustomButtonSettings>({
  customButtonName: text,
  customButtonLinkValue: text,
  customButtonStatus: choice([0, 1]),
})

const channel: FieldReader<ChannelSettings> = (value, place) =>
  fields<ChannelSettings>({
    name: localized,
    code: text,
    enabled: optional(flag, true),
    linkValue: optional(text, ''),
    body: optional(localized, none),
    children: optional(list(channel), []),
  })(value, place)

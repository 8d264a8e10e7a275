import { headerStyles, themeIds } from '@xuekan/core'
import {
  choice,
  fields,
  flag,
  list,
  localized,
  none,
  optional,
  text,
  type FieldReader,
} from './field-readers.ts'
import type {
  ChannelSettings,
  CustomButtonSettings,
  FooterSettings,
  HeaderSettings,
  JournalSettings,
  SiteConfig,
} from '../store/site-settings.ts'

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

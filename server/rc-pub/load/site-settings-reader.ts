import { siteTypes, themeIds } from '@xuekan/core/site'
import type { JournalSettings, SiteSettings } from '../store/site-settings.ts'
import type { ConfigNode } from './config-node.ts'
import { reader, type FieldReader } from './field-reader.ts'
import {
  about,
  choice,
  colour,
  fields,
  flag,
  integer,
  list,
  localized,
  matching,
  none,
  optional,
  text,
} from './field-readers.ts'
import { picture } from './file-readers.ts'

const journal: FieldReader<JournalSettings | null> = fields<JournalSettings>({
  abbreviation: about('Abbreviated title of the journal', localized),
  issn: about('ISSN of the journal', text),
  cn: about('CN number of the journal', optional(text, '')),
  publisher: about('Who publishes the journal', localized),
  subject: about('What the journal is about', localized),
  frequency: about('How often it appears, in words', localized),
  introduction: about('What the journal is, in a few sentences', localized),
  cover: optional(picture, ''),
  indexed: about('Where the journal is indexed', optional(list(text), [])),
})

const shortName = matching(
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/,
  'a short-name of small letters, digits and hyphens',
)
const hostName = matching(/^[a-z0-9.-]*$/, 'a host name in small letters')

const settings = fields<SiteSettings>({
  sld: shortName,
  domain: optional(hostName, ''),
  type: about('single: one journal; group: several journals; all: the aggregate', choice(siteTypes)),
  group: optional(shortName, ''),
  expired: about('Whether the time of the site is over', optional(flag, false)),
  position: about('Order among the sites of a group', optional(integer(0, 100_000), 0)),
  name: about('Name of the site', localized),
  theme: about('Which of the presets gives its colours', choice(themeIds)),
  grayType: optional(matching(/^\d?$/, '0 for none, 1 for the home page, 2 for every page, in quotes'), ''),
  keywords: about('Keywords for search engines', optional(localized, none)),
  description: about(
    'What the site is, in a sentence or two, for search engines and lists',
    optional(localized, none),
  ),
  journal: about('For a site of type single, and for no other', optional(journal, null)),
  templateId: about('Template as rc-pub passes it on; changes nothing here', optional(text, '')),
  colour: optional(colour, ''),
  colour1: optional(colour, ''),
  colour2: optional(colour, ''),
  colour3: optional(colour, ''),
  umtFlag: about('Whether members also log in through the unified login', optional(flag, false)),
  logo: optional(picture, ''),
  logo1: optional(picture, ''),
  picture: optional(picture, ''),
})

/** site.yaml (C3.1), the one file that every site has. */
export const siteSettings: FieldReader<SiteSettings> = reader(settings.schema, (node, place) => {
  const site = settings.read(node, place)
  if (node.kind !== 'map') return site
  const refuse = (field: string, reason: string): void =>
    place.within(field, fieldOf(node, field)).refuse(fieldOf(node, field), reason)
  if (site.type === 'single') {
    if (site.journal === null) refuse('.journal', 'is missing')
  } else {
    if (site.journal !== null) refuse('.journal', 'belongs to a site of type single only')
    if (site.group !== '') refuse('.group', 'belongs to a site of type single only')
  }
  return site
})

/** The value of a field, or the object itself where it is not written. */
const fieldOf = (node: ConfigNode & { readonly kind: 'map' }, field: string): ConfigNode =>
  node.entries.find(({ name }) => `.${name}` === field)?.node ?? node

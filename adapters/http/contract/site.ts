import { get } from './endpoint.ts'
import { bit, integer, list, named, nullable, record, text, type Wire, word } from './shape.ts'

/**
 * One site (C3.1). Unprefixed texts follow the language header, `en…` and `zh…` are fixed.
 * `id` and `subId` are the same number.
 */
export const site = named(
  'Site',
  record({
    id: text,
    subId: text,
    sld: text,
    domain: text,
    type: word('single', 'group', 'all'),
    groupId: text,
    templateId: text,
    name: text,
    zhName: text,
    enName: text,
    keywords: text,
    zhKeywords: text,
    enKeywords: text,
    description: text,
    zhDescription: text,
    enDescription: text,
    colorId: integer,
    colour: text,
    colour1: text,
    colour2: text,
    colour3: text,
    grayType: integer,
    umtFlag: bit,
    logo: text,
    logo1: text,
    pictureUrl: text,
  }),
)

export type WireSite = Wire<typeof site>

/** null where there is no such site. */
const siteAnswer = nullable(site)

/** What a site searches, and how (C7.4); it wins over the header's own settings. */
const searchConfigAnswer = nullable(
  record({
    isShow: bit,
    isShowSeniorSearch: bit,
    isShowSearchOptions: bit,
    resourceTypes: text,
    options: list(record({ type: text, code: text, name: text })),
  }),
)

export type WireSearchConfig = NonNullable<Wire<typeof searchConfigAnswer>>

/** C7.4: sites by subdomain or id, what they belong to and how they search. */
export const siteEndpoints = {
  findSite: get('site/findBySld', ['sld', 'siteId'], siteAnswer, {
    origin: 'known',
    summary: 'A site by its subdomain or its id. `www` is the aggregate.',
  }),
  siteById: get('site/findById', ['siteId'], siteAnswer, { summary: 'A site by its id.' }),
  groupOfSite: get('site/getGroup', ['siteId'], siteAnswer, {
    summary: 'The group that a journal belongs to; null when it stands alone.',
  }),
  searchConfig: get('site/{siteId}/search-config', [], searchConfigAnswer, {
    origin: 'known',
    summary: 'What a site searches, and how.',
  }),
} as const

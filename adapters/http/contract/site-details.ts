import { get } from './endpoint.ts'
import { bit, integer, list, nullable, record, text, word, type Wire } from './shape.ts'

/**
 * One entry of the floating toolbar (C3.11). `resName` and `description` follow the language header; `cover` and
 * `pictureUrl` are its icon, `bouncePictureUrl` is shown beside it, such as a code to scan.
 */
const tool = record({
  id: text,
  indexId: text,
  resName: text,
  description: text,
  type: text,
  platformType: word('rss', 'email', 'folderAdd'),
  linkValue2: text,
  linkType2: text,
  url: text,
  cover: text,
  coverId: text,
  pictureUrl: text,
  bouncePictureUrl: text,
})

export type WireTool = Wire<typeof tool>

/** The toolbar in one of its two styles (C2.38). */
const toolsAnswer = nullable(record({ style: integer, tools: list(tool) }))

export type WireToolbar = Wire<typeof toolsAnswer>

/** C3.9. `indexed` is joined with ';'. */
const basicInfoAnswer = nullable(record({ id: text, siteId: text, indexed: text }))

export type WireBasicInfo = NonNullable<Wire<typeof basicInfoAnswer>>

const fact = record({ value: text, label: text, enLabel: text })

/** One picture of a banner (C3.14). */
const banner = record({
  type: text,
  url: text,
  id: text,
  indexId: text,
  doi: text,
  siteId: text,
  pictureUrl: text,
  title: text,
  enTitle: text,
})

/**
 * One part of a column's page. `name` is Chinese and `enName` English whatever the header says, and so are the other
 * pairs. What follows them was chosen: `width` in twelfths of a row, `below` for one that stands under the part before
 * it, `look` for the way it is drawn, `size` for its entries, and what a call, a lead, facts or a carousel hold.
 */
const module = record({
  id: text,
  channelId: text,
  code: text,
  name: text,
  enName: text,
  width: integer,
  below: bit,
  look: text,
  size: integer,
  subject: text,
  enSubject: text,
  text,
  enText: text,
  link: text,
  doi: text,
  until: text,
  facts: list(fact),
  banners: list(banner),
})

export type WireModule = Wire<typeof module>

const modulesAnswer = list(module)

/** C3.10. `condition` is Chinese and `enCondition` English whatever the header says. */
const conditionsAnswer = list(record({ field: text, condition: text, enCondition: text }))

export type WireCondition = Wire<typeof conditionsAnswer>[number]

/** How a site is laid out: the styles of its shell, and the parts of its home page. */
const layoutAnswer = nullable(
  record({
    siteId: text,
    templateId: text,
    colorId: integer,
    grayType: integer,
    navStyle: integer,
    toolStyle: integer,
    footerStyle: integer,
    modules: modulesAnswer,
  }),
)

export type WireLayout = NonNullable<Wire<typeof layoutAnswer>>

/** C7.4, C7.5: what a site has beside header, footer and columns. */
export const siteDetailsEndpoints = {
  tools: get('toolbar/getTools', ['siteId'], toolsAnswer, { summary: 'The floating toolbar of a site.' }),
  basicInfo: get('site/getBasicInfo', ['siteId'], basicInfoAnswer, {
    summary: 'What every page of a site may tell of it: the databases that index its journal.',
  }),
  modules: get('module/getModuleList', ['channelId'], modulesAnswer, {
    summary: "The parts of a column's page, in order.",
  }),
  searchConditions: get('search/getSearchConditions', ['siteId', 'type'], conditionsAnswer, {
    summary:
      'What a search can be narrowed to, by type: publication, picture, table, video, audio or article.',
  }),
  layout: get('layout/getLayout', ['siteId'], layoutAnswer, {
    summary: 'The styles of the chrome of a site, and the parts of its home page.',
  }),
} as const

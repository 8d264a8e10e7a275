import { channelHref } from '../../domain/channel/channel-route.ts'
import { channelsWithin } from '../../domain/channel/find-channel.ts'
import { isInMenu } from '../../domain/channel/menu-channels.ts'
import { readChannels } from '../../domain/channel/read-channel.ts'
import { safeLink } from '../../domain/channel/safe-link.ts'
import { customButtonLimit } from '../../domain/chrome/custom-buttons.ts'
import { headerStyles } from '../../domain/chrome/header-config.ts'
import { normaliseFooter } from '../../domain/chrome/normalise-footer.ts'
import { searchTypeOf } from '../../domain/chrome/resource-types.ts'
import { isLanguage, languages } from '../../domain/language/language.ts'
import { parseRoute } from '../../domain/route/parse-route.ts'
import { present, presentFlag } from '../../domain/text/present.ts'
import { firstOf, listIn, recordIn, type RawRecord } from '../../domain/text/raw-record.ts'
import { holds, oneOf, same } from './expectation.ts'
import { lawOfEach, type Law } from './law.ts'

/** What a site is made of as its server sends it; what is absent is not looked at. */
export interface RawSite {
  readonly header?: unknown
  readonly footer?: unknown
  /** Flat or nested. */
  readonly channels?: unknown
}

/** What a law says of one record of the data, by which name. */
interface Named {
  readonly record: RawRecord
  readonly name: string
}

/** Every channel record, however deep it stands. */
function channelRecords(raw: unknown): readonly RawRecord[] {
  const found: RawRecord[] = []
  const waiting = [...listIn(raw)]
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const record = recordIn(next)
    found.push(record)
    waiting.push(...listIn(record['children']))
  }
  return found
}

const shownButtons = (header: RawRecord): readonly Named[] =>
  listIn(recordIn(header['configData'])['customButtonList'] ?? header['customButtonList'])
    .map((raw, index) => ({ record: recordIn(raw), name: `custom button ${index + 1}` }))
    .filter(({ record }) => presentFlag(record['customButtonStatus']) === true)

const isLinkOrNone = (raw: unknown): boolean => present(raw) === '' || safeLink(raw) !== null

/**
 * What holds of a site's own data, so that nothing of it is lost when it is shown: a portal takes any values, and
 * leaves out what it cannot show.
 */
export function siteDataLaws({
  header: rawHeader,
  footer: rawFooter,
  channels: rawChannels,
}: RawSite): readonly Law[] {
  const header = recordIn(rawHeader)
  const footer = recordIn(rawFooter)
  const channels = channelRecords(rawChannels).map((record, index) => ({
    record,
    name: `channel ${present(record['id']) || `at place ${index + 1}`}`,
  }))
  const tree = [...channelsWithin(readChannels(rawChannels))]
  const buttons = shownButtons(header)
  const each = (
    title: string,
    clause: string,
    cases: readonly Named[],
    holdsFor: (record: RawRecord, name: string) => void,
  ): Law => lawOfEach(title, [clause], cases, ({ record, name }) => holdsFor(record, name))
  return [
    each('should give every channel an id of its own', 'C3.6', channels, (record, name) => {
      const id = present(record['id'])
      holds(id !== '', `${name} has no id`)
      const alike = channels.filter((other) => present(other.record['id']) === id)
      same(alike.length, 1, `the number of channels with the id ${id}`)
    }),
    each('should hang no channel below itself', 'C3.6', channels, (record, name) => {
      const parentOf = new Map(
        channels.map((one) => [present(one.record['id']), present(one.record['parentId'])]),
      )
      const seen = new Set<string>()
      for (let at = present(record['id']); at !== '' && !seen.has(at); at = parentOf.get(at) ?? '')
        seen.add(at)
      const again = [...seen].some((id) => parentOf.get(id) === present(record['id']))
      holds(!again, `${name} is among its own parents`)
    }),
    each("should say '1' or '0' to whether a channel is enabled", 'C3.6', channels, (record, name) => {
      oneOf(present(record['enable']), ['0', '1'], `enable of ${name}`)
    }),
    each('should name every enabled channel in Chinese and in English', 'C4.11', channels, (record, name) => {
      if (present(record['enable']) !== '1') return
      holds(present(record['name']) !== '', `${name} has no Chinese name`)
      holds(present(record['enName']) !== '', `${name} has no English name`)
    }),
    each('should lead no channel to a link that is not opened', 'C2.24', channels, (record, name) => {
      for (const field of ['linkValue', 'url'])
        holds(isLinkOrNone(record[field]), `${field} of ${name} is ${present(record[field])}`)
    }),
    lawOfEach(
      'should lead every channel to a page of the portal, or by its own link away from it',
      ['C2.41'],
      tree,
      ({ channel, parentCode }) => {
        for (const language of languages) {
          for (const prefixed of [true, false]) {
            const href = channelHref(channel, { language, prefixed, parentCode })
            const reached = parseRoute(href).page !== 'unknown' || href === channel.link
            holds(reached, `${href} is no page`)
          }
        }
      },
    ),
    lawOfEach('should leave something for the menu in both languages', ['C4.11'], languages, (language) => {
      const shown = tree.some(({ channel }) => isInMenu(channel, language))
      holds(tree.length === 0 || shown, `the menu is empty in ${language}`)
    }),
    each('should name and link every custom button that is switched on', 'C3.3', buttons, (record, name) => {
      holds(present(record['customButtonName']) !== '', `${name} has no name`)
      const link = record['customButtonLinkValue']
      holds(safeLink(link) !== null, `${name} leads to ${present(link) || 'nothing'}`)
    }),
    lawOfEach(
      `should switch on at most ${customButtonLimit} custom buttons`,
      ['C3.3'],
      [buttons.length],
      (count) => holds(count <= customButtonLimit, `${count} are switched on`),
    ),
    lawOfEach('should name a header style from 1 to 6', ['C3.2'], textIn(header, 'navStyle'), (style) => {
      oneOf(style, headerStyles.map(String), 'navStyle')
    }),
    lawOfEach(
      'should name a language that there is as the default',
      ['C3.2'],
      textIn(header, 'defaultLanguage'),
      (language) => holds(isLanguage(language), `defaultLanguage is ${language}`),
    ),
    lawOfEach('should name search types that there are', ['C3.7'], resourceTypes(header), (type) => {
      holds(searchTypeOf(type) !== null, `${type} is no type`)
    }),
    lawOfEach(
      'should have a background in hexadecimal form',
      ['C9.9'],
      textIn(footer, 'backgroundColor'),
      (colour) => {
        same(normaliseFooter(footer).backgroundColor, colour, 'the background')
      },
    ),
    lawOfEach(
      'should link its police record to a page that is opened',
      ['C2.24'],
      textIn(footer, 'picpLink'),
      (link) => {
        holds(safeLink(link) !== null, `picpLink is ${link}`)
      },
    ),
    lawOfEach(
      'should count visits where it shows them',
      ['C4.20'],
      present(footer['showVisits']) === '1' ? ['sumVisits', 'todayVisits'] : [],
      (field) => holds(/^\d+$/.test(present(footer[field])), `${field} is no count`),
    ),
  ]
}

/** The text of a field, where there is one. */
const textIn = (record: RawRecord, field: string): readonly string[] => {
  const text = present(record[field])
  return text === '' ? [] : [text]
}

const resourceTypes = (header: RawRecord): readonly string[] => {
  const nested = recordIn(header['searchConfigs'])
  const raw = firstOf(nested, 'resourceTypes', 'resourceType') ?? header['resourceType']
  const list = listIn(raw)
  const types =
    list.length > 0 ? list.map((entry) => present(recordIn(entry)['id'] ?? entry)) : present(raw).split(';')
  return types.filter((type) => type.trim() !== '')
}

import { isUiLanguage, uiLanguages } from '@xuekan/core'
import { splitSemicolons } from '@xuekan/core/content'
import { channelHref, channelsWithin, isInMenu, safeLink } from '@xuekan/core/menu'
import { parseRoute } from '@xuekan/core/route'
import { bareShell, customButtonLimit, footerColourOf, headerStyles, searchTypeOf } from '@xuekan/core/site'
import { lawOfEach, type Law } from '@xuekan/core/testing'
import type { Endpoint } from '../contract/endpoint.ts'
import { endpoints } from '../contract/endpoints.ts'
import type { WireChannel, WireFooter, WireHeader } from '../contract/shell.ts'
import { decode } from '../contract/decode.ts'
import { channelsFrom } from '../wire/channels.ts'

/** What a site is made of as its server sends it; what is absent is not looked at. */
export interface RawSite {
  readonly header?: unknown
  readonly footer?: unknown
  /** Flat or nested. */
  readonly channels?: unknown
}

interface Named<T> {
  readonly value: T
  readonly name: string
}

type Button = NonNullable<WireHeader['configData']>['customButtonList'][number]

/** Throws where something that a law says does not hold. */
function holds(condition: boolean, otherwise: string): void {
  if (!condition) throw new Error(otherwise)
}

/** The data of a part where it fits the contract, and the place where it does not. */
function read<T>(
  { answer }: Endpoint<T>,
  raw: unknown,
): { readonly data: T | null; readonly misfit: string | null } {
  if (answer === null || raw === undefined) return { data: null, misfit: null }
  const data = decode(answer, raw)
  return data.ok ? { data: data.value, misfit: null } : { data: null, misfit: data.error.field }
}

const withAllBelow = (channels: readonly WireChannel[]): readonly WireChannel[] =>
  channels.flatMap((channel) => [channel, ...withAllBelow(channel.children)])

const isLinkOrNone = (raw: string | null): boolean => raw === null || safeLink(raw) !== null

/**
 * What holds of a site's own data, so that nothing of it is lost when it is shown: a portal takes any values that fit
 * the contract, and leaves out what it cannot show.
 */
export function siteDataLaws(raw: RawSite): readonly Law[] {
  const header = read(endpoints.header, raw.header)
  const footer = read(endpoints.footer, raw.footer)
  const channels = read(endpoints.channelList, raw.channels)
  const parts = { header, footer, channels }
  const fits = lawOfEach('should fit the contract', ['C3.2', 'C3.6', 'C3.12'], Object.keys(parts), (part) => {
    const { misfit } = parts[part as keyof typeof parts]
    holds(misfit === null, `${part} does not fit at ${misfit === '' ? 'its root' : (misfit ?? '')}`)
  })
  return [fits, ...channelLaws(channels.data ?? []), ...headerLaws(header.data), ...footerLaws(footer.data)]
}

function channelLaws(wires: readonly WireChannel[]): readonly Law[] {
  const all = withAllBelow(wires).map((value, index) => ({
    value,
    name: `channel ${value.id ?? `at place ${index + 1}`}`,
  }))
  const parentOf = new Map(all.map(({ value: { id, parentId } }) => [id, parentId]))
  const tree = [...channelsWithin(channelsFrom(wires))]
  const each = (title: string, clause: string, holdsFor: (channel: WireChannel, name: string) => void): Law =>
    lawOfEach(title, [clause], all, ({ value, name }) => holdsFor(value, name))
  return [
    each('should give every channel an id of its own', 'C3.6', ({ id }, name) => {
      holds(id !== null, `${name} has no id`)
      const alike = all.filter(({ value }) => value.id === id)
      holds(alike.length === 1, `${alike.length} channels have the id ${id ?? ''}`)
    }),
    each('should hang no channel below itself', 'C3.6', ({ id }, name) => {
      const seen = new Set<string>()
      for (let at = id; at !== null && !seen.has(at); at = parentOf.get(at) ?? null) seen.add(at)
      const again = [...seen].some((one) => parentOf.get(one) === id)
      holds(!again, `${name} is among its own parents`)
    }),
    each("should say '1' or '0' to whether a channel is enabled", 'C3.6', ({ enable }, name) => {
      holds(enable === '1' || enable === '0', `enable of ${name} is ${enable ?? 'absent'}`)
    }),
    each('should name every enabled channel in Chinese and in English', 'C4.11', (channel, name) => {
      if (channel.enable !== '1') return
      holds(channel.name !== null, `${name} has no Chinese name`)
      holds(channel.enName !== null, `${name} has no English name`)
    }),
    each('should lead no channel to a link that is not opened', 'C2.24', ({ linkValue, url }, name) => {
      holds(isLinkOrNone(linkValue), `linkValue of ${name} is ${linkValue ?? ''}`)
      holds(isLinkOrNone(url), `url of ${name} is ${url ?? ''}`)
    }),
    lawOfEach(
      'should lead every channel to a page of the portal, or by its own link away from it',
      ['C2.41'],
      tree,
      ({ channel, parentCode }) => {
        for (const language of uiLanguages) {
          for (const prefixed of [true, false]) {
            const href = channelHref(channel, { language, prefixed, parentCode })
            const reached = parseRoute(href).page !== 'unknown' || href === channel.link
            holds(reached, `${href} is no page`)
          }
        }
      },
    ),
    lawOfEach('should leave something for the menu in both languages', ['C4.11'], uiLanguages, (language) => {
      const shown = tree.some(({ channel }) => isInMenu(channel, { ...bareShell, language }))
      holds(tree.length === 0 || shown, `the menu is empty in ${language}`)
    }),
  ]
}

function headerLaws(header: WireHeader | null): readonly Law[] {
  const buttons = (header?.configData?.customButtonList ?? [])
    .map((value, index): Named<Button> => ({ value, name: `custom button ${index + 1}` }))
    .filter(({ value }) => value.customButtonStatus === 1)
  return [
    lawOfEach('should name and link every custom button that is switched on', ['C3.3'], buttons, (button) => {
      const { customButtonName, customButtonLinkValue } = button.value
      holds(customButtonName !== null, `${button.name} has no name`)
      holds(
        safeLink(customButtonLinkValue) !== null,
        `${button.name} leads to ${customButtonLinkValue ?? 'nothing'}`,
      )
    }),
    lawOfEach(
      `should switch on at most ${customButtonLimit} custom buttons`,
      ['C3.3'],
      [buttons.length],
      (count) => holds(count <= customButtonLimit, `${count} are switched on`),
    ),
    lawOfEach('should name a header style from 1 to 6', ['C3.2'], said(header?.navStyle), (navStyle) =>
      holds(
        headerStyles.some((style) => style === navStyle),
        `navStyle is ${navStyle}`,
      ),
    ),
    lawOfEach(
      'should name a language that there is as the default',
      ['C3.2'],
      said(header?.defaultLanguage),
      (language) => holds(isUiLanguage(language), `defaultLanguage is ${language}`),
    ),
    lawOfEach('should name search types that there are', ['C3.7'], resourceTypes(header), (type) =>
      holds(searchTypeOf(type) !== null, `${type} is no type`),
    ),
  ]
}

const footerLaws = (footer: WireFooter | null): readonly Law[] => [
  lawOfEach(
    'should have a background in hexadecimal form',
    ['C9.9'],
    said(footer?.backgroundColor),
    (colour) => holds(footerColourOf(colour) === colour, `the background is ${colour}`),
  ),
  lawOfEach(
    'should link its police record to a page that is opened',
    ['C2.24'],
    said(footer?.picpLink),
    (link) => holds(safeLink(link) !== null, `picpLink is ${link}`),
  ),
  lawOfEach(
    'should count visits where it shows them',
    ['C4.20'],
    footer?.showVisits === 1 ? (['sumVisits', 'todayVisits'] as const) : [],
    (field) => holds((footer?.[field] ?? -1) >= 0, `${field} is no count`),
  ),
]

/** A value of the data, where there is one. */
const said = <T>(value: T | null | undefined): readonly T[] =>
  value === null || value === undefined ? [] : [value]

const resourceTypes = (header: WireHeader | null): readonly string[] =>
  splitSemicolons(header?.searchConfigs?.resourceTypes ?? header?.resourceType ?? '')

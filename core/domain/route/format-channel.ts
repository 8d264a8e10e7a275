import { positions, positionsBeforeLanguage, type AddressInput } from './address-input.ts'
import { listPageOf } from '../page/list-page.ts'
import { escapeFirst, escapeSegment } from './escape.ts'
import { pageNumberTo } from './page-number.ts'
import { routeTrie } from './route-patterns.ts'
import { channelParameters, type ChannelRoute } from './route.ts'

/** Words with a path form of their own: the channel stands in the path (C2.12, C2.13, C2.20). */
const pathForms = ['about', 'aboutus', 'info', 'newcomposite']

/** Older path forms: /{word}/{siteId?}/{id?}/{lang?}. */
const olderPathForms: ReadonlyMap<string, string> = new Map([
  ['about', '/newPeriodIntroduce'],
  ['info', '/newItemPage'],
])

/** Pages that have no form with the language in front (C2.20, C2.23). */
const withoutPrefix = ['new', 'newLink1', 'newLeaguage', 'newArticle']

/** Whether a word of the path stands for several column codes and is none itself (C2.12, C2.13, C2.20, C2.23). */
export const isChannelWord = (word: string): boolean =>
  pathForms.includes(word) || withoutPrefix.includes(word)

/** null where there is no form with the language in front, or another page has it. */
export function formatChannel(route: ChannelRoute, prefix: string): AddressInput | null {
  const { code, channelId, siteId } = route
  const taken = routeTrie.endsAfterLanguage(code) && !pathForms.includes(code)
  if (withoutPrefix.includes(code) || taken) return null
  return pathForms.includes(code)
    ? { path: `${prefix}/${code}${positions([channelId])}`, query: [...extras(route), ['siteId', siteId]] }
    : {
        path: prefix + positions([code]),
        query: [['columnId', channelId], ...extras(route), ['siteId', siteId]],
      }
}

/** A code whose own path is another page's stays behind its language, or is escaped where that is another page's too. */
export function formatOlderChannel(route: ChannelRoute): AddressInput {
  const { code, channelId, siteId, language } = route
  const prefixed = language === null || !isTaken(code) ? null : formatChannel(route, `/${language}`)
  if (prefixed !== null) return prefixed
  const path = olderPathForms.get(code)
  if (path !== undefined) {
    return { path: path + positionsBeforeLanguage([siteId, channelId], language), query: extras(route) }
  }
  return {
    path: isTaken(code) ? `/${escapeFirst(escapeSegment(code))}` : positions([code]),
    query: [['columnId', channelId], ...extras(route), ['siteId', siteId], ['lang', language]],
  }
}

/** Words that begin an address of their own and are no column's. */
const isTaken = (code: string): boolean => routeTrie.startsWith(code) && !isChannelWord(code)

function extras(route: ChannelRoute): AddressInput['query'] {
  const { code, name, parameters } = route
  return [
    ['columnName', name],
    ['styleId', code === 'newLeaguage' ? '4' : null],
    ...channelParameters.map((parameter) => [parameter, parameters?.[parameter] ?? null] as const),
    ...pageNumberTo(listPageOf(route)),
  ]
}

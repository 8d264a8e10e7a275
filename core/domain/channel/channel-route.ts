import {
  destinationHref,
  linkDestination,
  siteNamed,
  type Destination,
  type LinkPlace,
} from '../route/destination.ts'
import type { UiLanguage } from '../language/ui-language.ts'
import type { ListPlace } from '../page/list-page.ts'
import type { Route } from '../route/route.ts'
import type { Channel } from './channel.ts'

/** Where the reader is when a channel's link is written. */
export interface ChannelContext extends LinkPlace {
  /** The first member of the column's expert list, for editorial boards (C2.14). */
  readonly memberId?: string
  /** The code of the channel above, which tells two kinds of `contact` apart. */
  readonly parentCode?: string
}

/** Codes of journal introductions (C2.13). */
const introductionCodes = ['introduce', 'reader', 'situation', 'column', 'contact', 'periodIntroduce']
const aboutCodes = ['aboutus', 'subaboutus', 'subcontact']

/** Style of a column that is a newLeaguage page (C2.23). */
const leagueStyle = '4'

/**
 * Where a channel leads (C2.23, C2.24, C2.41). A channel with a link is a jump column. A route names another site
 * than the host's only in forms without a language in front, which hold the site by position.
 */
export function channelRoute(channel: Channel, context: ChannelContext): Destination {
  const jump = linkDestination(channel.link)
  if (jump !== null) return jump
  const siteId = siteNamed(context, channel.siteId)
  const { language, memberId = null } = context
  const at = { language, siteId, siteInQuery: null, channelId: channel.id, memberId }
  return screenOfCode(channel.code, at) ?? pageRoute(channel, context, siteId)
}

/** What the address of a screen says beside the column's code. */
export interface ScreenPlace extends ListPlace {
  readonly language: UiLanguage | null
  /** Of addresses that hold the site by position. */
  readonly siteId: string | null
  /** Of those that can only add it to their query. */
  readonly siteInQuery: string | null
  readonly channelId: string
  readonly memberId: string | null
}

/** The screen that a column code has of its own; null for codes that are shown as they come (C2.3, C2.41). */
export function screenOfCode(code: string, at: ScreenPlace): Route | null {
  const { language, siteId, siteInQuery, channelId, memberId, ...list } = at
  const positioned = { language, siteId, channelId }
  const queried = { language, siteId: siteInQuery, channelId, ...list }
  switch (code) {
    case 'index':
      return { page: 'home', language, site: null }
    case 'backissue':
      return { page: 'archive', language, siteId: siteInQuery, decade: null }
    case 'directory':
      return { page: 'issue', language, siteId: siteInQuery, year: null, issue: null, issueId: null }
    case 'singleFirst':
      return { page: 'onlineFirst', ...queried }
    case 'latestOffer':
      return { page: 'justAccepted', ...queried }
    case 'science':
      return { page: 'science', ...queried }
    case 'editorial':
      return { page: 'editorialBoard', ...positioned, editorialId: memberId }
    case 'virtualAlbum':
    case 'newAlbum':
      return { page: 'albumList', ...positioned, ...list }
    case 'news':
    case 'newNews':
      return { page: 'newsList', ...positioned, type: null, listPage: null, activeId: null }
    default:
      return null
  }
}

/** The address of a channel's link, in the form that fits where the reader is. */
export const channelHref = (channel: Channel, context: ChannelContext): string =>
  destinationHref(channelRoute(channel, context), context)

function pageRoute(channel: Channel, context: ChannelContext, siteId: string | null): Route {
  const word = channelWord(channel, context.parentCode)
  const wordHoldsSite = word === 'about' || word === 'info'
  return {
    page: 'channel',
    language: context.language,
    siteId: wordHoldsSite ? siteId : null,
    code: word,
    channelId: channel.id,
    name: null,
    ...(channel.newsDataType === '' ? {} : { parameters: { newsDataType: channel.newsDataType } }),
  }
}

/** The word of the path that stands for a column code; the code itself for any other (C2.3). */
export function channelWord({ code, styleId }: Pick<Channel, 'code' | 'styleId'>, parentCode = ''): string {
  if (aboutCodes.includes(code) || (code === 'contact' && parentCode === 'aboutus')) return 'aboutus'
  if (introductionCodes.includes(code)) return 'about'
  if (code === 'newItem' || code === '') return 'info'
  if (code === 'item') return 'new'
  if (code === 'newLink') return 'newLink1'
  if (code === 'conference' || code === 'prePublication') return 'newArticle'
  return styleId === leagueStyle ? 'newLeaguage' : code
}

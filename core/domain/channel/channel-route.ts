import {
  destinationHref,
  linkDestination,
  siteNamed,
  type Destination,
  type LinkPlace,
} from '../route/destination.ts'
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
  const { language } = context
  const siteId = siteNamed(context, channel.siteId)
  const at = { language, siteId, channelId: channel.id }
  switch (channel.code) {
    case 'index':
      return { page: 'home', language, site: null }
    case 'backissue':
      return { page: 'archive', language, siteId: null, decade: null }
    case 'directory':
      return { page: 'issue', language, siteId: null, year: null, issue: null, issueId: null }
    case 'singleFirst':
      return { page: 'onlineFirst', ...at, siteId: null }
    case 'latestOffer':
      return { page: 'justAccepted', ...at, siteId: null }
    case 'science':
      return { page: 'science', ...at, siteId: null }
    case 'editorial':
      return { page: 'editorialBoard', ...at, editorialId: context.memberId ?? null }
    case 'virtualAlbum':
    case 'newAlbum':
      return { page: 'albumList', ...at }
    case 'news':
    case 'newNews':
      return { page: 'newsList', ...at, type: null, listPage: null, activeId: null }
    default:
      return pageRoute(channel, context, siteId)
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

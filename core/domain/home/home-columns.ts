import { channelsWithin, findChannel } from '../channel/find-channel.ts'
import type { Channel } from '../channel/channel.ts'
import { isAbsentText } from '../text/absent-text.ts'
import type { HomeLink } from './home-module.ts'

/** What a home takes from the columns of its site. */
export interface HomeColumns {
  /** What stands below the column of quick links, in its order; a column without a link or a name is left out. */
  readonly links: readonly HomeLink[]
  /** The column of the editorial board; null for none. */
  readonly boardId: string | null
}

/** Codes of columns that fill a part of a home and have nothing to read of their own (C3.14, C4.12). */
const codesWithinHome: readonly string[] = [
  'carousel',
  'first',
  'homebanner',
  'priority',
  'quick',
  'rank',
  'selarticle',
  'selmag',
  'selnews',
  'selPicture',
]

/** Whether a column fills a part of a home: its address answers, and nothing leads there. */
export const isWithinHome = ({ code }: Pick<Channel, 'code'>): boolean => codesWithinHome.includes(code)

/** Columns that are no page of their own, and that a home shows (C4.12). */
export function homeColumns(channels: readonly Channel[]): HomeColumns {
  const quick = [...channelsWithin(channels)].find(({ channel }) => channel.code === 'quick')?.channel
  const links = (quick?.enabled === true ? quick.children : []).flatMap(({ enabled, name, link }) =>
    enabled && !isAbsentText(link) && (name.zh !== '' || name.en !== '') ? [{ name, link }] : [],
  )
  const board = findChannel(channels, {
    page: 'editorialBoard',
    language: null,
    siteId: null,
    channelId: null,
    editorialId: null,
  })
  return { links, boardId: board?.enabled === true ? board.id : null }
}

import type { Channel } from '../channel/channel.ts'
import { channelRoute, type ChannelContext } from '../channel/channel-route.ts'
import { channelsWithin } from '../channel/find-channel.ts'
import type { Destination } from '../route/destination.ts'
import type { IssueRoute } from '../route/route.ts'
import { emptySearchQuery } from '../search/search-query.ts'
import type { Journal } from './journal.ts'

/** What the pages of a journal offer, in this order (C2.11). */
export const journalPages = ['currentIssue', 'allIssues', 'columns', 'editorialBoard', 'about'] as const
export type JournalPage = (typeof journalPages)[number]

export interface JournalEntry {
  readonly page: JournalPage
  readonly to: Destination
}

/** The codes of the channels behind each page, the best one first. */
const codesOf: Readonly<Record<JournalPage, readonly string[]>> = {
  currentIssue: [],
  allIssues: ['backissue', 'directory'],
  columns: ['column'],
  editorialBoard: ['editorial'],
  about: ['periodIntroduce', 'introduce', 'aboutus'],
}

/**
 * The pages of a journal that exist, and where they lead (C2.11): where an enabled channel of the site leads, else,
 * from the first issue on, to the issues and to the list of articles, which its columns narrow. None without a
 * journal, as on a group and the aggregate.
 */
export function journalEntries(
  journal: Pick<Journal, 'latestIssue'> | null,
  channels: readonly Channel[],
  context: ChannelContext,
): readonly JournalEntry[] {
  if (journal === null) return []
  return journalPages.flatMap((page) => {
    const to = channelOf(page, channels, context) ?? ownPage(page, journal, context)
    return to === null ? [] : [{ page, to }]
  })
}

function channelOf(
  page: JournalPage,
  channels: readonly Channel[],
  context: ChannelContext,
): Destination | null {
  const enabled = [...channelsWithin(channels)].filter(({ channel }) => channel.enabled)
  for (const code of codesOf[page]) {
    const found = enabled.find(({ channel }) => channel.code === code)
    if (found !== undefined) return channelRoute(found.channel, { ...context, parentCode: found.parentCode })
  }
  return null
}

/** What a journal with issues has without a channel. */
function ownPage(
  page: JournalPage,
  { latestIssue }: Pick<Journal, 'latestIssue'>,
  { language }: ChannelContext,
): Destination | null {
  if (latestIssue === null) return null
  const issues: IssueRoute = {
    page: 'issue',
    language,
    siteId: null,
    year: null,
    issue: null,
    issueId: null,
  }
  if (page === 'currentIssue') return { ...issues, ...placeOf(latestIssue) }
  if (page === 'allIssues') return { page: 'archive', language, siteId: null, decade: null }
  return page === 'columns' ? { page: 'search', language, query: emptySearchQuery } : null
}

/** Year and issue as an address can name them; a year that is none leads to the newest issue. */
const placeOf = ({ year, issue }: NonNullable<Journal['latestIssue']>): Partial<IssueRoute> =>
  year >= 1 && year <= 9999 ? { year, issue: issue === '' ? null : issue } : {}

import { readUnissuedChoice } from '../article/unissued.ts'
import { readListPlace } from './read-page.ts'
import { channelParameters, type ChannelParameter, type Route } from './route.ts'
import type { ReadRoute, RouteMatch } from './route-match.ts'

/** `/{code}` and `/{lang}/{code}` with their query: any column code without a screen of its own (C2.3). */
export const readCode: ReadRoute = (match) => {
  const code = match.parameter('code')
  return code === null ? null : channelOf(match, code, match.value('columnId'))
}

/** A path whose first word stands for several column codes and whose parameter `id` is the channel. */
export const readChannelAs =
  (code: string): ReadRoute =>
  (match) =>
    channelOf(match, code, match.parameter('id') ?? match.value('columnId'))

/** `/academic` by its type (C2.9), with the parameters that back issues are linked with. */
export const readAcademic: ReadRoute = (match) =>
  journalPage(match, match.value('type'), match.value('columnId'), match.value('activeName'))

/** `/newAcademic/{siteId}/{channelId}/{code}/{periodId}/0/{lang}/`, read by position (C2.8). */
export const readNewAcademic: ReadRoute = (match) =>
  journalPage(match, match.parameter('code'), match.parameter('id'), match.parameter('periodId'))

/** `/{lang}/issue/{year?}/{issue?}` (C2.6); null when the year is none. */
export const readIssue: ReadRoute = (match) => {
  const raw = match.parameter('year')
  const year = yearOf(raw)
  if (raw !== null && year === null) return null
  return {
    page: 'issue',
    language: match.language,
    siteId: match.value('siteId'),
    year,
    issue: match.parameter('issue'),
    issueId: match.value('periodId'),
  }
}

/** The list of issues, by decades. */
export const readArchive: ReadRoute = (match) => ({
  page: 'archive',
  language: match.language,
  siteId: match.parameter('siteId') ?? match.value('siteId'),
  decade: decadeFrom(match.value('decade')),
})

/** null for what is no first year of a decade. */
const decadeFrom = (raw: string | null): number | null =>
  /^[1-9]\d{2}0$/.test(raw ?? '') ? Number(raw) : null

function journalPage(
  match: RouteMatch,
  code: string | null,
  channelId: string | null,
  issueId: string | null,
): Route {
  const { language } = match
  const siteId = match.parameter('siteId') ?? match.value('siteId')
  const list = { language, siteId, channelId, ...readListPlace(match) }
  const unissued = { ...list, ...readUnissuedChoice(match.value('section'), match.value('sort')) }
  if (code === 'singleFirst') return { page: 'onlineFirst', ...unissued }
  if (code === 'latestOffer') return { page: 'justAccepted', ...unissued }
  const year = yearOf(match.value('year'))
  if (code === 'backissue' && year === null && match.value('issue') === null && issueId === null)
    return { page: 'archive', language, siteId, decade: decadeFrom(match.value('decade')) }
  return { page: 'issue', language, siteId, year, issue: match.value('issue'), issueId }
}

function channelOf(match: RouteMatch, code: string, channelId: string | null): Route {
  const parameters: Partial<Record<ChannelParameter, string>> = {}
  for (const name of channelParameters) {
    const value = match.value(name)
    if (value !== null) parameters[name] = value
  }
  return {
    page: 'channel',
    language: match.language,
    siteId: match.parameter('siteId') ?? match.value('siteId'),
    code,
    channelId,
    name: match.value('columnName'),
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    ...readListPlace(match),
  }
}

const yearOf = (raw: string | null): number | null => (/^[1-9]\d{0,3}$/.test(raw ?? '') ? Number(raw) : null)

import { get } from './call.ts'
import { integer, list, openRecord, record, text, type Wire } from './shape.ts'

/** One issue. `pictureUrl` is its cover, `publishDate` is `YYYY-MM-DD HH:MM:SS`. */
const period = record({
  id: text,
  siteId: text,
  volume: text,
  issue: text,
  pictureUrl: text,
  publishDate: text,
})

export type WirePeriod = Wire<typeof period>

const year = record({ year: integer, periods: list(period) })

export type WirePeriodYear = Wire<typeof year>

/** Without `groupByYear`: one element a publication, its years newest first. */
export const periodTreeAnswer = list(
  record({ publicationId: text, publicationName: text, enPublicationName: text, periods: list(year) }),
)

export type WirePeriodTree = Wire<typeof periodTreeAnswer>

/** With `groupByYear`: one element a publication, and in it one key a group of years, such as `2021-2026`. */
export const periodTreeByYearAnswer = list(
  openRecord({ publicationName: text, enPublicationName: text }, list(year)),
)

export type WirePeriodTreeByYear = Wire<typeof periodTreeByYearAnswer>

/** The two newest issues, newest first. */
export const firstTwoPeriodsAnswer = list(
  record({
    id: text,
    siteId: text,
    publicationName: text,
    enPublicationName: text,
    publicationIndexId: text,
    rcPeriodLibId: text,
    year: integer,
    volume: text,
    issue: text,
    pictureUrl: text,
    publishDate: text,
  }),
)

const known = { origin: 'known' } as const

/** C7.6: the issues of a journal. */
export const periodCalls = {
  /** One path with two answers: the second when `groupByYear` is 1. */
  periodTree: get('front-period/getPeriodTree', ['siteId', 'isBack', 'periodAsc'], periodTreeAnswer, {
    ...known,
    summary: 'The issues of a journal by year, newest first; with `groupByYear=1` by groups of years.',
  }),
  periodTreeByYear: get(
    'front-period/getPeriodTree',
    ['siteId', 'isBack', 'groupByYear', 'periodAsc'],
    periodTreeByYearAnswer,
    known,
  ),
  firstTwoPeriods: get('front-period/getFirstTwoPeriods', ['publicationIndexId'], firstTwoPeriodsAnswer, {
    ...known,
    summary: 'The two newest issues of a journal, newest first.',
  }),
} as const

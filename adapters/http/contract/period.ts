import { get } from './endpoint.ts'
import { paged } from './paged.ts'
import { calendarYear, list, named, openRecord, record, text, type Wire } from './shape.ts'

/** One issue. `pictureUrl` is its cover, `publishDate` is `YYYY-MM-DD HH:MM:SS`. */
const period = named(
  'Period',
  record({
    id: text,
    siteId: text,
    volume: text,
    issue: text,
    pictureUrl: text,
    publishDate: text,
  }),
)

export type WirePeriod = Wire<typeof period>

const year = named('PeriodYear', record({ year: calendarYear, periods: list(period) }))

export type WirePeriodYear = Wire<typeof year>

/** Without `groupByYear`: one element a publication, its years newest first. */
const periodTreeAnswer = list(
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
    year: calendarYear,
    volume: text,
    issue: text,
    pictureUrl: text,
    publishDate: text,
  }),
)

export type WireFirstTwoPeriods = Wire<typeof firstTwoPeriodsAnswer>

/** `sysCreated` and `sysLastmodified` are the day of publication: no other one is kept. */
const listedPeriod = named(
  'ListedPeriod',
  record({
    id: text,
    siteId: text,
    publicationId: text,
    publicationIndexId: text,
    publicationName: text,
    enPublicationName: text,
    rcPeriodLibId: text,
    rcPeriodId: text,
    year: calendarYear,
    volume: text,
    issue: text,
    pictureUrl: text,
    publishDate: text,
    sysCreated: text,
    sysLastmodified: text,
  }),
)

/** One element a year; `size` counts years, so that no year is divided. */
export const periodTreePageAnswer = paged(record({ year: calendarYear, periods: list(listedPeriod) }))

export type WirePeriodTreePage = Wire<typeof periodTreePageAnswer>

export type WireListedPeriod = Wire<typeof listedPeriod>

const known = { origin: 'known' } as const

/** C7.6: the issues of a journal. */
export const periodEndpoints = {
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
  periodTreePage: get(
    'front-period/getPeriodTreeForPage',
    ['siteId', 'isBack', 'magType', 'page', 'size', 'publicationIndexId'],
    periodTreePageAnswer,
    { ...known, summary: 'The issues of a journal by pages of years, newest first.' },
  ),
  firstTwoPeriods: get('front-period/getFirstTwoPeriods', ['publicationIndexId'], firstTwoPeriodsAnswer, {
    ...known,
    summary: 'The two newest issues of a journal, newest first.',
  }),
} as const

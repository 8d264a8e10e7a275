/** When an article was received and when it could first be read, ISO dates; '' where that is not told. */
export interface PublishingTime {
  readonly received: string
  readonly online: string
}

/** What went online within two months. */
export interface PacePoint {
  /** The later of the two months, YYYY-MM. */
  readonly month: string
  /** Median number of days. */
  readonly days: number
  readonly articles: number
}

/** How long a journal takes, over the last twelve months, the present one with them. */
export interface PublishingPace {
  /** The month that ends the year, YYYY-MM. */
  readonly until: string
  /** Median number of days over the year. */
  readonly days: number
  /** Of how many articles both days are known. */
  readonly articles: number
  /** The pairs of months in which something went online, the oldest first; six at most. */
  readonly points: readonly PacePoint[]
}

/** Of fewer articles a median says nothing of a journal. */
export const fewestForPace = 5

/** Pairs of months in the year. */
export const paceSpans = 6

/**
 * How many days lie between the receipt of an article and its first publication, for what went online from the first of
 * the month eleven months before `today`, an ISO date (C2.7). Both days must be told to the day, and in this order. null for
 * fewer articles than `fewestForPace`. Laws: the order of the times does not matter; each median lies between the shortest
 * and the longest time; the points count every article once.
 */
export function publishingPace(times: readonly PublishingTime[], today: string): PublishingPace | null {
  const present = monthOf(today)
  const known = times.flatMap(({ received, online }) => {
    const days = (dayNumber(online) - dayNumber(received)) / dayLength
    const before = present - monthOf(online)
    return days >= 0 && online <= today && before < 2 * paceSpans
      ? [{ days, span: Math.floor(before / 2) }]
      : []
  })
  if (known.length < fewestForPace) return null
  const points = Array.from({ length: paceSpans }, (_, at) => paceSpans - 1 - at).flatMap((span) => {
    const days = known.filter((one) => one.span === span).map((one) => one.days)
    return days.length === 0
      ? []
      : [{ month: printMonth(present - 2 * span), days: median(days), articles: days.length }]
  })
  return {
    until: printMonth(present),
    days: median(known.map(({ days }) => days)),
    articles: known.length,
    points,
  }
}

/** A point of the line: both from 0 to 1, the first pair of months at the left, no days at the foot. */
export interface PacePlace {
  readonly x: number
  readonly y: number
}

export interface PaceChart {
  /** Days at the upper end; half of it is marked too. */
  readonly top: number
  /** One for each point, in their order. */
  readonly places: readonly PacePlace[]
  /** The later month of each pair, YYYY-MM, at the middle of its share of the width. */
  readonly months: readonly string[]
}

/** Where the points of a pace stand. Laws: every place lies within; of two points the one of more days stands higher. */
export function paceChart({ points, until }: PublishingPace): PaceChart {
  const present = monthOf(until)
  const top = 2 * roundStep(Math.max(1, ...points.map(({ days }) => days)) / 2)
  return {
    top,
    places: points.map(({ month, days }) => ({
      x: (paceSpans - 0.5 - (present - monthOf(month)) / 2) / paceSpans,
      y: days / top,
    })),
    months: Array.from({ length: paceSpans }, (_, at) => printMonth(present - 2 * (paceSpans - 1 - at))),
  }
}

const dayLength = 86_400_000

/** Milliseconds; NaN for what is no day. */
const dayNumber = (iso: string): number => (/^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(iso) : Number.NaN)

/** Months since year 0; NaN for what is none. */
function monthOf(iso: string): number {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(iso) ?? []
  return Number(year) * 12 + Number(month) - 1
}

const printMonth = (months: number): string =>
  `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`

/** Of an even number the mean of the two in the middle, rounded. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return Math.round((low + high) / 2)
}

/** Days in round numbers, that of one digit or, from ten on, of two. */
const roundDigits = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** The least round number that is not below `least`, and a whole one. */
function roundStep(least: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)))
  return (
    roundDigits.map((each) => each * power).find((step) => step >= least && Number.isInteger(step)) ??
    10 * power
  )
}

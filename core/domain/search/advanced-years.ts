import { err, ok, type Result } from '../result.ts'
import type { YearRange } from './year-range.ts'

export type YearRangeError = 'malformed' | 'reversed'

/** A range of years as typed into two boxes (C2.30): four digits each, '' for an open end. */
export function validateYears(from: string, to: string): Result<YearRange, YearRangeError> {
  const first = from.trim()
  const last = to.trim()
  if (!isYearOrNone(first) || !isYearOrNone(last)) return err('malformed')
  const range = { from: yearIn(first), to: yearIn(last) }
  return range.from !== null && range.to !== null && range.from > range.to ? err('reversed') : ok(range)
}

/** A range of years as one text: `2010..2020`, open at either end, or a single year. */
export function readYears(text: string): Result<YearRange, YearRangeError> {
  if (text === '') return err('malformed')
  const dots = text.indexOf('..')
  return dots < 0 ? validateYears(text, text) : validateYears(text.slice(0, dots), text.slice(dots + 2))
}

/** '' for every year. Law: `readYears(printYears(range))` is `range` for any other. */
export const printYears = ({ from, to }: YearRange): string =>
  from === null && to === null ? '' : `${from ?? ''}..${to ?? ''}`

const isYearOrNone = (text: string): boolean => /^(?:[1-9]\d{3})?$/.test(text)

const yearIn = (text: string): number | null => (text === '' ? null : Number(text))

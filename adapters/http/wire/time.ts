import { isoDate } from './iso-date.ts'

/** A time of the wire in UTC to the second; the day alone of one that does not name its zone; '' for anything else. */
export function changeTimeFrom(raw: string | null): string {
  const text = raw?.trim() ?? ''
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/.test(text) && Number.isFinite(Date.parse(text))) return text
  const day = isoDate(text)
  return day.length === 10 ? day : ''
}

/** Milliseconds since 1970 as an ISO date with its time; '' for none, and for one beyond what dates have. */
export const timeFrom = (milliseconds: number | null): string => {
  const date = new Date(milliseconds ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

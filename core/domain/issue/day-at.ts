/**
 * The day on the calendar of a place, ISO, at an instant. Law: it is the day that a clock on the wall there shows.
 * @param instant milliseconds since 1970-01-01 UTC
 * @param minutesBehind how far its clocks are behind UTC, as `Date.getTimezoneOffset` says it: -480 in China
 */
export const dayAt = (instant: number, minutesBehind: number): string =>
  new Date(instant - minutesBehind * 60_000).toISOString().slice(0, 'YYYY-MM-DD'.length)

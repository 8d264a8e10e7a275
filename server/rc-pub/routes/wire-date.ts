/**
 * A date with its time, as the wire has it: `2026-07-15 00:00:00`. A source that knows the year or the month only
 * is given as it is, since a made-up day would be believed.
 */
export const wireDateTime = (date: string): string | null =>
  date === '' ? null : /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date} 00:00:00` : date

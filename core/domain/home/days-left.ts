const dayLength = 86_400_000

/**
 * Whole days until the last day of a call, 0 on that day itself; null the day after, and where `until` is no date. Both
 * are ISO dates.
 */
export function daysLeft(until: string, today: string): number | null {
  const days = Math.round((dayOf(until) - dayOf(today)) / dayLength)
  return Number.isNaN(days) || days < 0 ? null : days
}

const dayOf = (iso: string): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(iso) ? Date.parse(`${iso}T00:00:00Z`) : Number.NaN

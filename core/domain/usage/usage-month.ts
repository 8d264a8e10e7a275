/** A month as it is written, YYYY-MM. */
export const isUsageMonth = (text: string): boolean => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text)

/** The months from the first to the last (YYYY-MM), both among them; none where the last is before the first. */
export function usageMonths(from: string, to: string): readonly string[] {
  const first = numberOf(from)
  return Array.from({ length: Math.max(0, numberOf(to) - first + 1) }, (_, at) => monthOf(first + at))
}

/** The last month that is over on this day (ISO date): nothing more is counted in it. */
export const lastClosedMonth = (today: string): string => monthOf(numberOf(today) - 1)

/** The last day of a month, as an ISO date. */
export function lastDayOf(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))]
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

const numberOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

const monthOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

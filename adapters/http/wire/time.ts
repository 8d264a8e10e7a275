/** Milliseconds since 1970 as an ISO date with its time; '' for none, and for one beyond what dates have. */
export const timeFrom = (milliseconds: number | null): string => {
  const date = new Date(milliseconds ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

import type { WirePeriodYear } from '@xuekan/rc-pub/contract'

/** Puts years into tens, newest first, each named by its first and last year: `2021-2026`, `2011-2020`. */
export function groupYears(
  years: readonly WirePeriodYear[],
): Readonly<Record<string, readonly WirePeriodYear[]>> {
  const newest = Math.max(...years.map(({ year }) => year ?? 0))
  const groups = new Map<string, WirePeriodYear[]>()
  for (const each of years) {
    const first = Math.floor(((each.year ?? 0) - 1) / 10) * 10 + 1
    const name = `${first}-${Math.min(first + 9, newest)}`
    groups.set(name, [...(groups.get(name) ?? []), each])
  }
  return Object.fromEntries(groups)
}

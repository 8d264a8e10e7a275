import { isUsageMonth, lastClosedMonth } from '@xuekan/core/content'

/** What a report is asked for. */
export interface UsageRequest {
  readonly journal: string
  /** YYYY-MM, the first and the last month of it. */
  readonly from: string
  readonly to: string
  readonly format: 'csv' | 'json'
}

export const usageHelp: readonly string[] = [
  'Usage: npm run usage -- --journal NAME --from YYYY-MM [--to YYYY-MM] [--format csv|json]',
  '       how often the articles of a journal were used, month by month, as COUNTER 5.1 counts and writes it (TR_J3)',
]

const names = ['journal', 'from', 'to', 'format'] as const
type Name = (typeof names)[number]

/**
 * Reads what stands behind `npm run usage --`; lines say what is wrong with it. Months that are not over on this day
 * (ISO date) are no part of a report: more is counted in them.
 */
export function readUsageRequest(args: readonly string[], today: string): UsageRequest | readonly string[] {
  const given = new Map<Name, string>()
  for (let at = 0; at < args.length; at += 2) {
    const [flag = '', value] = args.slice(at, at + 2)
    const name = names.find((each) => flag === `--${each}`)
    if (name === undefined) return [`${flag} means nothing here.`, ...usageHelp]
    if (value === undefined || value.startsWith('--')) return [`${flag} needs a value.`, ...usageHelp]
    if (given.has(name)) return [`${flag} is given twice.`, ...usageHelp]
    given.set(name, value)
  }
  const closed = lastClosedMonth(today)
  const {
    journal,
    from,
    to = closed,
    format = 'csv',
  } = Object.fromEntries(given) as Partial<Record<Name, string>>
  if (journal === undefined)
    return ['--journal is missing: the short-name of a journal, such as slgc.', ...usageHelp]
  if (from === undefined) return ['--from is missing: the first month, such as 2026-01.', ...usageHelp]
  for (const [flag, month] of [
    ['--from', from],
    ['--to', to],
  ] as const)
    if (!isUsageMonth(month)) return [`${flag} ${month} is no month: write it as 2026-01.`]
  if (format !== 'csv' && format !== 'json')
    return [`--format ${format} is not known: there are csv and json.`]
  if (to > closed)
    return [
      `--to ${to} is not over yet: the last month that is closed is ${closed}. A report is of closed months alone.`,
    ]
  if (from > closed) return [`--from ${from} is not over yet: the last month that is closed is ${closed}.`]
  if (from > to) return [`--from ${from} is after --to ${to}.`]
  return { journal, from, to, format }
}

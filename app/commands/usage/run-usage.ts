import { printUsageCsv, printUsageJson, usageMonths } from '@xuekan/core/content'
import { findUsageJournal, journalUsage, lastUncountedMonth } from '../../../server/rc-pub/index.ts'
import type { OpenedStore } from '../store/open-store.ts'
import { done, refused, type CommandOutcome } from '../store/run-command.ts'
import { readUsageRequest } from './read-usage-request.ts'

export interface UsageCall {
  /** What stands behind `npm run usage --`. */
  readonly args: readonly string[]
  /** Opens the store; a text says why it cannot be opened. */
  readonly open: () => Promise<OpenedStore | string>
  /** Scheme and host that the hosts of journals stand below. */
  readonly origin: string
  /** The name of the portal in its reports. */
  readonly platform: string
  readonly now: Date
}

/** Prints how a journal was used, as a table or as JSON of COUNTER 5.1; notes go to the terminal's other stream. */
export async function runUsage({ args, open, origin, platform, now }: UsageCall): Promise<CommandOutcome> {
  const request = readUsageRequest(args, now.toISOString().slice(0, 10))
  if (!('journal' in request)) return refused(request)
  const opened = await open()
  if (typeof opened === 'string') return refused([opened])
  const { database } = opened
  try {
    const found = await findUsageJournal(database, request.journal, origin)
    if (found.kind === 'none')
      return refused([`There is no journal ${request.journal}. There are: ${found.names.join(', ')}.`])
    const uncounted = await lastUncountedMonth(database, found.id)
    if (uncounted !== null && request.from <= uncounted)
      return refused([
        `Up to ${uncounted} visits of ${request.journal} were counted without the rules of COUNTER: a report can begin with the month after.`,
      ])
    const report = {
      journal: found.about,
      platform,
      months: usageMonths(request.from, request.to),
      usage: await journalUsage(database, found.id, request),
      created: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    }
    const text = request.format === 'json' ? printUsageJson(report) : printUsageCsv(report)
    return { ...done([text.trimEnd()]), complaints: noteOf(report.usage.length, request.journal) }
  } finally {
    await database.close()
  }
}

const noteOf = (rows: number, journal: string): readonly string[] =>
  rows > 0 ? [] : [`Nothing of ${journal} was used in these months: the report has no lines.`]

import { depositState, isDeposited, type DepositedArticle } from '@xuekan/core/content'
import {
  depositedBefore,
  listDeposits,
  openDepositSource,
  printArticles,
  queueDeposits,
  retryDeposits,
  sendDeposits,
  type Database,
  type DepositPlace,
} from '../../../server/rc-pub/index.ts'
import type { OpenedStore } from '../store/open-store.ts'
import { done, refused, type CommandOutcome } from '../store/run-command.ts'
import { readDepositsRequest, type DepositsCommand, type ShownDeposits } from './read-deposits-request.ts'

export interface DepositsRequest {
  /** What stands behind `npm run deposits --`. */
  readonly args: readonly string[]
  /** Opens the store; a text says why it cannot be opened. */
  readonly open: () => Promise<OpenedStore | string>
  readonly place: DepositPlace
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Says what registries are told of articles and how that stands, and sends what is asked for. */
export async function runDeposits({ args, open, place, now }: DepositsRequest): Promise<CommandOutcome> {
  const command = readDepositsRequest(args)
  if (!('command' in command)) return refused(command)
  const opened = await open()
  if (typeof opened === 'string') return refused([opened])
  const { database } = opened
  try {
    return await run(command, { database, place, now })
  } finally {
    await database.close()
  }
}

type Work = Pick<DepositsRequest, 'place' | 'now'> & { readonly database: Database }

function run(command: DepositsCommand, work: Work): Promise<CommandOutcome> {
  switch (command.command) {
    case 'list':
      return list(work, command.which)
    case 'retry':
      return retry(work, command.doi)
    case 'send':
      return sendAll(work)
    case 'show':
      return show(work, command)
  }
}

async function list(
  { database }: Work,
  which: 'open' | 'all' | { readonly doi: string },
): Promise<CommandOutcome> {
  const rows = await listDeposits(database, which)
  if (rows.length === 0) return done(['Registries have been told of everything.'])
  return done(
    rows.map((row) =>
      [
        depositState(row),
        row.registry,
        row.doi,
        ...(row.due === null ? [] : [`next ${timeOf(row.due)}`]),
        ...(row.attempts === 0 ? [] : [`${row.attempts} attempts`]),
        ...(row.answered === null ? [] : [`${timeOf(row.answered)}: ${row.answer}`]),
      ].join('\t'),
    ),
  )
}

const timeOf = (at: number): string => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')

async function retry(work: Work, doi: string): Promise<CommandOutcome> {
  const { database, place, now } = work
  await queueDeposits({ database, now, ...place })
  if (!(await retryDeposits(database, doi, now()))) return refused([await whyNot(work, doi)])
  return andList(work, { doi })
}

async function whyNot({ database, place }: Work, doi: string): Promise<string> {
  const article = await (await openDepositSource(database, place.origin)).byDoi(doi)
  return article === null || isDeposited(article)
    ? `No article has the DOI ${doi}.`
    : `${doi} is a demonstration DOI (10.5555), which is never deposited.`
}

async function sendAll(work: Work): Promise<CommandOutcome> {
  const { database, place, now } = work
  await queueDeposits({ database, now, ...place })
  return andList(work, 'open')
}

/** Sends what is due, and lists what is to be looked at. */
async function andList(work: Work, which: Parameters<typeof list>[1]): Promise<CommandOutcome> {
  const { database, place, now } = work
  const sent = await sendDeposits({ database, now, ...place, report: () => undefined })
  const { lines } = await list(work, which)
  return done([`${sent} deposits were taken.`, ...lines])
}

async function show(
  { database, place, now }: Work,
  { shown, registry }: Extract<DepositsCommand, { readonly command: 'show' }>,
): Promise<CommandOutcome> {
  const [first, ...more] = await find(database, place.origin, shown)
  if (first === undefined) return refused([nothing(shown)])
  const sentBefore = await depositedBefore(
    database,
    registry,
    [first, ...more].map(({ doi }) => doi),
  )
  return done([printArticles(registry, [first, ...more], { ...place, now: now(), sentBefore }).trimEnd()])
}

async function find(
  database: Database,
  origin: string,
  shown: ShownDeposits,
): Promise<readonly DepositedArticle[]> {
  const source = await openDepositSource(database, origin)
  if (shown.kind === 'issue') return source.ofIssue(shown)
  if (shown.kind === 'since') return source.since(shown.day)
  const article = await source.byDoi(shown.doi)
  return article === null ? [] : [article]
}

function nothing(shown: ShownDeposits): string {
  if (shown.kind === 'doi') return `No article has the DOI ${shown.doi}.`
  return shown.kind === 'issue'
    ? `${shown.sld} has no issue ${shown.issue} of ${shown.year} with articles that have DOIs.`
    : `No article with a DOI has changed since ${shown.day}.`
}

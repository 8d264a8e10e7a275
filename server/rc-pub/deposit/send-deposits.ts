import { isDeposited, mostDepositAttempts, nextDepositAttempt } from '@xuekan/core/content'
import type { Database } from '../store/database.ts'
import type { DepositSender } from './deposit-senders.ts'
import { openDepositSource, type DepositSource } from './deposited-articles.ts'
import { printDeposit, type DepositFacts, type Registry } from './print-deposit.ts'

/** Where deposits go, and what they say beside the articles. */
export interface DepositPlace extends DepositFacts {
  readonly sender: DepositSender
}

export interface SendDepositsOptions extends DepositPlace {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Told once for each round in which something could not be sent. */
  readonly report: (failure: unknown) => void
}

/** Deposits that one process takes at a time, for no longer than this many milliseconds. */
const portion = { most: 10, lasts: 600_000 }

interface Taken {
  readonly registry: Registry
  readonly doi: string
  readonly hash: string
  readonly attempts: number
  readonly isSentBefore: boolean
}

/**
 * Sends what is due, as the articles are now, and keeps what was answered; what cannot be sent waits, longer each time. A
 * process that is stopped between sending and noting it sends once more, which registries take for the same.
 * @returns the number of deposits that were taken
 */
export async function sendDeposits(options: SendDepositsOptions): Promise<number> {
  const { database, now, origin, report } = options
  let sent = 0
  let failure: unknown = null
  for (;;) {
    const taken = await database.query<Taken>(
      `update deposit set due = $1, attempts = attempts + 1 where (registry, doi) in (
        select registry, doi from deposit where due <= $2 and attempts < $3 order by due, registry, doi limit $4
        for update skip locked
      ) returning registry, doi, hash, attempts, sent_hash is not null as "isSentBefore"`,
      [now() + portion.lasts, now(), mostDepositAttempts, portion.most],
    )
    if (taken.length === 0) break
    const source = await openDepositSource(database, origin)
    for (const each of taken) {
      try {
        sent += Number(await sendOne(options, source, each))
      } catch (refusal) {
        failure = refusal
        await database.query(
          'update deposit set due = $3, answer = $4, answered = $5 where registry = $1 and doi = $2',
          [
            each.registry,
            each.doi,
            nextDepositAttempt(each.attempts, now()),
            refusal instanceof Error ? refusal.message : String(refusal),
            now(),
          ],
        )
      }
    }
  }
  if (failure !== null) report(failure)
  return sent
}

async function sendOne(
  { database, sender, now, origin, policy }: SendDepositsOptions,
  source: DepositSource,
  { registry, doi, hash: queued, isSentBefore }: Taken,
): Promise<boolean> {
  const article = await source.byDoi(doi)
  if (article === null || !isDeposited(article)) {
    await database.query(
      `update deposit set due = null, attempts = 0, answer = 'gone before it was sent', answered = $3
      where registry = $1 and doi = $2`,
      [registry, doi, now()],
    )
    return false
  }
  const { xml, hash, fileName } = printDeposit(registry, article, {
    origin,
    policy,
    now: now(),
    sentBefore: new Set(isSentBefore ? [doi] : []),
  })
  const answer = await sender.send({ registry, fileName, xml })
  // what has changed while it was sent is sent again
  await database.query(
    `update deposit set sent_hash = $3, attempts = 0, answer = $4, answered = $5,
      hash = case when hash = $6 then $3 else hash end,
      due = case when hash in ($3, $6) then null else $5::bigint end
    where registry = $1 and doi = $2`,
    [registry, doi, hash, answer, now(), queued],
  )
  return true
}

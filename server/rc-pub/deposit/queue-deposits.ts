import { createHash } from 'node:crypto'
import { depositForms, isDeposited, type DepositedArticle } from '@xuekan/core/content'
import { changedArticles, settledUntil } from '../store/changed-articles.ts'
import type { Database, Queryable } from '../store/database.ts'
import type { SiteRow } from '../store/site-row.ts'
import { openDepositSource, type DepositSource } from './deposited-articles.ts'
import { depositHash, type DepositFacts } from './print-deposit.ts'

export interface QueueDepositsOptions extends DepositFacts {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Articles that are read at once. */
const atOnce = 100

/** Up to where articles were looked through, and what their journals said then. */
interface Mark {
  readonly after: { readonly changedAt: string; readonly number: number } | null
  readonly journals: Readonly<Record<string, string>>
}

const markName = 'deposits'

/**
 * Queues what a registry has not been told: articles that are new or of which a deposited field has changed, each for the
 * registries that this field is told to. Looks at articles that have changed since the last time, and at all of a journal
 * whose name, ISSN, publisher or address has. What is still being written is looked at the next time.
 */
export async function queueDeposits({ database, now, ...facts }: QueueDepositsOptions): Promise<void> {
  const settled = await settledUntil(database)
  const source = await openDepositSource(database, facts.origin)
  const mark = await readMark(database)
  const journals = Object.fromEntries(source.journals.map((each) => [each.id, markOf(each, facts)]))
  const known = source.journals.filter(({ id }) => mark.journals[id] === journals[id])
  for (const journal of source.journals.filter((each) => !known.includes(each)))
    await queueJournal(database, journal.id, facts, now)
  let { after } = mark
  const sites = known.map(({ id }) => id)
  for (;;) {
    const changed = await changedArticles(database, {
      sites,
      selection: { from: null, before: null },
      within: null,
      after,
      settled,
      limit: atOnce,
    })
    const last = changed.at(-1)
    if (last === undefined) break
    await queueArticles(
      database,
      changed.flatMap(({ articleId }) => articleId ?? []),
      facts,
      now,
    )
    after = { changedAt: last.changedAt, number: last.number }
  }
  // journals that were looked through whole have nothing older to tell; what they changed since is told the next time
  const isWhole = sites.length === 0
  await writeMark(database, { after: isWhole ? { changedAt: settled, number: 0 } : after, journals })
}

async function queueJournal(
  database: Database,
  siteId: number,
  facts: DepositFacts,
  now: () => number,
): Promise<void> {
  for (let last = 0; ;) {
    const rows: readonly { readonly id: number }[] = await database.query<{ id: number }>(
      `select id from article where site_id = $1 and id > $2 and doi <> '' order by id limit $3`,
      [siteId, last, atOnce],
    )
    const ids = rows.map(({ id }) => id)
    last = ids.at(-1) ?? last
    if (ids.length === 0) return
    await queueArticles(database, ids, facts, now)
  }
}

/** Lets the statements of readers go first. */
const queueArticles = (
  database: Database,
  ids: readonly number[],
  facts: DepositFacts,
  now: () => number,
): Promise<void> =>
  database.transaction(
    async (tx) => {
      const source = await openDepositSource(tx, facts.origin)
      await storeHashes(tx, await articlesOf(source, ids), facts, now())
    },
    { isBackground: true },
  )

const articlesOf = async (
  source: DepositSource,
  ids: readonly number[],
): Promise<readonly DepositedArticle[]> => (await source.byIds(ids)).filter(isDeposited)

/** What says what was said before is not sent; what goes back to what was sent last is not sent either. */
async function storeHashes(
  tx: Queryable,
  articles: readonly DepositedArticle[],
  facts: DepositFacts,
  now: number,
): Promise<void> {
  const rows = articles.flatMap((article) =>
    depositForms.map(({ name }) => ({
      registry: name,
      doi: article.doi.toLowerCase(),
      hash: depositHash(name, article, facts),
    })),
  )
  if (rows.length === 0) return
  await tx.query(
    `insert into deposit (registry, doi, hash, due)
    select distinct on (registry, doi) registry, doi, hash, $2::bigint
    from jsonb_to_recordset($1::jsonb) as r (registry text, doi text, hash text) order by registry, doi
    on conflict (registry, doi) do update set hash = excluded.hash, attempts = 0,
      due = case when deposit.sent_hash = excluded.hash then null else excluded.due end
    where deposit.hash <> excluded.hash`,
    [JSON.stringify(rows), now],
  )
}

/** What articles say of their journal and of their addresses. */
const markOf = ({ sld, domain, config }: SiteRow, { origin, policy }: DepositFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([sld, domain, config.name, config.journal ?? null, origin, policy]))
    .digest('base64url')

async function readMark(database: Queryable): Promise<Mark> {
  const [row] = await database.query<{ value: string }>('select value from meta where key = $1', [markName])
  return row === undefined ? { after: null, journals: {} } : (JSON.parse(row.value) as Mark)
}

const writeMark = (database: Queryable, mark: Mark): Promise<readonly unknown[]> =>
  database.query(
    `insert into meta (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [markName, JSON.stringify(mark)],
  )

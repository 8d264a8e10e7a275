import type { DepositEntry } from '@xuekan/core/content'
import type { Queryable } from '../store/database.ts'
import type { Registry } from './print-deposit.ts'

/** How an article stands with a registry. Times in milliseconds since 1970. */
export interface ListedDeposit extends DepositEntry {
  readonly registry: Registry
  readonly doi: string
  /** What it answered last; ''. */
  readonly answer: string
  readonly answered: number | null
}

const columns = `registry, doi, hash, sent_hash as "sentHash", attempts, due, answer, answered`

/** What registries have not been told, or all of one article, or all; what is due first stands first. */
export const listDeposits = (
  database: Queryable,
  which: 'open' | 'all' | { readonly doi: string },
): Promise<readonly ListedDeposit[]> => {
  const order = 'order by due nulls last, doi, registry'
  if (typeof which === 'object')
    return database.query(`select ${columns} from deposit where doi = $1 ${order}`, [which.doi.toLowerCase()])
  const open = which === 'open' ? 'where due is not null or sent_hash is distinct from hash' : ''
  return database.query(`select ${columns} from deposit ${open} ${order}`)
}

/** Makes an article due at every registry, whatever was answered; false where none knows it. */
export async function retryDeposits(database: Queryable, doi: string, now: number): Promise<boolean> {
  const rows = await database.query(
    'update deposit set due = $2, attempts = 0 where doi = $1 returning registry',
    [doi.toLowerCase(), now],
  )
  return rows.length > 0
}

/** Of these DOIs, those that a registry has taken something of, in lower case. */
export async function depositedBefore(
  database: Queryable,
  registry: Registry,
  dois: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ doi: string }>(
    'select doi from deposit where registry = $1 and doi = any($2::text[]) and sent_hash is not null',
    [registry, dois.map((doi) => doi.toLowerCase())],
  )
  return new Set(rows.map(({ doi }) => doi))
}

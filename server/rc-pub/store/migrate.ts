import type { Database, Queryable } from './database.ts'
import type { Migration } from './migrations/migration.ts'

/** Any number will do, as long as every process of the deployment takes the same. */
const migrationLock = 7_310_577

/**
 * Brings the schema up to the newest step, each in a transaction of its own; steps already taken are left alone.
 * Answers the number of the newest step that the store knows, which is beyond ours after a downgrade.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<number> {
  await database.transaction(prepare)
  for (const migration of migrations) await database.transaction((tx) => take(tx, migration))
  const [newest] = await database.query<{ number: number }>(
    'select coalesce(max(number), 0) as number from schema_migration',
  )
  return newest?.number ?? 0
}

/** The same within a transaction, which keeps all of the steps or none. */
export async function migrateWithin(tx: Queryable, migrations: readonly Migration[]): Promise<void> {
  await prepare(tx)
  for (const migration of migrations) await take(tx, migration)
}

async function prepare(tx: Queryable): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${migrationLock})`)
  await tx.query(
    `create table if not exists schema_migration (
      number integer primary key, name text not null, applied timestamptz not null default now()
    )`,
  )
}

async function take(tx: Queryable, { number, name, statements }: Migration): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(${migrationLock})`)
  const taken = await tx.query('select 1 from schema_migration where number = $1', [number])
  if (taken.length > 0) return
  for (const statement of statements) await tx.query(statement)
  await tx.query('insert into schema_migration (number, name) values ($1, $2)', [number, name])
}

import type { Queryable } from '../database.ts'

/**
 * Prepares empty tables for rows as they come: no trigger works on them, no index is kept meanwhile, and rows may refer to
 * later ones of their own table. Answers what undoes it, to be called before the end of the transaction.
 */
export async function makeBare(tx: Queryable, names: readonly string[]): Promise<() => Promise<void>> {
  const tables = await tx.query<{ name: string }>(
    `select c.oid::regclass::text as name from unnest($1::text[]) as wanted (name)
    join pg_class c on c.oid = to_regclass(wanted.name)`,
    [names],
  )
  const there = tables.map(({ name }) => name)
  const indexes = await tx.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = any($1::text[]::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid) order by 1`,
    [there],
  )
  const toItself = await tx.query<{ name: string; owner: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as owner from pg_constraint
    where contype = 'f' and conrelid = confrelid and conrelid = any($1::text[]::regclass[])`,
    [there],
  )
  for (const name of there) await tx.query(`alter table ${name} disable trigger user`)
  for (const { name } of indexes) await tx.query(`drop index ${name}`)
  for (const { name, owner } of toItself)
    await tx.query(`alter table ${owner} alter constraint ${name} deferrable initially deferred`)
  return async () => {
    await tx.query('set constraints all immediate')
    for (const { name, owner } of toItself)
      await tx.query(`alter table ${owner} alter constraint ${name} not deferrable`)
    for (const { definition } of indexes) await tx.query(definition)
    for (const name of there) await tx.query(`alter table ${name} enable trigger user`)
  }
}

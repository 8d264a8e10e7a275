import { randomBytes } from 'node:crypto'
import type { Queryable } from './database.ts'

const newSecret = (): string => randomBytes(32).toString('base64url')

/** A secret of the deployment, which stands in no dump, made by the first process that needs it. */
export async function storedSecret(
  database: Queryable,
  name: string,
  make: () => string | Promise<string> = newSecret,
): Promise<string> {
  const find = () => database.query<{ value: string }>('select value from secret where name = $1', [name])
  const [stored] = await find()
  if (stored !== undefined) return stored.value
  const made = await make()
  await database.query('insert into secret (name, value) values ($1, $2) on conflict do nothing', [
    name,
    made,
  ])
  return (await find())[0]?.value ?? made
}

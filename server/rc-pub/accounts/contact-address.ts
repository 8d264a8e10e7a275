import { validateEmail } from '@xuekan/core/member'
import type { Queryable } from '../store/database.ts'

/**
 * The address at which those who run the portal are written to, as the footer of its aggregate says it, else of a group, else
 * of the one journal that there is; '' for none. A journal among others answers for its articles, not for accounts.
 */
export async function contactAddress(database: Queryable): Promise<string> {
  const footers = await database.query<{ readonly email: string | null }>(
    `select config->'footer'->>'email' as email from site
    where not expired and (type <> 'single' or (select count(*) from site) = 1)
    order by array_position(array['all', 'group', 'single'], type), position, id`,
    [],
  )
  const [address = ''] = footers.flatMap(({ email }) => {
    const checked = validateEmail(email ?? '')
    return checked.ok ? [checked.value] : []
  })
  return address
}

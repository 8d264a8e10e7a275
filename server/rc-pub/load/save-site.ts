import type { Queryable } from '../store/database.ts'
import type { SiteSettings } from '../store/site-settings.ts'
import type { SavedSite } from './site-config-file.ts'

/**
 * How a site has changed: in its card, which other sites show and link by (name, hosts, place among the others, and all
 * of a group and of the aggregate), or in what its own pages show alone.
 */
export type SiteChange = 'none' | 'own' | 'card'

/** Makes a site what its site.yaml says; one that is so already is left alone. */
export async function saveSite(
  tx: Queryable,
  settings: SiteSettings,
  refuse: (field: string, reason: string) => void,
): Promise<SavedSite & { readonly change: SiteChange }> {
  const { sld, domain, type, group, expired, position, ...document } = settings
  const groupId = group === '' ? null : await findGroup(tx, group)
  if (group !== '' && groupId === null) refuse('site.group', `names ${group}, and there is no such group`)
  const [owner] = await tx.query<{ sld: string }>(
    `select sld from site where domain = $1 and domain <> '' and sld <> $2`,
    [domain, sld],
  )
  if (owner !== undefined) refuse('site.domain', `is that of the site ${owner.sld}`)

  const before = await cardOf(tx, sld)
  const [written] = await tx.query<{ id: number }>(
    `insert into site (sld, domain, type, group_id, expired, position, config)
    values ($1, $2, $3, $4, $5, $6, $7::jsonb)
    on conflict (sld) do update set domain = excluded.domain, type = excluded.type, group_id = excluded.group_id,
      expired = excluded.expired, position = excluded.position, config = site.config || excluded.config
    where (site.domain, site.type, site.group_id, site.expired, site.position, site.config) is distinct from
      (excluded.domain, excluded.type, excluded.group_id, excluded.expired, excluded.position,
        site.config || excluded.config)
    returning id`,
    [sld, owner === undefined ? domain : '', type, groupId, expired, position, JSON.stringify(document)],
  )
  if (written !== undefined) {
    const isCard = type !== 'single' || before !== (await cardOf(tx, sld))
    return { id: written.id, sld, type, change: isCard ? 'card' : 'own' }
  }
  const [same] = await tx.query<{ id: number }>('select id from site where sld = $1', [sld])
  return { id: same?.id ?? 0, sld, type, change: 'none' }
}

/** What other sites show of a journal, as text; null where there is none. */
async function cardOf(tx: Queryable, sld: string): Promise<string | null> {
  const [row] = await tx.query<{ card: string }>(
    `select json_build_array(domain, type, group_id, expired, position, config->'name')::text as card
    from site where sld = $1`,
    [sld],
  )
  return row?.card ?? null
}

async function findGroup(tx: Queryable, group: string): Promise<number | null> {
  const [row] = await tx.query<{ id: number }>(`select id from site where sld = $1 and type = 'group'`, [
    group,
  ])
  return row?.id ?? null
}

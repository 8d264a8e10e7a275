import type { Queryable } from '../store/database.ts'
import type { StoredSiteConfig } from '../store/site-settings.ts'

/** Keeps a part of a site in the site's own document, for what is read whole; answers whether it changed. */
export async function saveDocument<Name extends keyof StoredSiteConfig>(
  tx: Queryable,
  siteId: number,
  name: Name,
  value: StoredSiteConfig[Name],
): Promise<boolean> {
  const changed = await tx.query(
    `update site set config = config || jsonb_build_object($2::text, $3::jsonb)
    where id = $1 and config->$2 is distinct from $3::jsonb returning id`,
    [siteId, name, JSON.stringify(value)],
  )
  return changed.length > 0
}

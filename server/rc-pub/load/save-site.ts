import { isDeepStrictEqual } from 'node:util'
import type { LocalizedText } from '@xuekan/core'
import { bumpContentVersion } from '../store/content-version.ts'
import type { Queryable } from '../store/database.ts'
import { saveChannels } from './save-channels.ts'
import type { SiteConfig, StoredSiteConfig } from '../store/site-settings.ts'

/** Passes text through the sanitiser. */
export type CleanHtml = (html: string) => string

interface SiteRow {
  readonly id: number
  readonly stored: unknown
}

/** Makes or changes a site with its channels; answers its id. A site that is as described already is left alone. */
export async function saveSite(tx: Queryable, config: SiteConfig, clean: CleanHtml): Promise<number> {
  const { sld, domain, type, group, expired, position, channels, ...document } = config
  const groupId = group === '' ? null : await findGroup(tx, sld, group)
  const described = { domain, type, groupId, expired, position, config: document satisfies StoredSiteConfig }

  const [before] = await tx.query<SiteRow>(
    `select id, jsonb_build_object('domain', domain, 'type', type, 'groupId', group_id, 'expired', expired,
      'position', position, 'config', config) as stored from site where sld = $1`,
    [sld],
  )
  const same = before !== undefined && isDeepStrictEqual(before.stored, JSON.parse(JSON.stringify(described)))
  const id = same ? before.id : await writeSite(tx, sld, described)
  const changed = await saveChannels(tx, id, channels, (body) => cleanBoth(body, clean))
  if (!same || changed) await bumpContentVersion(tx)
  return id
}

interface DescribedSite {
  readonly domain: string
  readonly type: string
  readonly groupId: number | null
  readonly expired: boolean
  readonly position: number
  readonly config: StoredSiteConfig
}

async function writeSite(tx: Queryable, sld: string, site: DescribedSite): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into site (sld, domain, type, group_id, expired, position, config)
    values ($1, $2, $3, $4, $5, $6, $7::jsonb)
    on conflict (sld) do update set domain = excluded.domain, type = excluded.type, group_id = excluded.group_id,
      expired = excluded.expired, position = excluded.position, config = excluded.config
    returning id`,
    [sld, site.domain, site.type, site.groupId, site.expired, site.position, JSON.stringify(site.config)],
  )
  return row?.id ?? 0
}

async function findGroup(tx: Queryable, sld: string, group: string): Promise<number> {
  const [row] = await tx.query<{ id: number }>(`select id from site where sld = $1 and type = 'group'`, [
    group,
  ])
  if (row === undefined) throw new Error(`The site ${sld} names the group ${group}, which does not exist.`)
  return row.id
}

const cleanBoth = (body: LocalizedText, clean: CleanHtml): LocalizedText => ({
  zh: body.zh === '' ? '' : clean(body.zh),
  en: body.en === '' ? '' : clean(body.en),
})

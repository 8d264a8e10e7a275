import type { Queryable } from '../store/database.ts'
import type { ChannelSettings } from '../store/site-settings.ts'

/** One channel of the tree as a row; `key` is its place, which keeps its id over loads. */
interface ChannelRow {
  readonly key: string
  readonly parentKey: string | null
  readonly position: number
  readonly settings: ChannelSettings
}

/** Makes the channels of a site what its file says; answers whether anything changed. */
export async function saveChannels(
  tx: Queryable,
  siteId: number,
  channels: readonly ChannelSettings[],
): Promise<boolean> {
  const rows = flatten(channels, null)
  const before = await fingerprint(tx, siteId)
  const removed = `site_id = $1 and key <> all($2::text[])`
  const keys = rows.map(({ key }) => key)
  await tx.query(`update channel set parent_id = null where ${removed}`, [siteId, keys])
  await tx.query(`delete from channel where ${removed}`, [siteId, keys])
  const ids = new Map<string, number>()
  for (const row of rows) {
    const parent = row.parentKey === null ? null : (ids.get(row.parentKey) ?? null)
    ids.set(row.key, await writeChannel(tx, siteId, parent, row))
  }
  return before !== (await fingerprint(tx, siteId))
}

/** Parents before their children. Two channels of one code beside each other are told apart by their order. */
function flatten(channels: readonly ChannelSettings[], parentKey: string | null): readonly ChannelRow[] {
  const seen = new Map<string, number>()
  return channels.flatMap((settings, position) => {
    const nth = (seen.get(settings.code) ?? 0) + 1
    seen.set(settings.code, nth)
    const key = `${parentKey === null ? '' : `${parentKey}/`}${settings.code}${nth === 1 ? '' : `~${nth}`}`
    return [{ key, parentKey, position, settings }, ...flatten(settings.children, key)]
  })
}

async function writeChannel(
  tx: Queryable,
  siteId: number,
  parent: number | null,
  { key, position, settings }: ChannelRow,
): Promise<number> {
  const { code, enabled, body, children: _rows, ...config } = settings
  const [row] = await tx.query<{ id: number }>(
    `insert into channel (site_id, parent_id, key, position, code, enabled, config, body_zh, body_en)
    values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)
    on conflict (site_id, key) do update set parent_id = excluded.parent_id, position = excluded.position,
      code = excluded.code, enabled = excluded.enabled, config = excluded.config,
      body_zh = excluded.body_zh, body_en = excluded.body_en
    returning id`,
    [siteId, parent, key, position, code, enabled, JSON.stringify(config), body.zh, body.en],
  )
  return row?.id ?? 0
}

/** Changes when any channel of the site does. */
async function fingerprint(tx: Queryable, siteId: number): Promise<string> {
  const [row] = await tx.query<{ sum: string | null }>(
    `select md5(string_agg(channel::text, '|' order by id)) as sum from channel where site_id = $1`,
    [siteId],
  )
  return row?.sum ?? ''
}

import type { LocalizedText } from '@xuekan/core'
import type { WireChannel } from '@xuekan/rc-pub/contract'
import type { ChannelSettings } from '../../store/site-settings.ts'
import type { Queryable } from '../../store/database.ts'
import type { SiteRow } from '../../store/site-row.ts'
import { data, orNull, readId, type HandlersOf } from '../endpoint-handler.ts'
import { withSite } from '../sites/sites.ts'
import { pictureUrl } from './picture-url.ts'

interface ChannelRow {
  readonly id: number
  readonly parentId: number | null
  readonly siteId: number
  readonly code: string
  readonly enabled: boolean
  readonly config: Omit<ChannelSettings, 'code' | 'enabled' | 'body' | 'children'>
}

interface ChannelBodyRow extends ChannelRow {
  readonly bodyZh: string
  readonly bodyEn: string
}

const columns = 'id, parent_id as "parentId", site_id as "siteId", code, enabled, config'

/** The name of one column of a site that readers see; null where it has no such column. */
export async function columnName(
  database: Queryable,
  site: SiteRow,
  id: number | null,
): Promise<LocalizedText | null> {
  const [row] = await database.query<Pick<ChannelRow, 'config'>>(
    'select config from channel where id = $1 and site_id = $2 and enabled',
    [id ?? -1, site.id],
  )
  return row?.config.name ?? null
}

/** C7.5: the columns of a site as a tree, and one of them with its own text. */
export const channelHandlers: HandlersOf<'channelList' | 'channelInfo'> = {
  channelList: (context) =>
    withSite(context, async ({ id }) => {
      const rows = await context.database.query<ChannelRow>(
        `select ${columns} from channel where site_id = $1 order by position, id`,
        [id],
      )
      return data(treeOf(rows, null))
    }),
  channelInfo: async ({ database, language, parameter, siteId }) => {
    const id = readId(parameter('channelId'))
    const [row] = await database.query<ChannelBodyRow>(
      `select ${columns}, body_zh as "bodyZh", body_en as "bodyEn" from channel where id = $1`,
      [id ?? -1],
    )
    if (row === undefined || (readId(siteId) ?? row.siteId) !== row.siteId) return data(null)
    const channel = wireChannel(row, [])
    return data({
      id: channel.id,
      parentId: channel.parentId,
      siteId: channel.siteId,
      name: channel.name,
      enName: channel.enName,
      code: channel.code,
      type: channel.type,
      enable: channel.enable,
      linkValue: channel.linkValue,
      bannerId: channel.bannerId,
      bannerUrl: channel.bannerUrl,
      newsDataType: channel.newsDataType,
      styleId: channel.styleId,
      indexId: channel.indexId,
      content: orNull(language === 'zh' ? row.bodyZh : row.bodyEn),
    })
  },
}

const treeOf = (rows: readonly ChannelRow[], parentId: number | null): readonly WireChannel[] =>
  rows.filter((row) => row.parentId === parentId).map((row) => wireChannel(row, treeOf(rows, row.id)))

function wireChannel(row: ChannelRow, children: readonly WireChannel[]): WireChannel {
  const { id, parentId, siteId, code, enabled, config } = row
  return {
    id: String(id),
    parentId: parentId === null ? null : String(parentId),
    siteId: String(siteId),
    name: orNull(config.name.zh),
    enName: orNull(config.name.en),
    code,
    type: orNull(config.type),
    enable: enabled ? '1' : '0',
    linkValue: orNull(config.linkValue),
    bannerId: orNull(config.banner),
    bannerUrl: pictureUrl(config.banner),
    newsDataType: orNull(config.newsDataType),
    styleId: orNull(config.styleId),
    indexId: orNull(config.indexId),
    url: orNull(config.linkValue),
    route: null,
    resName: orNull(config.name.zh),
    pictureUrl: pictureUrl(config.picture),
    bouncePictureUrl: pictureUrl(config.bouncePicture),
    cover: pictureUrl(config.cover),
    platformType: orNull(config.platformType),
    children,
  }
}

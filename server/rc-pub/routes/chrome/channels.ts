import type { LocalizedText } from '@xuekan/core'
import type { WireChannel } from '../../../../adapters/http/contract/chrome.ts'
import { data, orNull, readId, type HandlersOf } from '../call-handler.ts'
import { withSite } from '../sites/sites.ts'

interface ChannelRow {
  readonly id: number
  readonly parentId: number | null
  readonly siteId: number
  readonly code: string
  readonly enabled: boolean
  readonly config: { readonly name: LocalizedText; readonly linkValue: string }
}

interface ChannelBodyRow extends ChannelRow {
  readonly bodyZh: string
  readonly bodyEn: string
}

const columns = 'id, parent_id as "parentId", site_id as "siteId", code, enabled, config'

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
      enable: channel.enable,
      linkValue: channel.linkValue,
      bannerId: channel.bannerId,
      newsDataType: channel.newsDataType,
      styleId: channel.styleId,
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
    type: null,
    enable: enabled ? '1' : '0',
    linkValue: orNull(config.linkValue),
    bannerId: null,
    bannerUrl: null,
    newsDataType: null,
    styleId: null,
    indexId: null,
    url: null,
    route: null,
    resName: orNull(config.name.zh),
    pictureUrl: null,
    bouncePictureUrl: null,
    cover: null,
    platformType: null,
    children,
  }
}

import type { WireModule } from '@xuekan/rc-pub/contract'
import type { Queryable } from '../../store/database.ts'
import type { ModuleSettings, StoredSiteConfig } from '../../store/site-settings.ts'
import { data, orNull, readId, type HandlersOf } from '../endpoint-handler.ts'

interface ChannelRow {
  readonly id: number
  readonly siteId: number
  readonly code: string
  readonly modules: StoredSiteConfig['modules'] | null
}

/** C7.5: the parts of a column's page; none for a column that is not there, or not on the site of the call. */
export const moduleHandlers: HandlersOf<'modules'> = {
  modules: async ({ database, parameter, siteId }) => {
    const channel = await findChannel(database, 'c.id = $1', readId(parameter('channelId')) ?? -1)
    const isForeign = channel !== null && (readId(siteId) ?? channel.siteId) !== channel.siteId
    return data(isForeign ? [] : wireModules(channel))
  },
}

/** The parts of the home page of a site. */
export const homeModules = async (database: Queryable, siteId: number): Promise<readonly WireModule[]> =>
  wireModules(await findChannel(database, `c.site_id = $1 and c.code = 'index'`, siteId))

async function findChannel(database: Queryable, where: string, id: number): Promise<ChannelRow | null> {
  const [channel] = await database.query<ChannelRow>(
    `select c.id, c.site_id as "siteId", c.code, s.config->'modules' as modules
    from channel c join site s on s.id = c.site_id where ${where} order by c.position, c.id limit 1`,
    [id],
  )
  return channel ?? null
}

const wireModules = (channel: ChannelRow | null): readonly WireModule[] =>
  channel === null
    ? []
    : (channel.modules?.find((arranged) => arranged.channel === channel.code)?.modules ?? []).map((part) =>
        wireModule(channel.id, part),
      )

const wireModule = (channelId: number, { code, name }: ModuleSettings): WireModule => ({
  id: `${channelId}-${code}`,
  channelId: String(channelId),
  code,
  name: orNull(name.zh),
  enName: orNull(name.en),
})

import type { WireModule } from '@xuekan/rc-pub/contract'
import type { Queryable } from '../../store/database.ts'
import { fileUrl } from '../../store/file-url.ts'
import type { BannerSettings, ModuleSettings, StoredSiteConfig } from '../../store/site-settings.ts'
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

/** What a store lacks that an older version has written. */
const absent: Omit<ModuleSettings, 'code' | 'name'> = {
  width: 0,
  below: false,
  look: '',
  size: 0,
  subject: { zh: '', en: '' },
  text: { zh: '', en: '' },
  link: '',
  doi: '',
  until: '',
  facts: [],
  banners: [],
}

function wireModule(channelId: number, stored: ModuleSettings): WireModule {
  const { code, name, ...part } = { ...absent, ...stored }
  return {
    id: `${channelId}-${code}`,
    channelId: String(channelId),
    code,
    name: orNull(name.zh),
    enName: orNull(name.en),
    width: part.width === 0 ? null : part.width,
    below: part.below ? 1 : 0,
    look: orNull(part.look),
    size: part.size === 0 ? null : part.size,
    subject: orNull(part.subject.zh),
    enSubject: orNull(part.subject.en),
    text: orNull(part.text.zh),
    enText: orNull(part.text.en),
    link: orNull(part.link),
    doi: orNull(part.doi),
    until: orNull(part.until),
    facts: part.facts.map(({ value, label }) => ({
      value,
      label: orNull(label.zh),
      enLabel: orNull(label.en),
    })),
    banners: part.banners.map(wireBanner),
  }
}

const wireBanner = ({ type, url, doi, picture, title }: BannerSettings): WireModule['banners'][number] => ({
  type,
  url: orNull(url),
  id: null,
  indexId: null,
  doi: orNull(doi),
  siteId: null,
  pictureUrl: picture === '' ? null : fileUrl(picture),
  title: orNull(title.zh),
  enTitle: orNull(title.en),
})

import type { Channel } from '@xuekan/core/menu'
import type { SearchCondition } from '@xuekan/core/search'
import type {
  BasicInfo,
  ChannelModule,
  FooterConfig,
  HeaderConfig,
  Toolbar,
  TopNews,
} from '@xuekan/core/site'
import { endpoints, decode, type Endpoint } from '@xuekan/rc-pub/contract'
import { basicInfoFrom } from '../../../adapters/http/wire/basic-info.ts'
import { channelFrom, channelsFrom } from '../../../adapters/http/wire/channels.ts'
import { conditionsFrom } from '../../../adapters/http/wire/conditions.ts'
import { firstExpertFrom } from '../../../adapters/http/wire/expert.ts'
import { footerFrom } from '../../../adapters/http/wire/footer.ts'
import { headerFrom } from '../../../adapters/http/wire/header.ts'
import { modulesFrom } from '../../../adapters/http/wire/modules.ts'
import { toolbarFrom } from '../../../adapters/http/wire/toolbar.ts'
import { topNewsFrom } from '../../../adapters/http/wire/top-news.ts'

/** The data of a call as its gateway sees it. */
function decoded<T>({ answer, name }: Endpoint<T>, raw: unknown): T {
  const data = answer === null ? null : decode(answer, raw)
  if (data?.ok !== true) throw new Error(`${name} is malformed at ${data?.error.field ?? ''}`)
  return data.value
}

/** Data as it came over the wire, as the gateways make it into values of the core. */
export const readHeader = (raw: unknown, ofSite: unknown = null): HeaderConfig =>
  headerFrom(decoded(endpoints.header, raw), decoded(endpoints.searchConfig, ofSite))

export function readFooter(raw: unknown): FooterConfig {
  const wire = decoded(endpoints.footer, raw) ?? decoded(endpoints.footer, {})
  if (wire === null) throw new Error('There is no footer.')
  return footerFrom(wire)
}

export const readToolbar = (raw: unknown): Toolbar => toolbarFrom(decoded(endpoints.tools, raw))

export const readTopNews = (raw: unknown): readonly TopNews[] => topNewsFrom(decoded(endpoints.topNews, raw))

export const readChannels = (raw: unknown): readonly Channel[] =>
  channelsFrom(decoded(endpoints.channelList, raw))

/** One entry of the list alone, without what stands below it. */
export function readChannel(raw: unknown): Channel | null {
  const [wire] = decoded(endpoints.channelList, [raw])
  return wire === undefined ? null : channelFrom(wire)
}

export const readModules = (raw: unknown): readonly ChannelModule[] =>
  modulesFrom(decoded(endpoints.modules, raw))

export const readConditions = (raw: unknown): readonly SearchCondition[] =>
  conditionsFrom(decoded(endpoints.searchConditions, raw))

export const firstExpertOf = (raw: unknown): string | null =>
  firstExpertFrom(decoded(endpoints.expertList, raw))

export function readBasicInfo(raw: unknown): BasicInfo {
  const wire = decoded(endpoints.basicInfo, raw) ?? decoded(endpoints.basicInfo, {})
  if (wire === null) throw new Error('There is no basic info.')
  return basicInfoFrom(wire)
}

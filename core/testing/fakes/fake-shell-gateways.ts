import type { TopNews } from '../../domain/shell/top-news.ts'
import { emptyToolbar, type Toolbar } from '../../domain/shell/tool-item.ts'
import type { BasicInfo } from '../../domain/site/basic-info.ts'
import type { ChannelModule } from '../../domain/site/channel-module.ts'
import type { AsyncResult } from '../../ports/async-result.ts'
import type { CollectionGateway } from '../../ports/collection-gateway.ts'
import type { NewsGateway } from '../../ports/news-gateway.ts'
import type { SiteGateway } from '../../ports/site-gateway.ts'
import { succeed, fail, andThen } from '../../usecases/async-results.ts'
import type { OnTheWay } from './fake-results.ts'

type ById<T> = Readonly<Record<string, T>>

/** What the shell of a deployment has beside its configs, in memory; whatever is not there is empty. */
export interface FakeShellContent {
  readonly toolbars?: ById<Toolbar>
  readonly topNews?: ById<readonly TopNews[]>
  readonly basicInfo?: ById<BasicInfo>
  /** By the channel's id. */
  readonly modules?: ById<readonly ChannelModule[]>
  /** The parts of home pages, by the id of the site. */
  readonly homeModules?: ById<readonly ChannelModule[]>
  /** First experts by the channel's id. */
  readonly firstExperts?: ById<string>
  /** By kind and id, such as `article 12`. */
  readonly jumpUrls?: ById<string>
}

export interface FakeShellGateways {
  readonly sites: Pick<SiteGateway, 'toolbar' | 'basicInfo' | 'modules'>
  readonly news: Pick<NewsGateway, 'topNews' | 'jumpUrl'>
  readonly collections: Pick<CollectionGateway, 'firstExpert'>
}

/** What the shell asks of gateways, over content in memory; sites are named by their id. */
export function createFakeShellGateways(
  content: FakeShellContent = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeShellGateways {
  // looked up for each subscriber, as a call is made for each
  const answer = <T>(call: string, find: () => T | undefined): AsyncResult<T> =>
    onTheWay(
      call,
      andThen(succeed(null), () => {
        const value = find()
        return value === undefined ? fail({ kind: 'absent', call }) : succeed(value)
      }),
    )
  const {
    toolbars = {},
    topNews = {},
    basicInfo = {},
    modules = {},
    firstExperts = {},
    jumpUrls = {},
  } = content
  return {
    sites: {
      toolbar: ({ siteId }) => answer('toolbar', () => toolbars[siteId] ?? emptyToolbar),
      basicInfo: ({ siteId }) =>
        answer('basicInfo', () => basicInfo[siteId] ?? { id: siteId, indexedIn: [] }),
      modules: (_, channelId) => answer('modules', () => modules[channelId] ?? []),
    },
    news: {
      topNews: ({ siteId }) => answer('topNews', () => topNews[siteId] ?? []),
      jumpUrl: (_, kind, id) => answer('jumpUrl', () => jumpUrls[`${kind} ${id}`]),
    },
    collections: {
      firstExpert: (_, channelId) => answer('firstExpert', () => firstExperts[channelId] ?? null),
    },
  }
}

import type { TopNews } from '../../domain/chrome/top-news.ts'
import { emptyToolbar, type Toolbar } from '../../domain/chrome/tool-item.ts'
import type { BasicInfo } from '../../domain/site/basic-info.ts'
import type { ChannelModule } from '../../domain/site/channel-module.ts'
import type { Answer } from '../../ports/answer.ts'
import type { ExpertGateway } from '../../ports/expert-gateway.ts'
import type { JumpGateway } from '../../ports/jump-gateway.ts'
import type { SitePartsGateway } from '../../ports/site-parts-gateway.ts'
import type { TopNewsGateway } from '../../ports/top-news-gateway.ts'
import type { ToolbarGateway } from '../../ports/toolbar-gateway.ts'
import { answered, refused, thenAnswer } from '../../usecases/answers.ts'
import type { OnTheWay } from './fake-answers.ts'

type ById<T> = Readonly<Record<string, T>>

/** What the chrome of a deployment has beside its configs, in memory; whatever is not there is empty. */
export interface FakeChromeContent {
  readonly toolbars?: ById<Toolbar>
  readonly topNews?: ById<readonly TopNews[]>
  readonly basicInfo?: ById<BasicInfo>
  /** By the channel's id. */
  readonly modules?: ById<readonly ChannelModule[]>
  /** First members by the channel's id. */
  readonly firstMembers?: ById<string>
  /** By kind and id, such as `article 12`. */
  readonly jumpUrls?: ById<string>
}

export interface FakeChromeGateways {
  readonly tools: ToolbarGateway
  readonly topNews: TopNewsGateway
  readonly siteParts: SitePartsGateway
  readonly experts: ExpertGateway
  readonly jumps: JumpGateway
}

/** Every gateway of the chrome over content in memory; sites are named by their id. */
export function createFakeChromeGateways(
  content: FakeChromeContent = {},
  onTheWay: OnTheWay = (_call, answer) => answer,
): FakeChromeGateways {
  // looked up for each subscriber, as a call is made for each
  const answer = <T>(call: string, find: () => T | undefined): Answer<T> =>
    onTheWay(
      call,
      thenAnswer(answered(null), () => {
        const value = find()
        return value === undefined ? refused({ kind: 'absent', call }) : answered(value)
      }),
    )
  const {
    toolbars = {},
    topNews = {},
    basicInfo = {},
    modules = {},
    firstMembers = {},
    jumpUrls = {},
  } = content
  return {
    tools: { tools: ({ siteId }) => answer('tools', () => toolbars[siteId] ?? emptyToolbar) },
    topNews: { topNews: ({ siteId }) => answer('topNews', () => topNews[siteId] ?? []) },
    siteParts: {
      basicInfo: ({ siteId }) =>
        answer('basicInfo', () => basicInfo[siteId] ?? { id: siteId, indexedIn: [] }),
      modules: (_, channelId) => answer('modules', () => modules[channelId] ?? []),
    },
    experts: {
      firstMember: (_, channelId) => answer('experts', () => firstMembers[channelId] ?? null),
    },
    jumps: { jumpUrl: (_, kind, id) => answer('jumpUrl', () => jumpUrls[`${kind} ${id}`]) },
  }
}

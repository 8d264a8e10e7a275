import type { ArticlePicture, ArticleTable } from '../../domain/media/article-media.ts'
import type { MediaPage } from '../../domain/media/media-item.ts'
import type { FakeAccount } from './fake-account-gateway.ts'
import type { Member } from '../../domain/member/member.ts'

/** What a deployment shows, plays and knows of its members, in memory; whatever is not there is empty. */
export interface FakeMediaContent {
  readonly pictures?: readonly ArticlePicture[]
  readonly tables?: readonly ArticleTable[]
  readonly media?: readonly MediaPage[]
  /** By their tokens. */
  readonly members?: Readonly<Record<string, Member>>
  readonly accounts?: readonly FakeAccount[]
}

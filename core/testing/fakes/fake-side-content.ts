import type { Album } from '../../domain/album/album.ts'
import type { Book } from '../../domain/book/book.ts'
import type { TopNews } from '../../domain/shell/top-news.ts'
import type { OfficeDocument } from '../../domain/document/office-document.ts'
import type { Expert, ExpertPage } from '../../domain/expert/expert.ts'
import type { Localized } from '../../domain/language/localized.ts'
import type { ArticlePicture, ArticleTable } from '../../domain/media/article-media.ts'
import type { NewsFile } from '../../domain/news/news-page.ts'
import type { News } from '../../domain/news/news.ts'
import type { SafeHtml } from '../../domain/text/safe-html.ts'
import type { Topic } from '../../domain/topic/topic.ts'

/** What sites show beside articles, in memory; whatever is not there is empty. Lists are in the order in which they are answered. */
export interface FakeSideContent {
  readonly news?: readonly FakeNews[]
  /** By the id of the site. */
  readonly topNews?: Readonly<Record<string, readonly TopNews[]>>
  readonly experts?: readonly FakeExpert[]
  readonly albums?: readonly FakeAlbum[]
  readonly topics?: readonly FakeTopic[]
  readonly bookCloud?: FakeBookCloud
  readonly books?: readonly Book[]
  readonly documents?: readonly FakeDocument[]
}

export interface FakeNews {
  readonly news: News
  /** '' for none. */
  readonly channelId: string
  readonly body: Localized<SafeHtml | null>
  readonly files?: readonly NewsFile[]
}

export interface FakeExpert extends Omit<ExpertPage, 'introduction'> {
  /** The column or the topic that they belong to. */
  readonly topicId: string
  readonly introduction: Localized<SafeHtml | null>
}

export interface FakeAlbum {
  readonly album: Album
  /** Ids of articles, in the album's order. */
  readonly articles: readonly string[]
  readonly figures: readonly ArticlePicture[]
  readonly tables: readonly ArticleTable[]
  /** Ids of experts. */
  readonly experts: readonly string[]
  readonly guestEditors?: readonly Expert[]
}

export interface FakeTopic {
  readonly topic: Omit<Topic, 'articles' | 'experts'>
  /** Ids of articles, in the topic's order. */
  readonly articles: readonly string[]
}

/** A book cloud: its setting, and where it opens for each credential. */
export interface FakeBookCloud {
  readonly check?: string
  readonly jumpUrls?: Readonly<Record<string, string>>
  /** Where it opens for who asks; '' where that takes a login, null or absent for no book cloud. */
  readonly own?: string | null
}

export interface FakeDocument {
  readonly document: OfficeDocument
  readonly body: Localized<SafeHtml | null>
}

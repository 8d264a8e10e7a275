import type { LocalizedText } from '@xuekan/core'
import type { NewsTab } from '@xuekan/core/content'

/** Pictures and other files are file ids as text, '' where there is none; a `key` keeps its entry's id over loads. */
export interface NewsSettings {
  readonly key: string
  readonly kind: NewsTab | 'wechat'
  /** Key of a column; '' for none. */
  readonly channel: string
  readonly published: string
  readonly title: LocalizedText
  readonly summary: LocalizedText
  /** HTML; '' where the text stands at its source. */
  readonly body: LocalizedText
  readonly cover: string
  /** Above the header; '' for news that do not stand there. */
  readonly topPicture: LocalizedText
  /** 2 stands at its source. */
  readonly original: 0 | 1 | 2
  readonly source: string
  /** Absent in entries that were stored before there were any. */
  readonly files?: readonly NewsFileSettings[]
}

export interface NewsFileSettings {
  readonly title: LocalizedText
  readonly file: string
}

export interface BoardSettings {
  /** Key of the column that the board stands in. */
  readonly channel: string
  readonly members: readonly ExpertSettings[]
}

export interface ExpertSettings {
  readonly key: string
  readonly name: LocalizedText
  readonly position: LocalizedText
  readonly affiliation: LocalizedText
  readonly field: LocalizedText
  /** HTML. */
  readonly introduction: LocalizedText
  readonly picture: string
  readonly email: string
  readonly orcid: string
}

export interface TopicSettings {
  readonly key: string
  readonly name: LocalizedText
  /** Plain text. */
  readonly introduction: LocalizedText
  readonly cover: string
  /** DOIs. */
  readonly articles: readonly string[]
  /** Keys of experts of the site. */
  readonly experts: readonly string[]
}

export interface AlbumSettings extends TopicSettings {
  readonly published: string
  /** Who has gathered it as a guest; absent of albums that were stored before guests were told. */
  readonly editors?: readonly GuestEditorSettings[]
}

export type GuestEditorSettings = Pick<ExpertSettings, 'name' | 'position' | 'affiliation' | 'picture'>

export interface BooksSettings {
  /** null where the site has none of its own. */
  readonly cloud: BookCloudSettings | null
  readonly books: readonly BookSettings[]
}

export interface BookCloudSettings {
  readonly loginRequired: boolean
  /** Where it opens, with `{p}` where the credential stands. */
  readonly address: string
}

export interface BookSettings {
  readonly key: string
  readonly title: LocalizedText
  readonly authors: LocalizedText
  readonly publisher: LocalizedText
  readonly introduction: LocalizedText
  readonly year: number
  readonly isbn: string
  readonly cover: string
  readonly link: string
}

export interface DocumentSettings {
  readonly key: string
  readonly published: string
  readonly title: LocalizedText
  readonly summary: LocalizedText
  /** HTML. */
  readonly body: LocalizedText
  readonly file: string
}

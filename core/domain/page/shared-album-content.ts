import type { ListedArticle } from '../article/listed-article.ts'
import type { LocalizedText } from '../language/localized.ts'
import type { Paged } from './paged.ts'

/** An album that its member shares, with a page of its articles in the member's order. */
export interface SharedAlbumContent {
  /** Plain text, as the member calls it; '' in a language without a name. */
  readonly name: LocalizedText
  /** Likewise; '' for none. */
  readonly description: string
  readonly token: string
  readonly list: Paged<ListedArticle>
}

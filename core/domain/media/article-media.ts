import type { Localized, LocalizedText } from '../language/localized.ts'
import type { SiteId } from '../site/site.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** The article that a picture, a table or a film belongs to, as lists name it. */
export interface MediaArticle {
  readonly id: string
  readonly siteId: SiteId
  /** '' when there is none. */
  readonly doi: string
  /** Inline markup. */
  readonly title: LocalizedText
  readonly journalName: LocalizedText
  readonly year: number
  readonly volume: string
  readonly issue: string
  /** ISO date. */
  readonly publishedOn: string
}

/** A figure of an article (C1.7). */
export interface ArticlePicture {
  readonly id: string
  /** Such as `Fig. 3`; '' where it has none. */
  readonly label: LocalizedText
  /** Plain text. */
  readonly caption: LocalizedText
  /** '' for a table that is text alone. */
  readonly imageUrl: string
  /** The id of its element in the article's full text, the Chinese one where there are two; '' where it is not known. */
  readonly anchor: string
  readonly article: MediaArticle
}

/** A table of an article (C1.7). */
export interface ArticleTable extends ArticlePicture {
  /** Without label and caption; null for a language that has none. */
  readonly html: Localized<SafeHtml | null>
  /** Its address as a file of comma-separated values; '' for a language that has none. */
  readonly csvUrl: LocalizedText
}

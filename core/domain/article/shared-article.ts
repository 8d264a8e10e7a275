import type { LocalizedText } from '../language/localized.ts'

/** What stands in a post or a letter that recommends an article (C7.15). */
export interface SharedArticle {
  readonly id: string
  /** Plain text in the reader's language, else in the other. */
  readonly title: string
  /** Plain text, cut at a few hundred characters; '' when there is none. */
  readonly summary: string
  /** Citation strings in Chinese and English. */
  readonly citation: LocalizedText
  readonly doi: string
  /** Of the article's page; a path of the site where its host is not known. */
  readonly url: string
  /** '' when there is none. */
  readonly pictureUrl: string
}

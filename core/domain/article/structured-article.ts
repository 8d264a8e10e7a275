import type { ContentLanguage } from '../language/content-language.ts'
import type { SafeHtml } from '../text/safe-html.ts'

/** A text with the language that it is in; null where nothing tells. */
export interface TaggedText {
  readonly language: ContentLanguage | null
  /** Plain. */
  readonly text: string
}

/** An author in parts; a name that has none stands whole as the surname. */
export interface StructuredAuthor {
  readonly names: readonly {
    readonly language: ContentLanguage | null
    readonly surname: string
    /** ''. */
    readonly givenName: string
  }[]
  /** Labels of the article's affiliations. */
  readonly affiliations: readonly string[]
  readonly corresponding: boolean
  readonly organisation: boolean
  readonly email: string
  readonly orcid: string
}

/** An article with its full text in parts, as programs take it. '' where there is nothing, null for no language. */
export interface StructuredArticle {
  /** Of the original. */
  readonly language: ContentLanguage | null
  /** In the reader's language. */
  readonly journalName: string
  readonly volume: string
  readonly issue: string
  readonly titles: readonly TaggedText[]
  readonly authors: readonly StructuredAuthor[]
  readonly affiliations: readonly { readonly label: string; readonly names: readonly TaggedText[] }[]
  readonly keywords: readonly {
    readonly language: ContentLanguage | null
    readonly words: readonly string[]
  }[]
  readonly references: readonly {
    readonly id: string
    readonly label: string
    /** `title` and `doi` of the cited work, '' where they are not told apart. */
    readonly citations: readonly (TaggedText & { readonly title: string; readonly doi: string })[]
  }[]
  readonly publisherId: string
  readonly doi: string
  readonly funding: readonly TaggedText[]
  /** ISO dates, as exact as they are known. */
  readonly history: { readonly received: string; readonly online: string; readonly published: string }
  readonly texts: readonly { readonly language: ContentLanguage | null; readonly html: SafeHtml }[]
}

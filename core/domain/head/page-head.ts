import type { LocalizedText } from '../language/localized.ts'
import type {
  ArticleContent,
  ChannelPageContent,
  HomeContent,
  IssueContent,
  SearchContent,
} from '../page/page-content.ts'

/** Content that has tags of its own for programs, an address that stands for all others, or a feed. */
export type HeadContent =
  | { readonly page: 'home'; readonly content: HomeContent }
  | { readonly page: 'issue'; readonly content: IssueContent }
  | { readonly page: 'article'; readonly content: ArticleContent }
  | { readonly page: 'search'; readonly content: SearchContent }
  | { readonly page: 'channel'; readonly content: ChannelPageContent }

/** What a page says of itself in its head; `headOf` adds what all pages have. */
export interface PageHead {
  /**
   * The parts of its title, the most particular first; the site's name follows them, and is the title where there are
   * none. A string is plain text; localised text may hold markup.
   */
  readonly title: readonly (string | LocalizedText)[]
  /** What it is about, with markup; where it is empty or absent, the site's own description stands. */
  readonly description?: LocalizedText
  /** Absent where the page has nothing of the kind; null where its content could not be had. */
  readonly content?: HeadContent | null
}

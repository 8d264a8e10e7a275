import type { SiteChrome } from '../chrome/site-chrome.ts'
import type { Language } from '../language/language.ts'
import type {
  ArticleContent,
  ColumnContent,
  HomeContent,
  IssueContent,
  SearchContent,
} from '../page/page-content.ts'
import type { SiteName } from '../link/link-context.ts'
import type { PageHost } from '../link/page-host.ts'
import type { PageName, Route } from '../route/route.ts'

/** The content of a page that has some, named by its page. */
export type HeadContent =
  | { readonly page: 'home'; readonly content: HomeContent }
  | { readonly page: 'issue'; readonly content: IssueContent }
  | { readonly page: 'article'; readonly content: ArticleContent }
  | { readonly page: 'search'; readonly content: SearchContent }
  | { readonly page: 'column'; readonly content: ColumnContent }

export interface HeadInput {
  readonly chrome: SiteChrome
  readonly route: Route
  readonly language: Language
  /** Scheme and host without a slash at the end, such as `https://gzxb.example.org`. */
  readonly origin: string
  /** The host, where that is not the site's own or others have hosts beside it; absent for the site's own alone. */
  readonly host?: PageHost
  /** The site of the content, where that is not the shown one. */
  readonly contentSite?: SiteName | null
  /** What the use case of the route's page answered; null where there is none, or it could not be had. */
  readonly content: unknown
  /** What the locale calls the page, for pages without a title of their own; '' or absent for none. */
  readonly label?: string
}

/** A head's input with its content named by its page. */
export interface HeadSource extends Omit<HeadInput, 'content'> {
  readonly content: HeadContent | null
}

const pagesWithHeads: readonly HeadContent['page'][] = ['home', 'issue', 'article', 'search', 'column']

/** Names the content by the page of the route: each page has one kind of content, which its use case answers. */
export const headSourceOf = (input: HeadInput): HeadSource => ({
  ...input,
  content: named(input.route.page, input.content),
})

function named(page: PageName, content: unknown): HeadContent | null {
  if (content === null || content === undefined || !pagesWithHeads.some((one) => one === page)) return null
  return { page, content } as HeadContent
}

import type { DatedArticle } from '../../domain/article/dated-article.ts'
import type { Failure } from '../../domain/failure/failure.ts'
import type { Issue } from '../../domain/issue/issue.ts'
import type { Result } from '../../domain/result.ts'
import type { Route } from '../../domain/route/route.ts'
import type { SiteShell } from '../../domain/shell/site-shell.ts'
import type { RequestContext } from '../../ports/async-result.ts'
import type { Stream } from '../../reactive/stream.ts'
import type { PagePorts } from '../pages/page-ports.ts'

/** One page of a site as crawlers are told of it. */
export interface PageAddress {
  /** The canonical route without a language: the page is there in each. */
  readonly route: Route
  /** ISO 8601: the day of its last known change, or the time in UTC to the second; '' where none is known. */
  readonly changedOn: string
}

/** An issue that has contents. */
export interface DatedIssue {
  readonly issue: Issue
  readonly articles: readonly DatedArticle[]
}

/** What most kinds of pages list their addresses from, loaded once for all of them. */
export interface SiteListing {
  readonly context: RequestContext
  readonly shell: SiteShell
  /** Newest first; [] for a site without a journal. */
  readonly issues: readonly DatedIssue[]
  /** The newest articles of the journal, in an issue or not. */
  readonly latest: readonly DatedArticle[]
}

/** Addresses in any number of parts, in order; a failure is the last of them, and makes those before it worth nothing. */
export type AddressParts = Stream<Result<readonly PageAddress[], Failure>>

/** The addresses of one kind of page on a site: each answers and stands for itself there (C9.12). */
export type ListAddresses = (listing: SiteListing, ports: PagePorts) => AddressParts

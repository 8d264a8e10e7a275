import type { ArticleLink } from '../article/article.ts'
import type { UnknownContent } from '../page/unknown-content.ts'

/**
 * What can go wrong with a call, in the core's words (section 8). Pages show the words of the locales;
 * `message` is the server's own text and is shown as a notice.
 */
export type Failure =
  /** No answer: refused, reset, cut off, offline. */
  | { readonly kind: 'unreachable'; readonly call: string }
  /** No answer within the time limit of C7.3. */
  | { readonly kind: 'timeout'; readonly call: string }
  /** An answer that does not fit the contract; `field` names the first place, '' for the whole body. */
  | { readonly kind: 'malformed'; readonly call: string; readonly field: string }
  /** An envelope with a status other than 0 and 401 (C8.1). */
  | { readonly kind: 'refused'; readonly call: string; readonly status: number; readonly message: string }
  /** A body status of 401 (C4.10). */
  | { readonly kind: 'expired'; readonly call: string; readonly message: string }
  /** A success without the thing asked for: an unknown article, channel, issue. */
  | {
      readonly kind: 'absent'
      readonly call: string
      /** Where it was there before. */
      readonly gone?: true
      /** Articles whose DOIs are nearest to the one that none has; absent where none is near. */
      readonly nearest?: readonly ArticleLink[]
      /** What the site has in its place, for a page of its own (C2.4); absent where nobody has looked. */
      readonly instead?: UnknownContent
    }

/** What is not there, or no longer. */
export type AbsentFailure = Extract<Failure, { readonly kind: 'absent' }>

/** The site lookup status that leads to /forbiddenPage (C8.2). */
export const forbiddenSiteStatus = 10001

import type { AsyncResult, RequestContext } from './async-result.ts'

/** Kinds of content whose page can stand elsewhere. */
export type JumpKind = 'article' | 'news'

/** Where articles and news that stand elsewhere are read (C7.7). */
export interface JumpGateway {
  /**
   * The URL to follow, of an article or news of the reader's site. 'refused' with the server's words when the answer
   * carries a status (C8.3).
   */
  readonly jumpUrl: (context: RequestContext, kind: JumpKind, id: string) => AsyncResult<string>
}

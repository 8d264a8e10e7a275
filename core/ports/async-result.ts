import type { Stream } from '../reactive/stream.ts'
import type { Failure } from '../domain/failure/failure.ts'
import type { UiLanguage } from '../domain/language/ui-language.ts'
import type { Result } from '../domain/result.ts'
import type { SiteId } from '../domain/site/site.ts'

/** One answer, then completion; never an error. Unsubscribing before it comes cancels the call. */
export type AsyncResult<T> = Stream<Result<T, Failure>>

/** Whom a call is made for; both values become headers (C7.1). */
export interface RequestContext {
  readonly language: UiLanguage
  readonly siteId: SiteId
}

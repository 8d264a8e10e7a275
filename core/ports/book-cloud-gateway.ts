import type { AsyncResult, RequestContext } from './async-result.ts'

/** The book cloud service (C7.8). */
export interface BookCloudGateway {
  /** The setting BOOK_CLOUD_CHECK: 'true' means that a login is required (C6.3). */
  readonly check: (context: RequestContext) => AsyncResult<string>
  /** Where the service opens for whom the credential names (parameter `p`); as the server says it, not checked. */
  readonly jumpUrl: (context: RequestContext, credential: string) => AsyncResult<string>
}

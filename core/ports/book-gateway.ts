import type { Answer, Reader } from './answer.ts'

/** The book cloud service (C7.8). */
export interface BookGateway {
  /** The setting BOOK_CLOUD_CHECK: 'true' means that a login is required (C6.3). */
  readonly check: (reader: Reader) => Answer<string>
  /** Where the service opens for whom the credential names (parameter `p`); as the server says it, not checked. */
  readonly jumpUrl: (reader: Reader, credential: string) => Answer<string>
}

import type { Answer, Reader } from './answer.ts'

/** The experts of an editorial board (C7.7). */
export interface ExpertGateway {
  /** The id of the first member of a column's list; null for an empty list. */
  readonly firstMember: (reader: Reader, channelId: string) => Answer<string | null>
}

import type { MessageKind } from '../../domain/failure/message-kind.ts'
import type { NoticeAction } from '../../domain/failure/notice.ts'

/**
 * Tells the reader something; `words` are the server's own where the catalogue shows those (section 8), `action` is
 * what the notice offers to do about it.
 */
export type Notify = (message: MessageKind, words?: string, action?: NoticeAction) => void

import type { MessageKind } from '../../domain/failure/message-kind.ts'

/** Tells the reader something; `words` are the server's own where the catalogue shows those (section 8). */
export type Notify = (message: MessageKind, words?: string) => void

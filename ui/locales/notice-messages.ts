import type { MessageKind, NoticeAction } from '@xuekan/core'

/** What stands on every notice. */
export type NoticeLabel = `notices.${'label' | 'title' | 'confirm' | 'dismiss'}` | `action.${NoticeAction}`

/** What each message says in one language, and what stands beside it. */
export type NoticeMessages = Readonly<Record<MessageKind | NoticeLabel, string>>

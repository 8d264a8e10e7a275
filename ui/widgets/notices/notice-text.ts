import type { Notice } from '@xuekan/core'
import type { NoticeMessages } from '../../locales/notice-messages.ts'

/** What a notice says: in the server's words where it has them. */
export const noticeText = ({ message, words: said }: Notice, words: NoticeMessages): string =>
  said ?? words[message]

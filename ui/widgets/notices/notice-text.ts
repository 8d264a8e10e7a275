import type { Notice } from '@xuekan/core'
import type { NoticeWords } from '../../locales/notice-words.ts'

/** What a notice says: in the server's words where it has them. */
export const noticeText = ({ message, words: said }: Notice, words: NoticeWords): string =>
  said ?? words[message]

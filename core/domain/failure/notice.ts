import { messages, type Message } from './message-catalogue.ts'
import type { MessageKind } from './message-kind.ts'
import { serverText } from './server-text.ts'

/** What a notice can offer to do about what it tells. */
export const noticeActions = ['undoRemoval', 'reload'] as const
export type NoticeAction = (typeof noticeActions)[number]

/** What a reader is told beside the page (section 8). */
export interface Notice {
  /** Told apart by it from every other notice of a session. */
  readonly id: number
  readonly message: MessageKind
  /** toast: passes by itself. standing: stays while it is so. alert: stays until it is dismissed. */
  readonly place: 'toast' | 'standing' | 'alert'
  readonly tone: Message['tone']
  /** The server's own words, plain and short; null where the words are those of the locales. */
  readonly words: string | null
  /** null where there is nothing to do. */
  readonly action: NoticeAction | null
}

export type NoticeText = Omit<Notice, 'id'>

/** How long a toast is shown, in milliseconds: an error 2 s (C4.10); others are not as short. */
export const toastDurations = { success: 3_000, notice: 3_000, error: 2_000 } as const satisfies Record<
  Message['tone'],
  number
>

/** How long a toast that offers something to do is shown at least, in milliseconds: it has to be read and reached. */
export const offerDuration = 8_000

/** How long it stands by itself, in milliseconds; Infinity for what does not pass. */
export const durationOf = ({ place, tone, action }: NoticeText): number => {
  if (place !== 'toast') return Infinity
  return action === null ? toastDurations[tone] : offerDuration
}

/**
 * What a message says as a notice, in the words that the catalogue gives it (C8.1). A server that says nothing is
 * told in general words, an ended session in those of the locales. Total: a message of a page or a field that is told
 * all the same is a toast.
 */
export function noticeOf(message: MessageKind, words = '', action: NoticeAction | null = null): NoticeText {
  const { place, tone, words: whose } = messages[message]
  const said = whose === 'server' ? serverText(words) : ''
  if (message === 'serverMessage' && said === '') return noticeOf('getDataErrorMessage', '', action)
  const shownAt = place === 'alert' || place === 'standing' ? place : 'toast'
  return { message, place: shownAt, tone, words: said === '' ? null : said, action }
}

/** Whether two notices tell the same. */
export const sameNotice = (a: NoticeText, b: NoticeText): boolean =>
  a.message === b.message && a.words === b.words && a.action === b.action

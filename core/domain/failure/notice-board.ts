import type { MessageKind } from './message-kind.ts'
import { durationOf, sameNotice, type Notice, type NoticeText } from './notice.ts'

/** What keeps a toast from passing: a pointer over it, or the focus within. */
export type NoticeHold = 'pointer' | 'focus'

interface PostedNotice {
  readonly notice: Notice
  /** When it passes, in milliseconds, unless it is held; Infinity for what does not pass by itself. */
  readonly passesAt: number
  readonly holds: readonly NoticeHold[]
  /** Since when its time stands still, where something holds it. */
  readonly heldSince: number
}

/** Everything told that has neither passed nor been dismissed, in the order in which it was told. */
export interface NoticeBoard {
  readonly posted: readonly PostedNotice[]
  readonly nextId: number
}

export const emptyBoard: NoticeBoard = { posted: [], nextId: 1 }

/**
 * Tells something at a time, in milliseconds. Law: nothing stands twice; what is told again keeps its place, and its
 * time starts again.
 */
export function postNotice(board: NoticeBoard, text: NoticeText, now: number): NoticeBoard {
  const passesAt = now + durationOf(text)
  const known = board.posted.find(({ notice }) => sameNotice(notice, text))
  if (known !== undefined) return replaced(board, { ...known, passesAt, heldSince: now })
  const notice: Notice = { id: board.nextId, ...text }
  return {
    posted: [...board.posted, { notice, passesAt, holds: [], heldSince: now }],
    nextId: board.nextId + 1,
  }
}

/** Takes a notice away; an unknown id changes nothing. */
export const dismissNotice = (board: NoticeBoard, id: number): NoticeBoard =>
  kept(board, ({ notice }) => notice.id !== id)

/** Takes away all that was told of a message: it is so no more. */
export const withdrawNotices = (board: NoticeBoard, message: MessageKind): NoticeBoard =>
  kept(board, ({ notice }) => notice.message !== message)

/** Stops the time of a notice. Law: holding twice by the same is holding once. */
export function holdNotice(board: NoticeBoard, id: number, by: NoticeHold, now: number): NoticeBoard {
  const found = posted(board, id)
  if (found === undefined || found.holds.includes(by)) return board
  const heldSince = isHeld(found) ? found.heldSince : now
  return replaced(board, { ...found, holds: [...found.holds, by], heldSince })
}

/** Lets the time of a notice go on once nothing holds it. Law: what was left of it when it was held is left then. */
export function releaseNotice(board: NoticeBoard, id: number, by: NoticeHold, now: number): NoticeBoard {
  const found = posted(board, id)
  if (found === undefined || !found.holds.includes(by)) return board
  const released = { ...found, holds: found.holds.filter((hold) => hold !== by) }
  const stoodFor = isHeld(released) ? 0 : now - found.heldSince
  return replaced(board, { ...released, passesAt: found.passesAt + stoodFor })
}

/** The board at a time: without the toasts whose time is over. */
export const passNotices = (board: NoticeBoard, now: number): NoticeBoard =>
  kept(board, (one) => isHeld(one) || one.passesAt > now)

/** When the next toast passes, in milliseconds; null when none will by itself. */
export function nextPassing({ posted: all }: NoticeBoard): number | null {
  const next = Math.min(...all.map((one) => (isHeld(one) ? Infinity : one.passesAt)))
  return next === Infinity ? null : next
}

/** What is seen: all but the alerts, and of these the one that was told first. */
export function shownNotices({ posted: all }: NoticeBoard): readonly Notice[] {
  const first = all.find(({ notice }) => notice.place === 'alert')
  return all.filter((one) => one === first || one.notice.place !== 'alert').map(({ notice }) => notice)
}

const isHeld = ({ holds }: PostedNotice): boolean => holds.length > 0

const posted = (board: NoticeBoard, id: number): PostedNotice | undefined =>
  board.posted.find(({ notice }) => notice.id === id)

const replaced = (board: NoticeBoard, changed: PostedNotice): NoticeBoard => ({
  ...board,
  posted: board.posted.map((one) => (one.notice.id === changed.notice.id ? changed : one)),
})

function kept(board: NoticeBoard, keep: (one: PostedNotice) => boolean): NoticeBoard {
  const remaining = board.posted.filter(keep)
  return remaining.length === board.posted.length ? board : { ...board, posted: remaining }
}

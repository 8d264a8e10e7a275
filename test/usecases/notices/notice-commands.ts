import { messages } from '../../../core/domain/failure/message-catalogue.ts'
import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import type { NoticeHold } from '../../../core/domain/failure/notice-board.ts'
import type { NoticesModel } from '../../../core/usecases/notices/notices.ts'
import type { VirtualClock } from '@xuekan/core/testing'
import fc from 'fast-check'
import { expect } from 'vitest'

interface KnownNotice {
  readonly id: number
  readonly message: MessageKind
  readonly words: string | null
  /** Time that is left, in milliseconds; null for what stays. */
  left: number | null
  readonly heldBy: Set<NoticeHold>
}

/** What a reader knows of the notices. */
export interface KnownNotices {
  notified: number
  standing: KnownNotice[]
}

export interface RealNotices {
  readonly clock: VirtualClock
  readonly notices: NoticesModel
}

type NoticeCommand = fc.Command<KnownNotices, RealNotices>

function compare({ standing }: KnownNotices, { notices }: RealNotices): void {
  const isAlert = ({ message }: KnownNotice): boolean => messages[message].place === 'alert'
  const alert = standing.find(isAlert)
  const seen = standing.filter((one) => !isAlert(one) || one === alert)
  expect(notices.notices$.value.map(({ id, message, words }) => ({ id, message, words }))).toEqual(
    seen.map(({ id, message, words }) => ({ id, message, words })),
  )
}

const command = (name: string, act: (known: KnownNotices, real: RealNotices) => void): NoticeCommand => ({
  check: () => true,
  run: (known, real) => {
    act(known, real)
    compare(known, real)
  },
  toString: () => name,
})

const timeOf = (message: MessageKind): number | null => {
  if (messages[message].place !== 'toast') return null
  return messages[message].tone === 'error' ? 2_000 : 3_000
}

const notify = ([message, words]: readonly [MessageKind, string]): NoticeCommand =>
  command(`tell ${message} ${words}`, (known, { notices }) => {
    const shown = message === 'serverMessage' ? words : null
    const standing = known.standing.find((one) => one.message === message && one.words === shown)
    if (standing === undefined) {
      known.notified += 1
      known.standing.push({
        id: known.notified,
        message,
        words: shown,
        left: timeOf(message),
        heldBy: new Set(),
      })
    } else standing.left = timeOf(message)
    notices.notify(message, words)
  })

const wait = (milliseconds: number): NoticeCommand =>
  command(`wait ${milliseconds}`, (known, { clock }) => {
    for (const one of known.standing) if (one.left !== null && one.heldBy.size === 0) one.left -= milliseconds
    known.standing = known.standing.filter(({ left }) => left === null || left > 0)
    clock.advance(milliseconds)
  })

const dismiss = (id: number): NoticeCommand =>
  command(`dismiss ${id}`, (known, { notices }) => {
    known.standing = known.standing.filter((one) => one.id !== id)
    notices.dismiss(id)
  })

const withdraw = (message: MessageKind): NoticeCommand =>
  command(`withdraw ${message}`, (known, { notices }) => {
    known.standing = known.standing.filter((one) => one.message !== message)
    notices.withdraw(message)
  })

const act = (id: number): NoticeCommand =>
  command(`act on ${id}`, (known, { notices }) => {
    known.standing = known.standing.filter((one) => one.id !== id)
    notices.act(id)
  })

const hold = ([id, by]: readonly [number, NoticeHold]): NoticeCommand =>
  command(`hold ${id} by ${by}`, (known, { notices }) => {
    known.standing.find((one) => one.id === id)?.heldBy.add(by)
    notices.hold(id, by)
  })

const release = ([id, by]: readonly [number, NoticeHold]): NoticeCommand =>
  command(`release ${id} by ${by}`, (known, { notices }) => {
    known.standing.find((one) => one.id === id)?.heldBy.delete(by)
    notices.release(id, by)
  })

const message = fc.constantFrom<readonly [MessageKind, string]>(
  ['copyFailed', ''],
  ['logoutSuccess', ''],
  ['nodata', 'ignored'],
  ['serverMessage', 'a'],
  ['serverMessage', 'b'],
  ['searchTermEmpty', ''],
  ['searchPromptEmpty', ''],
  ['offline', ''],
)
const id = fc.integer({ min: 1, max: 5 })
const held = fc.tuple(id, fc.constantFrom<NoticeHold>('pointer', 'focus'))

export const noticeCommands = fc.commands(
  [
    message.map(notify),
    fc.constantFrom(1, 500, 1_000, 1_999, 2_000, 3_000).map(wait),
    id.map(dismiss),
    id.map(act),
    message.map(([kind]) => withdraw(kind)),
    held.map(hold),
    held.map(release),
  ],
  { size: 'medium' },
)

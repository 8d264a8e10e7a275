import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import {
  dismissNotice,
  emptyBoard,
  holdNotice,
  nextPassing,
  passNotices,
  postNotice,
  releaseNotice,
  shownNotices,
  withdrawNotices,
  type NoticeBoard,
} from '../../../core/domain/failure/notice-board.ts'
import { noticeOf } from '../../../core/domain/failure/notice.ts'
import { describe, expect, it } from 'vitest'

const post = (board: NoticeBoard, kind: MessageKind, now: number, words = ''): NoticeBoard =>
  postNotice(board, noticeOf(kind, words), now)

const shown = (board: NoticeBoard) => shownNotices(board).map(({ id, message }) => [id, message])

const one = post(emptyBoard, 'copyFailed', 100)

describe('postNotice', () => {
  it('shows toasts in the order in which they were told', () => {
    const board = post(post(one, 'nodata', 100), 'logoutSuccess', 101)
    expect(shown(board)).toEqual([
      [1, 'copyFailed'],
      [2, 'nodata'],
      [3, 'logoutSuccess'],
    ])
  })

  it('does not show the same twice, and starts its time again [C8.1]', () => {
    const board = post(post(one, 'nodata', 200), 'copyFailed', 1_500)
    expect(shown(board)).toEqual([
      [1, 'copyFailed'],
      [2, 'nodata'],
    ])
    expect(shown(passNotices(board, 3_499))).toEqual([[1, 'copyFailed']])
    expect(shown(passNotices(board, 3_500))).toEqual([])
  })

  it('keeps other words of a server apart [C8.1]', () => {
    const board = post(post(emptyBoard, 'serverMessage', 0, 'a'), 'serverMessage', 0, 'b')
    expect(shownNotices(board).map(({ words }) => words)).toEqual(['a', 'b'])
  })

  it('never gives an id again', () => {
    const board = post(dismissNotice(one, 1), 'copyFailed', 5)
    expect(shown(board)).toEqual([[2, 'copyFailed']])
  })
})

describe('shownNotices', () => {
  it('shows one alert at a time, in the order in which they were told [C5.2]', () => {
    const board = post(post(post(one, 'searchTermEmpty', 0), 'searchPromptEmpty', 0), 'nodata', 0)
    expect(shown(board)).toEqual([
      [1, 'copyFailed'],
      [2, 'searchTermEmpty'],
      [4, 'nodata'],
    ])
    expect(shown(dismissNotice(board, 2))).toEqual([
      [1, 'copyFailed'],
      [3, 'searchPromptEmpty'],
      [4, 'nodata'],
    ])
  })

  it('shows an alert until it is dismissed', () => {
    const board = post(emptyBoard, 'searchTermEmpty', 0)
    expect(nextPassing(board)).toBeNull()
    expect(passNotices(board, Number.MAX_SAFE_INTEGER)).toBe(board)
    expect(shown(dismissNotice(board, 1))).toEqual([])
  })
})

describe('passNotices', () => {
  it('takes a toast away at its time: an error after 2 s, others after 3 s [C4.10]', () => {
    const board = post(one, 'nodata', 100)
    expect(passNotices(board, 2_099)).toBe(board)
    expect(nextPassing(board)).toBe(2_100)
    const later = passNotices(board, 2_100)
    expect(shown(later)).toEqual([[2, 'nodata']])
    expect(nextPassing(later)).toBe(3_100)
    expect(shown(passNotices(later, 3_100))).toEqual([])
    expect(nextPassing(emptyBoard)).toBeNull()
  })
})

describe('dismissNotice', () => {
  it('takes away that notice alone, and nothing for an unknown id', () => {
    const board = post(one, 'nodata', 100)
    expect(shown(dismissNotice(board, 1))).toEqual([[2, 'nodata']])
    expect(dismissNotice(board, 3)).toBe(board)
  })
})

describe('withdrawNotices', () => {
  it('takes away all that was told of a message, and nothing else', () => {
    const board = post(post(post(one, 'serverMessage', 0, 'a'), 'serverMessage', 0, 'b'), 'offline', 0)
    expect(shown(withdrawNotices(board, 'serverMessage'))).toEqual([
      [1, 'copyFailed'],
      [4, 'offline'],
    ])
    expect(shown(withdrawNotices(board, 'offline'))).toHaveLength(3)
    expect(withdrawNotices(board, 'nodata')).toBe(board)
  })
})

describe('holdNotice and releaseNotice', () => {
  it('stop the time of a toast and let what is left of it go on', () => {
    const held = holdNotice(one, 1, 'pointer', 2_000)
    expect(nextPassing(held)).toBeNull()
    expect(passNotices(held, 60_000)).toBe(held)
    const released = releaseNotice(held, 1, 'pointer', 60_000)
    expect(nextPassing(released)).toBe(60_100)
  })

  it('hold as long as either the pointer or the focus does', () => {
    const held = holdNotice(holdNotice(one, 1, 'focus', 1_100), 1, 'pointer', 1_600)
    const focused = releaseNotice(held, 1, 'pointer', 2_000)
    expect(nextPassing(focused)).toBeNull()
    expect(nextPassing(releaseNotice(focused, 1, 'focus', 3_100))).toBe(4_100)
  })

  it('count each of them once', () => {
    const held = holdNotice(one, 1, 'pointer', 500)
    expect(holdNotice(held, 1, 'pointer', 900)).toBe(held)
    const released = releaseNotice(held, 1, 'pointer', 1_000)
    expect(nextPassing(released)).toBe(2_600)
    expect(releaseNotice(released, 1, 'pointer', 5_000)).toBe(released)
  })

  it('let go only what they hold, of notices that are there', () => {
    const held = holdNotice(one, 1, 'pointer', 500)
    expect(releaseNotice(held, 1, 'focus', 600)).toBe(held)
    expect(releaseNotice(held, 2, 'pointer', 600)).toBe(held)
    expect(holdNotice(one, 2, 'pointer', 500)).toBe(one)
    expect(nextPassing(holdNotice(post(one, 'nodata', 100), 2, 'focus', 500))).toBe(2_100)
  })

  it('give a toast that is told again while it is held its whole time', () => {
    const held = holdNotice(one, 1, 'pointer', 2_000)
    const again = post(held, 'copyFailed', 9_000)
    expect(nextPassing(again)).toBeNull()
    expect(nextPassing(releaseNotice(again, 1, 'pointer', 10_000))).toBe(12_000)
  })
})

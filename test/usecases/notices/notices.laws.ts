import type { Failure } from '../../../core/domain/failure/failure.ts'
import type { NoticeAction } from '../../../core/domain/failure/notice.ts'
import { createScope } from '../../../core/reactive/scope.ts'
import { createNotices } from '../../../core/usecases/notices/notices.ts'
import { notifyFailure } from '../../../core/usecases/notices/notify-failure.ts'
import { createVirtualClock } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heard } from '../support/heard.ts'
import { noticeCommands } from './notice-commands.ts'

function bench() {
  const clock = createVirtualClock(1_000)
  const scope = createScope()
  return { clock, scope, notices: createNotices(clock, scope) }
}

describe('createNotices', () => {
  it('should show what a reader expects, in whatever order things are told and time passes [C8.1, C8.4]', () => {
    fc.assert(
      fc.property(noticeCommands, (commands) => {
        const real = bench()
        const lists = heard(real.notices.notices$)
        fc.modelRun(() => ({ model: { notified: 0, standing: [] }, real }), commands)
        for (const list of lists) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      }),
      { numRuns: 300 },
    )
  })

  it('shows an error for 2 s [C4.10, C8.1]', () => {
    const { clock, notices } = bench()
    notices.notify('serverMessage', '文章已撤回')
    clock.advance(1_999)
    expect(notices.notices$.value).toEqual([
      { id: 1, message: 'serverMessage', place: 'toast', tone: 'error', words: '文章已撤回', action: null },
    ])
    clock.advance(1)
    expect(notices.notices$.value).toEqual([])
  })

  it('shows an alert until it is dismissed [C5.2]', () => {
    const { clock, notices } = bench()
    notices.notify('searchTermEmpty')
    clock.advance(1_000_000)
    expect(notices.notices$.value.map(({ place }) => place)).toEqual(['alert'])
    notices.dismiss(1)
    expect(notices.notices$.value).toEqual([])
  })

  it('shows what is so until it is withdrawn, and tells what the reader chose to do about it', () => {
    const { clock, notices } = bench()
    const chosen: NoticeAction[] = []
    notices.actions$.subscribe((action) => chosen.push(action))
    notices.notify('codeMissing', '', 'reload')
    notices.notify('offline')
    clock.advance(1_000_000)
    expect(notices.notices$.value.map(({ message }) => message)).toEqual(['codeMissing', 'offline'])
    notices.withdraw('offline')
    notices.act(2)
    expect([notices.notices$.value.length, chosen]).toEqual([1, []])
    notices.act(1)
    notices.act(1)
    expect([notices.notices$.value, chosen]).toEqual([[], ['reload']])
  })

  it('shows for 8 s what offers to undo something', () => {
    const { clock, notices } = bench()
    notices.notify('batchDeleteSuccess', '', 'undoRemoval')
    clock.advance(7_999)
    expect(notices.notices$.value.map(({ action }) => action)).toEqual(['undoRemoval'])
    clock.advance(1)
    expect(notices.notices$.value).toEqual([])
  })

  it('offers nothing once its scope has ended', () => {
    const { notices, scope } = bench()
    const chosen: NoticeAction[] = []
    notices.actions$.subscribe((action) => chosen.push(action))
    notices.notify('codeMissing', '', 'reload')
    scope.end()
    notices.act(1)
    expect(chosen).toEqual([])
  })

  it('says what is seen only when that changes', () => {
    const { clock, notices } = bench()
    const said = heard(notices.notices$)
    notices.notify('nodata')
    notices.notify('nodata')
    notices.hold(1, 'pointer')
    clock.advance(10_000)
    notices.release(1, 'pointer')
    clock.advance(10_000)
    expect(said.map((list) => list.length)).toEqual([0, 1, 0])
  })

  it('keeps no toast for ever whose clock is set back', () => {
    const { clock, scope } = bench()
    let turnedBack = 0
    const notices = createNotices({ ...clock, now: () => clock.now() - turnedBack }, scope)
    notices.notify('nodata')
    turnedBack = 100_000
    clock.advance(3_000)
    expect(notices.notices$.value).toEqual([])
  })

  it('changes no more when its scope has ended', () => {
    const { clock, notices, scope } = bench()
    notices.notify('nodata')
    scope.end()
    clock.advance(10_000)
    notices.notify('logoutSuccess')
    expect(notices.notices$.value.map(({ message }) => message)).toEqual(['nodata'])
  })
})

describe('notifyFailure', () => {
  const notified = (failure: Failure) => {
    const calls: (readonly unknown[])[] = []
    notifyFailure((...call) => void calls.push(call), failure)
    return calls
  }

  it('tells a refusal in the words of the server, and four calls in general ones [C8.1]', () => {
    const refused = (call: string, message: string): Failure => ({
      kind: 'refused',
      call,
      status: 5,
      message,
    })
    expect(notified(refused('article', '文章已撤回'))).toEqual([['serverMessage', '文章已撤回']])
    expect(notified(refused('article', ' '))).toEqual([['getDataErrorMessage']])
    for (const call of ['channelInfo', 'analyze', 'footer', 'experts'])
      expect(notified(refused(call, '出错'))).toEqual([['getDataErrorMessage']])
  })

  it('tells every other failure in general words, and leaves the end of a session to it [C4.10, C8.1]', () => {
    for (const kind of ['unreachable', 'timeout', 'absent'] as const)
      expect(notified({ kind, call: 'article' })).toEqual([['getDataErrorMessage']])
    expect(notified({ kind: 'malformed', call: 'article', field: '' })).toEqual([['getDataErrorMessage']])
    expect(notified({ kind: 'expired', call: 'article', message: '请重新登录' })).toEqual([])
  })
})

import { messages } from '../../../core/domain/failure/message-catalogue.ts'
import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import {
  durationOf,
  noticeOf,
  offerDuration,
  sameNotice,
  toastDurations,
} from '../../../core/domain/failure/notice.ts'
import { arbitraryText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const kinds = Object.keys(messages) as MessageKind[]

describe('noticeOf', () => {
  it('shows the words of the server, cleaned, where the catalogue does [C8.1]', () => {
    expect(noticeOf('serverMessage', ' <b>文章</b>已撤回 ')).toEqual({
      message: 'serverMessage',
      place: 'toast',
      tone: 'error',
      words: '文章已撤回',
      action: null,
    })
  })

  it.each([undefined, '', ' ', 'null', '<br>'])('tells %j of the server in general words [C8.1]', (words) => {
    expect(noticeOf('serverMessage', words)).toEqual({
      message: 'getDataErrorMessage',
      place: 'toast',
      tone: 'error',
      words: null,
      action: null,
    })
  })

  it('tells an ended session in the words of the server, or in those of the locales [C4.10]', () => {
    const ended = { message: 'sessionExpired', place: 'toast', tone: 'error', action: null }
    expect(noticeOf('sessionExpired', '请重新登录')).toEqual({ ...ended, words: '请重新登录' })
    expect(noticeOf('sessionExpired', ' ')).toEqual({ ...ended, words: null })
  })

  it('alerts an empty search, to be confirmed [C5.2]', () => {
    expect(noticeOf('searchTermEmpty')).toEqual({
      message: 'searchTermEmpty',
      place: 'alert',
      tone: 'notice',
      words: null,
      action: null,
    })
  })

  it('should show every message, the words of the locales unless they are the server’s [C8.4]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), arbitraryText, (kind, words) => {
        const notice = noticeOf(kind, words)
        const { place, tone, words: whose } = messages[notice.message]
        expect(notice.tone).toBe(tone)
        expect(notice.place).toBe(place === 'alert' || place === 'standing' ? place : 'toast')
        expect(notice.words).toBe(whose === 'server' && words !== '' ? words : null)
        const silent = kind === 'serverMessage' && words === ''
        expect(notice.message).toBe(silent ? 'getDataErrorMessage' : kind)
      }),
    )
  })
})

describe('toastDurations', () => {
  it('shows an error for 2 s, and nothing for less [C4.10, C8.1]', () => {
    expect(toastDurations).toEqual({ success: 3_000, notice: 3_000, error: 2_000 })
  })
})

describe('durationOf', () => {
  it('gives time to reach what a toast offers, and does not let pass what is not in passing', () => {
    expect(durationOf(noticeOf('copyFailed'))).toBe(2_000)
    expect(durationOf(noticeOf('batchDeleteSuccess', '', 'undoRemoval'))).toBe(offerDuration)
    expect(durationOf(noticeOf('offline'))).toBe(Infinity)
    expect(durationOf(noticeOf('codeMissing', '', 'reload'))).toBe(Infinity)
    expect(durationOf(noticeOf('searchTermEmpty'))).toBe(Infinity)
  })
})

describe('sameNotice', () => {
  it('compares what is told, and in whose words', () => {
    const reported = noticeOf('serverMessage', 'a')
    expect(sameNotice(reported, noticeOf('serverMessage', ' a '))).toBe(true)
    expect(sameNotice(reported, noticeOf('serverMessage', 'b'))).toBe(false)
    expect(sameNotice(reported, noticeOf('sessionExpired', 'a'))).toBe(false)
    expect(sameNotice(reported, noticeOf('serverMessage', 'a', 'reload'))).toBe(false)
  })
})

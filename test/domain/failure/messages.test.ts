import type { Failure } from '../../../core/domain/failure/failure.ts'
import { messagePlaces, messages } from '../../../core/domain/failure/message-catalogue.ts'
import type { MessageKind } from '../../../core/domain/failure/message-kind.ts'
import { messageOfFailure } from '../../../core/domain/failure/message-of-failure.ts'
import { passwordErrors } from '../../../core/domain/member/password.ts'
import { uploadRules } from '../../../core/domain/member/upload.ts'
import { failureLaws } from '@xuekan/core/testing'
import { describe, expect, it } from 'vitest'
import { eachLaw } from '../laws/each-law.ts'

const placeOf = (kinds: readonly MessageKind[]) => kinds.map((kind) => messages[kind].place)

describe('messages', () => {
  it('tells basket and clipboard in passing, good news apart from bad [C5.3, C8.5]', () => {
    const tones = {
      batchCopySuccess: 'success',
      batchCopyError: 'error',
      nodata: 'notice',
      batchNoSelected: 'notice',
      batchEmptySuccess: 'success',
      batchDeleteSuccess: 'success',
      batchFull: 'notice',
    } as const
    for (const [kind, tone] of Object.entries(tones))
      expect(messages[kind as keyof typeof tones]).toEqual({ place: 'toast', tone, words: 'locale' })
  })

  it('asks for a search term in an alert [C5.2]', () => {
    expect(placeOf(['searchTermEmpty', 'searchPromptEmpty'])).toEqual(['alert', 'alert'])
  })

  it('stands beside the field for every fault of a password, a phone number and an upload [C5.4, C5.6, C5.9]', () => {
    const faults: MessageKind[] = passwordErrors.map((error) => `password.${error}` as const)
    const uploads = Object.keys(uploadRules) as (keyof typeof uploadRules)[]
    for (const purpose of uploads) faults.push(`${purpose}.wrongType`, `${purpose}.tooLarge`)
    faults.push('phone.malformed', 'agreement.notAccepted', 'selection.tooMany', 'illegalInput')
    expect(new Set(placeOf(faults))).toEqual(new Set(['field']))
    expect(faults).toHaveLength(passwordErrors.length + 8)
  })

  it('gives the two closed sites, missing content and unknown paths a page [C8.4]', () => {
    const pages = ['siteExpired', 'siteUnavailable', 'pageUnavailable', 'pageNotFound', 'hostFailed'] as const
    expect(new Set(placeOf(pages))).toEqual(new Set(['page']))
  })

  it('shows words of the server in toasts only, as errors [C8.4]', () => {
    const reported = Object.values(messages).filter(({ words }) => words === 'server')
    expect(reported).toHaveLength(2)
    for (const message of reported) expect(message).toMatchObject({ place: 'toast', tone: 'error' })
  })

  it('uses every place and holds no words for people [C8.4]', () => {
    expect(new Set(Object.values(messages).map(({ place }) => place))).toEqual(new Set(messagePlaces))
    for (const kind of Object.keys(messages)) expect(kind).toMatch(/^[a-z]+(?:\.[a-z]+)?$/i)
  })
})

describe('messageOfFailure [C8.1, C8.4]', () => {
  const refused = (call: string, message: string): Failure => ({ kind: 'refused', call, status: 5, message })

  it('shows the words of the server, and general ones for the four calls [C8.1]', () => {
    expect(messageOfFailure(refused('article', '文章已撤回'))).toBe('serverMessage')
    for (const call of ['channelInfo', 'analyze', 'footer', 'experts'])
      expect(messageOfFailure(refused(call, '出错'))).toBe('getDataErrorMessage')
  })

  it('shows general words where the server says nothing [C8.1]', () => {
    for (const message of ['', ' '])
      expect(messageOfFailure(refused('article', message))).toBe('getDataErrorMessage')
    const silent: Failure[] = [
      { kind: 'unreachable', call: 'article' },
      { kind: 'timeout', call: 'article' },
      { kind: 'malformed', call: 'article', field: 'data' },
    ]
    for (const failure of silent) expect(messageOfFailure(failure)).toBe('getDataErrorMessage')
  })

  it('tells an ended session by the server, and missing content on its page [C4.10, C8.4]', () => {
    const ended = messageOfFailure({ kind: 'expired', call: 'article', message: '请重新登录' })
    expect([ended, messages[ended].words]).toEqual(['sessionExpired', 'server'])
    expect(messageOfFailure({ kind: 'absent', call: 'article' })).toBe('pageUnavailable')
  })

  eachLaw(failureLaws(messageOfFailure))
})

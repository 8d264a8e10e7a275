import { messageOfFailure, readJumpUrl } from '@xuekan/core'
import { describe, expect, it } from 'vitest'

const read = (answer: unknown) => readJumpUrl(answer, 'articleJump')

describe('readJumpUrl', () => {
  it.each(['https://example.org/a?b#c', 'HTTP://example.org', '/zh/article/7', '/'])(
    'follows the bare URL %s [C7.7]',
    (url) => {
      expect(read(` ${url} `)).toEqual({ ok: true, value: url })
    },
  )

  it.each([
    'javascript:alert(1)',
    'mailto:a@example.org',
    'mailto:a@example.org?body=https://b',
    'tel:+861012345678',
    '//evil.example',
    '/\\evil.example',
    'example.org',
    'ahttps://example.org',
    '<html></html>',
    7,
    true,
    ['https://example.org'],
    { url: 'https://example.org' },
  ])('follows nothing for %j [C7.7]', (answer) => {
    expect(read(answer)).toEqual({ ok: false, error: { kind: 'malformed', call: 'articleJump', field: '' } })
  })

  it.each([null, undefined, '', '  ', 'null', 'undefined'])('is absent for %j', (answer) => {
    expect(read(answer)).toEqual({ ok: false, error: { kind: 'absent', call: 'articleJump' } })
  })

  it('is a failure with its message where the answer carries a status, whatever it is [C7.7] [C8.3]', () => {
    const refused = (status: number, message: string) => ({
      ok: false,
      error: { kind: 'refused', call: 'articleJump', status, message },
    })
    expect(read({ status: 500, message: '文章不存在' })).toEqual(refused(500, '文章不存在'))
    expect(read({ status: 0, message: 'ok', data: 'https://example.org' })).toEqual(refused(0, 'ok'))
    expect(read({ status: '10001', message: null })).toEqual(refused(10001, ''))
    expect(read({ status: 'x' })).toEqual(refused(0, ''))
    expect(read({ status: null, message: 'no' })).toEqual(refused(0, 'no'))
    expect(read('{"status":1,"message":"no"}')).toEqual(refused(1, 'no'))
  })

  it("shows the server's words for a refusal, and ends the session for a status of 401 [C4.10] [C8.3]", () => {
    const told = (answer: unknown) => {
      const result = read(answer)
      return result.ok ? null : messageOfFailure(result.error)
    }
    expect(told({ status: 1, message: '没有权限' })).toBe('serverMessage')
    expect(told({ status: 1 })).toBe('getDataErrorMessage')
    expect(read({ status: '401', message: 'expired' })).toEqual({
      ok: false,
      error: { kind: 'expired', call: 'articleJump', message: 'expired' },
    })
    expect(told({ status: 401, message: 'expired' })).toBe('sessionExpired')
  })
})

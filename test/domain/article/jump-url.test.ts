import { jumpUrlOf } from '../../../core/domain/article/jump-url.ts'
import { describe, expect, it } from 'vitest'

const read = (answer: string | null) => jumpUrlOf(answer, 'articleJump')

describe('jumpUrlOf', () => {
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
    '7',
    'true',
  ])('follows nothing for %j [C7.7]', (answer) => {
    expect(read(answer)).toEqual({ ok: false, error: { kind: 'malformed', call: 'articleJump', field: '' } })
  })

  it.each([null, '', '  ', 'null', 'undefined'])('is absent for %j', (answer) => {
    expect(read(answer)).toEqual({ ok: false, error: { kind: 'absent', call: 'articleJump' } })
  })
})

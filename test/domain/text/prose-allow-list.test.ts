import { isProseAddress, isProseId } from '../../../core/domain/text/prose-allow-list.ts'
import { describe, expect, it } from 'vitest'

describe('isProseId', () => {
  it.each(['a', 'Z', 'fig1', 'sec-2.1', 'ns:ref_3'])('allows %s', (id) => {
    expect(isProseId(id)).toBe(true)
  })

  it.each(['', '1a', '_a', '-a', 'a b', 'a"', ' a', 'a/b', '图1'])('refuses %j', (id) => {
    expect(isProseId(id)).toBe(false)
  })
})

describe('isProseAddress', () => {
  it.each([
    'http://example.org/a',
    'https://example.org/a',
    'HTTPS://example.org/a',
    'mailto:a@example.org',
    '/zh/article/7',
    '/',
    '#fig1',
    '?page=2',
    './a',
    '../a',
  ])('allows %s', (address) => {
    expect(isProseAddress(address)).toBe(true)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'javascript:https://example.org',
    'data:text/html,a',
    'ftp://example.org',
    'https:/example.org',
    '//example.org',
    '/\\example.org',
    '.../a',
    'a/b',
    ' https://example.org',
    'https://example.org/a b',
    'https://example.org/\u0001',
    'https://example.org\\a',
  ])('refuses %j', (address) => {
    expect(isProseAddress(address)).toBe(false)
  })
})

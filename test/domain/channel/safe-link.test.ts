import { safeLink } from '../../../core/domain/channel/safe-link.ts'
import { describe, expect, it } from 'vitest'

describe('safeLink', () => {
  it.each([
    'https://example.org/a?b#c',
    'HTTP://example.org',
    'mailto:a@example.org',
    'tel:+86-10-1234',
    '/zh/about/1',
    '/a//b',
    '/',
  ])('opens %s', (link) => {
    expect(safeLink(link)).toBe(link)
  })

  it.each([
    'null',
    'undefined',
    '',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'https:evil.example',
    'https:///evil.example',
    'http://',
    'mailto:',
    'tel:',
    '1mailto:a@example.org',
    'x:https://example.org',
    'example.org',
    'about/1',
    'blob:https://example.org/1',
  ])('opens nothing for %j [C2.24]', (link) => {
    expect(safeLink(link)).toBeNull()
  })
})

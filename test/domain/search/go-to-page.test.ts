import { goToPage } from '../../../core/domain/search/go-to-page.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('goToPage', () => {
  it.each([
    ['1', { ok: true, value: 1 }],
    [' 7 ', { ok: true, value: 7 }],
    ['+7', { ok: true, value: 7 }],
    ['007', { ok: true, value: 7 }],
    ['１２', { ok: true, value: 12 }],
    ['20', { ok: true, value: 20 }],
    ['21', { ok: false, error: 'outside' }],
    ['0', { ok: false, error: 'outside' }],
    ['-1', { ok: false, error: 'outside' }],
    ['9'.repeat(400), { ok: false, error: 'outside' }],
    ['', { ok: false, error: 'empty' }],
    [' \t', { ok: false, error: 'empty' }],
    ['\u3000', { ok: false, error: 'empty' }],
    ['2.5', { ok: false, error: 'malformed' }],
    ['1e1', { ok: false, error: 'malformed' }],
    ['0x2', { ok: false, error: 'malformed' }],
    ['x2', { ok: false, error: 'malformed' }],
    ['2x', { ok: false, error: 'malformed' }],
    ['+', { ok: false, error: 'malformed' }],
    ['Infinity', { ok: false, error: 'malformed' }],
  ])('reads %j behind Go to, of 20 pages, as %j [C9.11]', (raw, result) => {
    expect(goToPage(raw, 20)).toEqual(result)
  })

  it('should lead to a page that is there, for any text and any number of pages [C9.11]', () => {
    const text = fc.oneof(fc.string(), fc.integer().map(String), fc.nat({ max: 30 }).map(String))
    fc.assert(
      fc.property(text, fc.nat({ max: 20 }), (raw, pages) => {
        const page = goToPage(raw, pages)
        expect(page.ok ? Number.isInteger(page.value) && page.value >= 1 && page.value <= pages : true).toBe(
          true,
        )
      }),
    )
  })

  it('finds no page where there is none [C9.11]', () => {
    expect(goToPage('1', 0)).toEqual({ ok: false, error: 'outside' })
    expect(goToPage('1', NaN)).toEqual({ ok: false, error: 'outside' })
  })
})

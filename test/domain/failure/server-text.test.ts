import { carriedText, serverText, serverTextLimit } from '../../../core/domain/failure/server-text.ts'
import { arbitraryMarkup, junkText } from '@xuekan/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('serverText', () => {
  it.each([
    ['文章已撤回', '文章已撤回'],
    ['  not   allowed\r\n\there ', 'not allowed here'],
    ['<b>系统</b>出错<br>请<i>重试</i>', '系统出错 请重试'],
    ['<script>alert(1)</script>出错', '出错'],
    ['p &lt; 0.05 &amp; n > 3', 'p < 0.05 & n > 3'],
    ['x\u0000y\u0007z', 'x y z'],
    ['half \uD83D done', 'half done'],
    ['👍🏽 👩‍🔬', '👍🏽 👩‍🔬'],
  ])('shows %j as %j [C8.1]', (raw, shown) => {
    expect(serverText(raw)).toBe(shown)
  })

  it('drops what turns or parts words unseen, and ends no line [C8.1]', () => {
    expect(serverText('\u202Eevil\u202C \u200Bword\u2066s\u200F')).toBe('evil words')
    expect(serverText('one\u2028two\u2029three')).toBe('one two three')
    expect(serverText('\u200B\uFEFF\u2060')).toBe('')
  })

  it.each(['', '   ', '\n', 'null', ' undefined ', '<br/>', '<p>null</p>'])(
    'takes %j for nothing said [C8.1]',
    (raw) => {
      expect(serverText(raw)).toBe('')
    },
  )

  it('shows at most 300 characters, and that more was said [C8.1]', () => {
    expect(serverTextLimit).toBe(300)
    expect(serverText('水'.repeat(300))).toBe('水'.repeat(300))
    expect(serverText('水'.repeat(301))).toBe(`${'水'.repeat(299)}…`)
    expect(serverText('𠮷'.repeat(300))).toBe('𠮷'.repeat(300))
    expect(serverText('𠮷'.repeat(301))).toBe(`${'𠮷'.repeat(299)}…`)
  })

  it('should be one short line without markup, whatever a server says [C8.1]', () => {
    fc.assert(
      fc.property(
        fc.oneof(junkText, arbitraryMarkup, fc.string({ minLength: 290, maxLength: 500 })),
        (raw) => {
          const words = serverText(raw)
          expect([...words].length).toBeLessThanOrEqual(300)
          expect(words).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E]|\s{2}|^\s|\s$/u)
          expect(['null', 'undefined']).not.toContain(words)
        },
      ),
    )
  })
})

describe('carriedText', () => {
  it('should not read the rest of a tag within a tag as markup of its own [C8.1]', () => {
    const raw = `${' '.repeat(290)}<A  <A      >    >`
    expect(serverText(raw)).not.toMatch(/<a/i)
    expect(serverText(carriedText(raw))).toBe(serverText(raw))
  })

  it('should be at most 300 characters, of which a notice shows the same as of the whole [C8.1]', () => {
    fc.assert(
      fc.property(
        fc.oneof(junkText, arbitraryMarkup, fc.string({ minLength: 290, maxLength: 5_000 })),
        (raw) => {
          const carried = carriedText(raw)
          expect([...carried].length).toBeLessThanOrEqual(300)
          // a character that is written as a reference may be cut in two
          expect(raw.includes('&') || serverText(carried) === serverText(raw)).toBe(true)
        },
      ),
    )
  })

  it('leaves short words as they came', () => {
    expect(carriedText(' <b>p &lt; 0.05</b>\n')).toBe(' <b>p &lt; 0.05</b>\n')
  })
})

import { describe, expect, it } from 'vitest'
import { printProse } from '../../../server/rc-pub/pdf/print-prose.ts'

describe('printProse', () => {
  it('keeps links that mean something on paper, and of films and sounds the link alone', () => {
    expect(
      printProse(
        '<a href="/rc-pub/front/files/get?id=1" rel="noopener">a.webm</a><video src="/rc-pub/front/files/get?id=1" controls preload="metadata"></video><a href="https://example.org">b</a><audio src="/c" controls></audio>',
      ),
    ).toBe('<a rel="noopener">a.webm</a><a href="https://example.org">b</a>')
  })
})

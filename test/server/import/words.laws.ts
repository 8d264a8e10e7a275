import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { wordsOfHtml } from '../../../server/rc-pub/import/words/words-of.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const names = (
  'p sec title label bold sup xref ext-link uri email fig caption table-wrap table thead tbody tr td th list list-item ' +
  'boxed-text fn disp-quote media supplementary-material code def-list statement verse-group unheard-of'
).split(' ')

/** Elements of a text and one that nobody knows, each around words that stand nowhere else. */
const wordy = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constant('§'),
    fc
      .tuple(fc.constantFrom(...names), fc.array(tie('part'), { maxLength: 4 }))
      .map(([name, inner]) => `<${name}>${inner.join('')}</${name}>`),
  ),
})).part

describe('readJats', () => {
  it('should show or report each word of a text, whatever holds it', () => {
    fc.assert(
      fc.property(fc.array(wordy, { maxLength: 6 }), (parts) => {
        let count = 0
        const xml = article({
          body: parts.join('').replace(/§/g, () => {
            count += 1
            return ` w${'abcdefghij'[count % 10]}${'x'.repeat(Math.floor(count / 10))}z `
          }),
        })
        const tree = readXml(xml, '')
        if (!tree.ok) throw new Error(tree.error.reason)
        const record = recordOf(xml)
        const shown = new Set(wordsOfHtml(record.fullText.en?.html ?? ''))
        const reported = new Set(unshownWords(tree.value, record).unshown.flatMap(({ words }) => words))
        const body = xml.slice(xml.indexOf('<body>'), xml.indexOf('</body>'))
        for (const [word] of body.matchAll(/\bw[a-j]x*z\b/g))
          expect(shown.has(word) || reported.has(word)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

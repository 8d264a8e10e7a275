import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bareLabel, referenceLabels } from '../../../server/rc-pub/import/html/reference-label.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { wordsOfHtml } from '../../../server/rc-pub/import/words/words-of.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf } from './support.ts'

const labels = fc.uniqueArray(fc.constantFrom('7', '[8]', 'a', '(b)', 'c)', '[Lind20]', 'Moe 1999', '9a'), {
  maxLength: 2,
})

const citation = fc.record({
  before: labels,
  within: labels,
  isWritten: fc.boolean(),
  words: fc.constantFrom('Alder', 'Birch', 'Cedar'),
})

const labelsXml = (texts: readonly string[]): string => texts.map((text) => `<label>${text}</label>`).join('')

type Citation = typeof citation extends fc.Arbitrary<infer Value> ? Value : never

const citationXml = ({ before, within, isWritten, words }: Citation, index: number): string => {
  const inner = labelsXml(within)
  const own = isWritten
    ? `<mixed-citation id="c${index}">${inner} ${words} writes.</mixed-citation>`
    : `<element-citation id="c${index}">${inner}<source>${words}</source></element-citation>`
  return labelsXml(before) + own
}

describe('labels of a reference and of its citations', () => {
  it('are shown, each, wherever they stand, and no word of the reference is lost or reported', () => {
    fc.assert(
      fc.property(fc.array(citation, { minLength: 1, maxLength: 4 }), (citations) => {
        const forms = new Set(citations.map(({ isWritten }) => isWritten))
        const ref = `<ref id="r">${citations.map(citationXml).join('')}</ref>`
        const cited = citations.map((_, index) => `<xref ref-type="bibr" rid="c${index}">see</xref>`)
        const xml = article({ body: `<p>${cited.join(' ')}</p>`, back: `<ref-list>${ref}</ref-list>` })
        const tree = readXml(xml, '')
        const record = recordOf(xml)
        const html = record.fullText.en?.html ?? ''
        const [, item = ''] = /<li id="r-r">(.*?)<\/li>/.exec(html) ?? []
        const shown = ` ${item.replace(/<[^>]*>/g, ' ')} ${record.references[0]?.label ?? ''} `
        // forms of one work in fields and written out are one, unless labels tell them apart
        const all = readXml(ref, '')
        const areOne = forms.size === 2 && all.ok && !referenceLabels(all.value).areApart
        const lost = citations
          .flatMap(({ before, within, isWritten }) => (areOne && !isWritten ? [] : [...before, ...within]))
          .filter((label) => !shown.includes(bareLabel(label)))
        expect(lost).toEqual([])
        // a label that stands there twice is said once
        const told = tree.ok ? unshownWords(tree.value, record).unshown.flatMap(({ words }) => words) : ['']
        const known = new Set(wordsOfHtml(shown))
        expect(told.filter((word) => !known.has(word))).toEqual([])
        expect(html.split('<a href="#r-r" class="ref-bibr">see</a>')).toHaveLength(citations.length + 1)
      }),
      { numRuns: 300 },
    )
  })
})

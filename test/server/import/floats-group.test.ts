import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

const lost = (pieces: Pieces) => {
  const tree = readXml(article(pieces), 'pictures.xml')
  return tree.ok ? unshownWords(tree.value, recordOf(article(pieces))).unshown : tree.error
}

describe('what a file keeps apart from its text', () => {
  it('stands behind it, whatever it is, and no word is lost', () => {
    const after =
      '<floats-group><graphic xlink:href="b.png"><caption><p>floating picture</p></caption></graphic><supplementary-material><caption><p>more sheets</p></caption></supplementary-material><p>loose words</p><table-wrap-group id="g"><label>Tables 1–2</label><table-wrap><table><tbody><tr><td>cell</td></tr></tbody></table></table-wrap></table-wrap-group></floats-group>'
    const pieces = { body: '<p>See <xref ref-type="table" rid="g">the tables</xref>.</p>', after }
    const html = recordOf(article(pieces)).fullText.en?.html ?? ''
    for (const words of ['floating picture', 'more sheets', 'loose words', 'cell'])
      expect(html).toContain(words)
    expect(html).toContain('<a href="#t-g" class="ref-table">the tables</a>')
    expect(lost(pieces)).toEqual([])
  })
})

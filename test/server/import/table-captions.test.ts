import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

const lost = (pieces: Pieces) => {
  const xml = article(pieces)
  const tree = readXml(xml, 'test.xml')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown : null
}

describe('a caption in a table', () => {
  it('is that of what holds the table, also beside one of its own, in the text and in the record [issue 14]', () => {
    const table =
      '<table><caption><title>Reeds</title><p>Of two ponds.</p></caption><tr><td>1</td></tr></table>'
    const pieces = {
      body: `<table-wrap><label>Table 1</label>${table}</table-wrap><table-wrap><label>Table 2</label><caption><p>Mud.</p></caption><alternatives>${table}</alternatives></table-wrap>${table}`,
    }
    const record = recordOf(article(pieces))
    expect(lost(pieces)).toEqual([])
    expect(record.tables.map(({ caption }) => caption.en)).toEqual([
      'Reeds. Of two ponds.',
      'Reeds. Mud. Of two ponds.',
    ])
    expect(record.fullText.en?.html).toContain(
      '<p><span class="caption-title">Reeds.</span> Of two ponds.</p><div class="table-scroll"',
    )
  })
})

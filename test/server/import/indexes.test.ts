import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, recordOf, type Pieces } from './support.ts'

const htmlOf = (pieces: Pieces): string => recordOf(article(pieces)).fullText.en?.html ?? ''

const lost = (pieces: Pieces) => {
  const xml = article(pieces)
  const tree = readXml(xml, 'test.xml')
  return tree.ok ? unshownWords(tree.value, recordOf(xml)).unshown : null
}

describe('parts of an index', () => {
  const index = `<index><index-title-group><title>Plants</title></index-title-group>
    <index-entry><term>alder</term><nav-pointer rid="s1">3</nav-pointer><nav-pointer>5</nav-pointer><see-entry>birch</see-entry>
    <index-entry><term>leaf</term><nav-pointer-group><nav-pointer>4</nav-pointer><nav-pointer>9</nav-pointer></nav-pointer-group></index-entry></index-entry>
    <index-div><title>B</title><index-entry><term>birch</term><nav-pointer>7</nav-pointer><see-also-entry>See also elm</see-also-entry></index-entry></index-div></index>`

  it('stand apart, each term on a line with its places and other terms [issue 14]', () => {
    const pieces = { body: '<sec id="s1"><title>Trees</title><p>Text.</p></sec>', back: index }
    const html = htmlOf(pieces)
    expect(lost(pieces)).toEqual([])
    expect(html).toMatch(/<h2[^>]*>Plants<\/h2>/)
    expect(html).toContain(
      '<li>alder, <a href="#s-s1">3</a>, 5, see birch<ul class="simple"><li>leaf, 4, 9</li>',
    )
    expect(html).toMatch(/<h3[^>]*>B<\/h3><ul class="simple"><li>birch, 7, See also elm<\/li>/)
  })
})

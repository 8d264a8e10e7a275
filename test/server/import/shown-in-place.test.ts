import { describe, expect, it } from 'vitest'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { article, bodyHtml, recordOf, type Pieces } from './support.ts'

/** Words that the report of an import tells of as lost. */
const lost = (pieces: Pieces): readonly string[] => {
  const xml = article(pieces)
  const tree = readXml(xml, 'test.xml')
  if (!tree.ok) throw new Error(tree.error.reason)
  return unshownWords(tree.value, recordOf(xml)).unshown.flatMap(({ words }) => words)
}

describe('a section that is a heading alone', () => {
  it('is shown in its place, at its level, and named in the outline [C2.15]', () => {
    const body =
      '<sec id="a"><title>Weirs</title></sec><sec id="b"><title>Otters</title><sec id="c"><title>Young</title><p/></sec></sec>'
    expect(bodyHtml(body)).toBe(
      '<section id="s-a"><h2 id="s-a-h">Weirs</h2></section>' +
        '<section id="s-b"><h2 id="s-b-h">Otters</h2><section id="s-c"><h3 id="s-c-h">Young</h3></section></section>',
    )
    expect(lost({ body })).toEqual([])
  })

  it('is shown behind the text, also as a group of notes, but not where its references stand under it [C2.15]', () => {
    const back =
      '<ack><title>Thanks</title></ack><fn-group><title>Remarks</title></fn-group>' +
      '<sec><title>Works</title><ref-list><ref><mixed-citation>Alder.</mixed-citation></ref></ref-list></sec>' +
      '<app-group><app><title>Forms on request</title></app></app-group>'
    const headings = [...bodyHtml('<p>Text.</p>', { back }).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, h]) => h)
    expect(headings).toEqual(['Thanks', 'Remarks', 'Forms on request', 'Works'])
    expect(lost({ back })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf } from './support.ts'

const fields =
  '<element-citation publication-type="book"><name><surname>Quist</surname><given-names>A</given-names></name><source>Weirs of the north</source><year>2020</year></element-citation>'
const written = '<mixed-citation>A. Quist, <source>Weirs of the north</source> (2020).</mixed-citation>'
const forms = `<citation-alternatives>${fields}${written}</citation-alternatives>`

describe('forms of one citation', () => {
  it('within a text are one, that which is written out', () => {
    const html = bodyHtml(`<p>As shown in ${forms} The rest.</p>`)
    expect(html).toBe('<p>As shown in A. Quist, <i>Weirs of the north</i> (2020). The rest.</p>')
  })

  it('are one in the language of the text, where they are translations', () => {
    const both = `<citation-alternatives><mixed-citation xml:lang="zh">堰的研究.</mixed-citation><mixed-citation xml:lang="en">On weirs.</mixed-citation></citation-alternatives>`
    expect(bodyHtml(`<p>See ${both}</p>`)).toBe('<p>See On weirs.</p>')
    expect(
      recordOf(article({ attributes: 'xml:lang="zh"', body: `<p>见${both}</p>` })).fullText.zh?.html,
    ).toBe('<p>见堰的研究.</p>')
  })

  it('without one that is written out are their fields, and none without any form', () => {
    expect(bodyHtml(`<p>See <citation-alternatives>${fields}</citation-alternatives></p>`)).toContain(
      'Weirs of the north',
    )
    expect(bodyHtml('<p>See <citation-alternatives>this</citation-alternatives></p>')).toBe('<p>See this</p>')
  })

  it('are one in an abstract, a title and the name of a group', () => {
    const meta = `<abstract><p>After ${forms}</p></abstract>`
    const record = recordOf(article({ meta, title: `On ${forms}` }))
    expect(record.abstractHtml.en).toBe('<p>After A. Quist, <i>Weirs of the north</i> (2020).</p>')
    expect(record.title.en).toBe('On A. Quist, Weirs of the north (2020).')
    const group =
      '<collab-alternatives><collab>Weir Group</collab><collab xml:lang="de">Wehrgruppe</collab></collab-alternatives>'
    const back = `<ref-list><ref id="r"><mixed-citation>${group}. <source>Gauges</source>. 2019.</mixed-citation></ref></ref-list>`
    expect(recordOf(article({ back })).references[0]?.text).toBe('Weir Group [Wehrgruppe]. Gauges. 2019.')
  })

  it('are told of as lost by no word', () => {
    const xml = article({ body: `<p>As shown in ${forms}</p>` })
    const tree = readXml(xml, 'forms.xml')
    expect(tree.ok && unshownWords(tree.value, recordOf(xml)).unshown).toEqual([])
  })
})

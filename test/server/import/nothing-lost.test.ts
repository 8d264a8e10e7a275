import { describe, expect, it } from 'vitest'
import { withHtmlTables } from '../../../server/rc-pub/import/xml/cals-tables.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { article, bodyHtml, fixture, recordOf } from './support.ts'

const treeOf = (xml: string) => {
  const tree = readXml(xml, 'test.xml')
  if (!tree.ok) throw new Error(tree.error.reason)
  return tree.value
}

/** Words of a file that stand nowhere in its record. */
const lost = (xml: string): readonly string[] =>
  unshownWords(treeOf(xml), recordOf(xml)).unshown.flatMap(({ words }) => words)

const textOf = (html: string | undefined): string =>
  (html ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

describe('unshownWords', () => {
  it('names the element, the line and the words that a record lacks, and each word needs one of its own', () => {
    const xml = article({ body: '<p>calm water</p>\n<p>deep water under ice</p>' })
    const record = recordOf(article({ body: '<p>calm &amp; deep <bold>WATER</bold></p>' }))
    const count = unshownWords(treeOf(xml), record)
    expect(count.unshown).toEqual([{ element: 'p', line: 6, words: ['water', 'under', 'ice'] }])
    expect(count.total).toBe(8)
  })

  it('counts a long text piece by piece, and finds the one word in it that is lost', () => {
    const paragraphs = Array.from(
      { length: 2000 },
      (_, at) => `<p>Otter ${at} dives <italic>dee</italic>p.</p>`,
    )
    const xml = article({ body: paragraphs.join('') })
    const record = recordOf(xml)
    const html = record.fullText.en?.html ?? ''
    const without = { en: { language: 'en', html: html.replace('Otter 1500 ', 'Otter ') }, zh: null } as const
    expect(lost(xml)).toEqual([])
    expect(unshownWords(treeOf(xml), { ...record, fullText: without }).unshown).toMatchObject([
      { element: 'p', words: ['1500'] },
    ])
  })

  it('leaves out identifiers, sources of formulae, and all forms of a thing but that which is shown', () => {
    const body =
      '<p><inline-formula><alternatives><tex-math>\\unread</tex-math><mml:math><mml:mi>x</mml:mi></mml:math></alternatives></inline-formula></p>'
    const back =
      '<ref-list><ref id="r"><citation-alternatives><mixed-citation>Weirs. 2020.</mixed-citation><element-citation><source>Weirs</source><year>2020</year><pub-id pub-id-type="pmid">77</pub-id></element-citation></citation-alternatives></ref></ref-list>'
    expect(lost(article({ body, back }))).toEqual([])
  })

  it('knows letters of mathematics, ligatures and Chinese characters for what they are', () => {
    const record = recordOf(article({ body: '<p>fine ℝ 文水</p>' }))
    expect(unshownWords(treeOf(article({ body: '<p>ﬁne R 水文</p>' })), record).unshown).toEqual([])
  })
})

describe('tables of the exchange model', () => {
  it('keep rows, spans by name and number, empty places and alignment', () => {
    const html = recordOf(fixture('exchange-table')).tables[0]?.html.en ?? ''
    expect(html).toContain(
      '<thead><tr><th rowspan="2" scope="col">River</th><th class="align-right" colspan="2" scope="colgroup">Discharge</th>',
    )
    expect(html).toContain(
      '<tr><th class="align-right" scope="col">Spring</th><th class="align-right" scope="col">Summer</th></tr></thead>',
    )
    expect(html).toContain(
      '<tbody><tr><td>Alder</td><td class="align-center" colspan="3">dammed</td></tr><tr><td>Birch</td><td></td><td></td><td>estimated</td></tr></tbody>',
    )
    expect(lost(fixture('exchange-table'))).toEqual([])
  })

  it('leave any other tree as it is', () => {
    const tree = treeOf(article({ body: '<table-wrap><table><tr><td>1</td></tr></table></table-wrap>' }))
    expect(withHtmlTables(tree)).toBe(tree)
  })

  it('write an empty cell where a row begins behind its first column, below a cell of two rows', () => {
    const html =
      bodyHtml(`<table-wrap><table><tgroup cols="3"><colspec colname="a"/><colspec colname="b"/><colspec colname="c"/>
      <tbody><row><entry colname="b" morerows="1">B</entry><entry>C</entry></row><row><entry colname="c">D</entry></row></tbody></tgroup></table></table-wrap>`)
    expect(html).toContain('<tr><td></td><td rowspan="2">B</td><td>C</td></tr><tr><td></td><td>D</td></tr>')
  })
})

describe('letters of peer review', () => {
  const html = recordOf(fixture('reviewed')).fullText.en?.html ?? ''

  it('stand behind the references, each under a heading with its writers', () => {
    expect(html).toMatch(
      /<section class="peer-review" id="peer-review"><h2 id="peer-review-h">Peer review<\/h2><details><summary>Letters, reports and replies<\/summary><section id="l-SA1"><h3 id="l-SA1-h">Assessment of the editor<\/h3><p class="attrib">Ada Quist, Reviewing editor, Weir Institute, Norway<\/p><p>A valuable dataset\.<\/p><\/section>/,
    )
    expect(html).toContain('<h3 id="l-SA2-h">Reviewer report</h3>')
    expect(html).toMatch(/<h3 id="l-R1-h">Author response<\/h3><p>The gauges were recalibrated\.<\/p><figure/)
  })

  it('keep their ids apart from those of the article, and lose no word', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(html).toContain('<a href="#r-q1" class="ref-bibr">1</a>')
    expect(lost(fixture('reviewed'))).toEqual([])
  })
})

describe('abstracts of any type', () => {
  const abstract = (type: string, text: string, title = '') =>
    `<abstract abstract-type="${type}">${title === '' ? '' : `<title>${title}</title>`}<p>${text}</p></abstract>`

  it('become the abstract where there is no other', () => {
    const record = recordOf(article({ meta: abstract('key-message', 'Only this.') }))
    expect(record.abstractHtml.en).toBe('<p>Only this.</p>')
    expect(record.fullText.en?.html).not.toContain('Only this')
  })

  it('are titled summaries beside the abstract, and one that repeats it is left out', () => {
    const meta =
      '<abstract><p>Silt moves in floods.</p></abstract>' +
      abstract('editor', 'An editor liked it.') +
      abstract('patient-summary', 'Water is safe.') +
      abstract('toc', 'Seen from afar.') +
      abstract('significance', 'Weirs fill.', 'Why it matters') +
      abstract('teaser', 'Silt moves in floods.')
    const record = recordOf(article({ meta }))
    expect(record.abstractHtml.en).toBe('<p>Silt moves in floods.</p>')
    const headings = [...(record.fullText.en?.html ?? '').matchAll(/<h2[^>]*>([^<]*)/g)].map(
      ([, title]) => title,
    )
    expect(headings).toEqual(['Editor’s summary', 'Patient summary', 'Summary', 'Why it matters'])
  })

  it('are known beside the abstract of an article without a text, under their titles', () => {
    const meta =
      '<abstract><p>Silt moves in floods.</p></abstract>' +
      abstract('significance', 'Weirs fill.', 'Why it <i>matters</i>') +
      '<abstract abstract-type="graphical"><fig><caption><p>A flood in one picture.</p></caption><graphic xlink:href="flood.png"/></fig></abstract>' +
      '<trans-abstract abstract-type="graphical" xml:lang="zh"><fig><caption><p>一图看懂洪水。</p></caption><graphic xlink:href="flood.png"/></fig></trans-abstract>'
    const xml = article({ meta, body: '' })
    const record = recordOf(xml)
    expect(recordOf(xml.replace('<body></body>', '')).about).toEqual(record.about)
    expect(record.abstractHtml).toEqual({ zh: '', en: '<p>Silt moves in floods.</p>' })
    expect(record.about?.summaries).toEqual({
      en: '<p><b>Why it matters</b> Weirs fill.</p><p><b>Graphical abstract</b> A flood in one picture.</p>',
      zh: '<p><b>图文摘要</b> 一图看懂洪水。</p>',
    })
    expect(record.fullText).toEqual({ zh: null, en: null })
    expect(lost(xml)).toEqual([])
  })

  it('with a picture keep its words', () => {
    const meta =
      '<abstract><p>All.</p></abstract><abstract abstract-type="graphical"><fig><caption><p>A flood in one picture.</p></caption><graphic xlink:href="flood.png"/></fig></abstract>'
    const record = recordOf(article({ meta }))
    expect(record.graphicAbstractUrl).toBe('/files/flood.png')
    expect(textOf(record.fullText.en?.html)).toContain('A flood in one picture.')
  })
})

describe('keywords', () => {
  it('of a vocabulary are their words, without address and number', () => {
    const meta = `<kwd-group><compound-kwd><compound-kwd-part>http://vocabulary.example/uat/498</compound-kwd-part><compound-kwd-part>Exoplanets</compound-kwd-part><compound-kwd-part>498</compound-kwd-part></compound-kwd>
      <compound-kwd><compound-kwd-part content-type="code">IV.2</compound-kwd-part><compound-kwd-part content-type="text">Weirs</compound-kwd-part></compound-kwd></kwd-group>`
    const record = recordOf(article({ meta }))
    expect(record.keywords.en).toEqual(['Exoplanets', 'Weirs'])
    expect(record.fullText.en?.html).toMatch(
      /<h2[^>]*>Codes of keywords<\/h2><p>Exoplanets \(http:\/\/vocabulary\.example\/uat\/498, 498\); Weirs \(IV\.2\)<\/p>/,
    )
    expect(lost(article({ meta }))).toEqual([])
  })

  it('of further groups in the language of the text stand behind it', () => {
    const meta = `<kwd-group><kwd>weir</kwd></kwd-group><kwd-group kwd-group-type="secondary"><kwd>silt</kwd></kwd-group><kwd-group><kwd>flood</kwd></kwd-group><kwd-group xml:lang="zh"><kwd>水坝</kwd></kwd-group><kwd-group xml:lang="zh"><title>中图分类号</title><kwd>TV1</kwd></kwd-group>`
    const record = recordOf(article({ meta }))
    expect(record.keywords).toEqual({ zh: ['水坝'], en: ['weir'] })
    expect(record.fullText.en?.html).toMatch(
      /<h2[^>]*>Secondary<\/h2><p>silt<\/p><\/section><section><h2[^>]*>Further keywords<\/h2><p>flood<\/p>/,
    )
    const chinese = article({
      attributes: 'xml:lang="zh"',
      title: '低坝',
      body: '<p>水。</p>',
      meta: '<kwd-group xml:lang="zh"><kwd>水坝</kwd></kwd-group><kwd-group xml:lang="zh"><title>中图分类号</title><kwd>TV1</kwd></kwd-group>',
    })
    expect(recordOf(chinese).fullText.zh?.html).toMatch(/<h2[^>]*>中图分类号<\/h2><p>TV1<\/p>/)
  })

  it('of a classification keep their codes with their words', () => {
    const meta = `<kwd-group kwd-group-type="PACS"><compound-kwd><compound-kwd-part content-type="code">92.40.Qk</compound-kwd-part><compound-kwd-part content-type="text">Surface water</compound-kwd-part></compound-kwd></kwd-group>`
    expect(recordOf(article({ meta })).fullText.en?.html).toMatch(
      /<h2[^>]*>PACS<\/h2><p>92\.40\.Qk Surface water<\/p>/,
    )
    expect(lost(article({ meta }))).toEqual([])
  })

  it('that say something else stand behind the text under their heading', () => {
    const meta =
      '<kwd-group kwd-group-type="abbreviations"><kwd><abbrev>SSC<def><p>suspended sediment concentration</p></def></abbrev></kwd></kwd-group><kwd-group kwd-group-type="research-organism"><title>Research organism</title><kwd>Otter</kwd></kwd-group>'
    const html = recordOf(article({ meta })).fullText.en?.html ?? ''
    expect(html).toMatch(/<h2[^>]*>Abbreviations<\/h2><p>SSC \(suspended sediment concentration\)<\/p>/)
    expect(html).toMatch(/<h2[^>]*>Research organism<\/h2><p>Otter<\/p>/)
  })
})

describe('what a file says beside its text', () => {
  it('has each heading once, and says nothing twice', () => {
    const meta =
      '<author-notes><fn fn-type="supported-by"><p>Paid by the River Fund.</p></fn><fn fn-type="other"><p>First note.</p></fn></author-notes>'
    const back =
      '<sec><title>Funding</title><p>Paid by the River Fund.</p></sec><fn-group><fn fn-type="financial-disclosure"><p>Boats were lent.</p></fn><fn><p>Second note.</p></fn></fn-group>'
    const html = recordOf(article({ meta, back })).fullText.en?.html ?? ''
    expect(html.match(/<h2[^>]*>Funding<\/h2>/g)).toHaveLength(1)
    expect(html.match(/River Fund/g)).toHaveLength(1)
    expect(html).toMatch(/River Fund\.<\/p><p>Boats were lent\.<\/p><\/section>/)
    expect(html.match(/<h2[^>]*>Notes<\/h2>/g)).toHaveLength(1)
  })

  it('shows notes of the title, biographies, the reviewed work and files of the front', () => {
    const meta = `<contrib-group><contrib contrib-type="author"><name><surname>Lind</surname><given-names>Eva</given-names></name><bio><p>She studies weirs.</p></bio></contrib></contrib-group>
      <product product-type="book"><source>Rivers at Night</source><year>2019</year><publisher-name>Lantern</publisher-name></product>
      <supplementary-material><label>File 1</label><caption><p>Raw soundings.</p></caption></supplementary-material>`
    const html =
      recordOf(article({ title: 'Weirs<fn><p>Read at a meeting.</p></fn>', meta })).fullText.en?.html ?? ''
    expect(html).toMatch(/<h2[^>]*>Notes<\/h2><p>Read at a meeting\.<\/p>/)
    expect(html).toMatch(
      /<h2[^>]*>About the authors<\/h2><p><b>Eva Lind<\/b><\/p><p>She studies weirs\.<\/p>/,
    )
    expect(html).toMatch(/<h2[^>]*>Reviewed work<\/h2><p>.*<i>Rivers at Night<\/i>/)
    expect(html).toMatch(/<h2[^>]*>Supplementary material<\/h2>.*Raw soundings/)
  })

  it('keeps parts that no writer knows inside figures, tables, lists and quotations', () => {
    const body = `<fig><caption><title>Weir</title></caption><speech><speaker>AB</speaker><p>In the figure.</p></speech><permissions><copyright-year>2024</copyright-year><copyright-holder>E. Lind</copyright-holder><license><license-p>Used by permission.</license-p></license></permissions></fig>
      <table-wrap><table><tr><td>1</td></tr></table><verse-group><verse-line>Below the table</verse-line></verse-group></table-wrap>
      <list><list-item><p>one</p></list-item><p>Between items</p></list>
      <disp-quote><title>Quoted</title><p>Words.</p></disp-quote>
      <def-list><term-head>Term</term-head><def-head>Meaning</def-head><def-item><term>weir</term><def><p>a low dam</p></def></def-item></def-list>
      <unknown-part><title>Heading of it</title><inner>kept too</inner></unknown-part>`
    expect(lost(article({ body }))).toEqual([])
    expect(bodyHtml(body)).toContain(
      '<p class="attrib">© 2024 E. Lind</p><p class="attrib">Used by permission.</p>',
    )
  })
})

describe('references', () => {
  const reference = (citation: string) =>
    recordOf(article({ back: `<ref-list><ref id="r1">${citation}</ref></ref-list>` }))
  const links = (html: string | undefined) =>
    [...(html ?? '').matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

  it('take identifiers as attributes type them, and glue none together', () => {
    const record = reference(
      '<mixed-citation>Lind E. Weirs. <italic>Rivers</italic> 2020. doi:<ext-link ext-link-type="doi">10.5555/weirs.7</ext-link><pub-id pub-id-type="pmid">31415</pub-id></mixed-citation>',
    )
    expect(record.references[0]).toMatchObject({ doi: '10.5555/weirs.7', citations: [{ pmid: '31415' }] })
    expect(links(record.fullText.en?.html)).toEqual([
      'https://doi.org/10.5555/weirs.7',
      'https://pubmed.ncbi.nlm.nih.gov/31415/',
    ])
    expect(record.references[0]?.citations[0]?.text).toBe('Lind E. Weirs. Rivers 2020.')
  })

  it('keep addresses whole that have a DOI or an empty bracket in them', () => {
    const href = 'https://archive.example/doi/10.5555/other.9?file=a()b'
    const record = reference(
      `<mixed-citation>Lind E. Weirs. <ext-link xlink:href="${href}">archived copy</ext-link>. doi: 10.5555/weirs.8.</mixed-citation>`,
    )
    expect(links(record.fullText.en?.html)).toEqual([href, 'https://doi.org/10.5555/weirs.8'])
    expect(record.references[0]?.doi).toBe('10.5555/weirs.8')
  })
})

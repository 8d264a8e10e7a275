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

const author = (surname: string, given: string, more = '') =>
  `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>${given}</given-names></name>${more}</contrib>`

describe('notes on correspondence', () => {
  it('show whose address they give by initials, as chemists write them [C2.15]', () => {
    const meta =
      `<contrib-group>${author('Zhang', 'Wei')}</contrib-group>` +
      '<author-notes><corresp id="c1">*E-mail: <email>wz@x.org</email> (W.Z.).</corresp></author-notes>'
    expect(bodyHtml('<p>Text.</p>', { meta })).toContain('<a href="mailto:wz@x.org">wz@x.org</a> (W.Z.).</p>')
    expect(lost({ meta })).toEqual([])
  })
})

describe('addresses of mail in the wording of an institution', () => {
  it('stand with the institution, in the original and in its translation [C2.15]', () => {
    const front = (id: string, words: string) =>
      `<contrib-group>${author('Lima', 'Rui', `<xref ref-type="aff" rid="${id}"/>`)}</contrib-group>
      <aff id="${id}"><institution content-type="original">${words}</institution></aff>`
    const pieces = {
      attributes: 'xml:lang="pt"',
      meta: front('a1', 'Escola do Rio, Lisboa (rui@x.pt)'),
      after: `<sub-article article-type="translation" xml:lang="en" id="s1"><front-stub><title-group><article-title>T</article-title></title-group>${front('a2', 'School of the River, Lisbon. E-mail: rui.lima@x.pt')}</front-stub><body><p>Water.</p></body></sub-article>`,
    }
    const record = recordOf(article(pieces))
    expect(record.fullText.en?.html).toContain(
      '<b>School of the River, Lisbon</b>: <a href="mailto:rui.lima@x.pt">rui.lima@x.pt</a>',
    )
    expect(record.furtherTexts[0]?.fullTextHtml).toContain('rui@x.pt')
    expect(lost(pieces)).toEqual([])
  })
})

describe('references that have letters for their works alone', () => {
  const works = (...labels: readonly string[]) =>
    labels.map((label) => `<mixed-citation><label>${label}</label>Work ${label}.</mixed-citation>`).join('')
  const refs = (...all: readonly string[]) => `<ref-list>${all.join('')}</ref-list>`

  it('have their place as number, among labelled ones and where none has more [C2.15]', () => {
    const among = refs(
      '<ref id="r1"><label>1</label><mixed-citation>Alder.</mixed-citation></ref>',
      `<ref id="r2">${works('a', 'b')}</ref>`,
      '<ref id="r3"><label>3</label><mixed-citation>Elm.</mixed-citation></ref>',
    )
    const body = '<p>Lind <xref ref-type="bibr" rid="r2"/>.</p>'
    const record = recordOf(article({ body, back: among }))
    expect(record.references.map(({ label }) => label)).toEqual(['1', '2', '3'])
    expect(record.fullText.en?.html).toContain('<p>Lind <a href="#r-r2" class="ref-bibr">2</a>.</p>')
    expect(record.fullText.en?.html).toContain('<ol><li id="r-r1">Alder.</li>')
    const alone = refs(`<ref id="r1">${works('a', 'b')}</ref>`, `<ref id="r2">${works('a', 'b')}</ref>`)
    expect(bodyHtml('<p>Text.</p>', { back: alone })).toContain('<ol><li id="r-r1">(a) Work')
  })

  it('number a further list as its text shows it', () => {
    const back = `${refs('<ref id="r1"><label>1</label><mixed-citation>Alder.</mixed-citation></ref>')}<app-group><app><title>Forms</title><p>Form.</p>${refs('<ref id="r9"><mixed-citation>Elm.</mixed-citation></ref>')}</app></app-group>`
    const record = recordOf(article({ back }))
    expect(record.references.map(({ label }) => label)).toEqual(['1', ''])
    expect(record.fullText.en?.html).toContain('<ol class="plain"><li id="r-r9">Elm.</li>')
  })
})

describe('parts of references', () => {
  const written = (citation: string) =>
    /<ol class="plain"><li[^>]*>(.*?)<\/li>/s.exec(
      bodyHtml('<p>Text.</p>', { back: `<ref-list><ref>${citation}</ref></ref-list>` }),
    )?.[1]

  it.each([
    [
      'a day in fields',
      '<element-citation><source>Weirs</source><date-in-citation content-type="access-date"><day>3</day><month>5</month><year>2020</year></date-in-citation></element-citation>',
      '<i>Weirs</i>. Accessed 2020-05-03.',
    ],
    [
      'a version and a size in bare numbers',
      '<element-citation><source>Weirs</source><version>3</version><size units="pages">212</size></element-citation>',
      '<i>Weirs</i>. Version 3, 212 pages.',
    ],
    [
      'one editor',
      '<element-citation publication-type="book"><name><surname>Lind</surname></name><chapter-title>Ice</chapter-title><person-group person-group-type="editor"><name><surname>Moe</surname></name></person-group><source>Weirs</source></element-citation>',
      'Lind. Ice. In: Moe (ed). <i>Weirs</i>.',
    ],
    [
      'powers and pictures in the words of the file',
      '<mixed-citation>Flow of 10<sup>5</sup> weirs <inline-graphic xlink:href="a.png"/>, 2020.</mixed-citation>',
      'Flow of 10<sup>5</sup> weirs <img src="/files/a.png" alt="" width="640" height="480" loading="lazy">, 2020.',
    ],
    [
      'initials before a stop of the file',
      '<mixed-citation><name><surname>Lind</surname><given-names>B.</given-names></name>. Weirs.</mixed-citation>',
      'Lind B. Weirs.',
    ],
    [
      'a number in arXiv',
      '<mixed-citation>Weirs, <ext-link ext-link-type="arxiv" xlink:href="2001.00001">2001.00001</ext-link></mixed-citation>',
      'Weirs, <a href="https://arxiv.org/abs/2001.00001" rel="noopener">2001.00001</a>',
    ],
  ])('are written out: %s [C2.15]', (_what, citation, expected) => {
    expect(written(citation)).toBe(expected)
  })
})

describe('manners of single publishers', () => {
  it('open an abstract with a picture, of which no word is told where this copy lacks it [C2.15]', () => {
    const meta = (file: string) =>
      `<abstract><p content-type="toc-graphic"><graphic xlink:href="${file}"/></p><p>Rings open.</p></abstract>`
    const abstract = (file: string) => recordOf(article({ meta: meta(file) })).abstractHtml.en
    expect(abstract('toc.tif')).toBe('<p>Rings open.</p>')
    expect(abstract('toc.png')).toContain('<img src="/files/toc.png"')
  })

  it('set a note behind the mark for it, which is one mark [C2.15]', () => {
    const html = bodyHtml(
      '<p>Deep<xref ref-type="fn" rid="n1"><sup>5</sup></xref><fn id="n1"><label>5</label><p>In spring.</p></fn> water.</p>',
    )
    expect(html).toContain(
      '<p>Deep<sup><a href="#fn-n1" id="fnref-fn-n1" class="ref-fn">5</a></sup> water.</p>',
    )
    expect(html).toContain('<li id="fn-n1"><span class="label">5</span> In spring.')
  })

  it('keep a film with the figure that it moves [C2.15]', () => {
    const html = bodyHtml(
      '<p>See the <xref ref-type="supplementary-material" rid="v1">film</xref>.</p><fig id="f1"><label>Fig. 1</label><graphic xlink:href="a.png"/><media id="v1" xlink:href="https://x.org/a.mp4"><caption><p>Flow.</p></caption></media></fig>',
    )
    expect(html).toContain('<a href="#m-v1">film</a>')
    expect(html).toMatch(/<div id="m-v1">.*<a href="https:\/\/x\.org\/a\.mp4" rel="noopener">a\.mp4<\/a>/)
  })

  it('name several tables at once, before the tables', () => {
    expect(
      bodyHtml(
        '<table-wrap-group id="g"><label>Table 1</label><caption><title>Flows</title></caption><table-wrap id="t"><label>A</label><table><tr><td>1</td></tr></table></table-wrap></table-wrap-group>',
      ),
    ).toContain('<figure class="fig-group" id="t-g"><figcaption><p><b class="label">Table 1</b>')
  })

  it('leave a box without a heading, whose sections skip no level', () => {
    expect(
      bodyHtml(
        '<sec><title>Facts</title><boxed-text><sec><title>New</title><p>Ice.</p></sec></boxed-text></sec>',
      ),
    ).toMatch(/<aside class="box"[^>]*><section[^>]*><h3[^>]*>New<\/h3>/)
  })

  it('tell funders among other help, and call an award by its name [C2.15]', () => {
    const group =
      '<funding-group><award-group><funding-source>Weir Fund</funding-source><award-id>W/9</award-id><award-name>Still Waters</award-name></award-group><funding-statement>Paid by the Weir Fund.</funding-statement></funding-group>'
    for (const meta of [group, `<support-group>${group}</support-group>`]) {
      const { funding, about } = recordOf(article({ meta }))
      expect(funding.en).toBe('Weir Fund (W/9; Still Waters). Paid by the Weir Fund.')
      expect(about?.awards?.map(({ numbers }) => numbers)).toEqual([['W/9']])
      expect(lost({ meta })).toEqual([])
    }
  })

  it('have keywords of a thesaurus with their codes apart', () => {
    const meta =
      '<kwd-group kwd-group-type="author"><kwd>halo</kwd></kwd-group><kwd-group kwd-group-type="uat"><compound-kwd><compound-kwd-part content-type="term">Exoplanets</compound-kwd-part><compound-kwd-part content-type="code">498</compound-kwd-part></compound-kwd></kwd-group>'
    const html = bodyHtml('<p>Text.</p>', { meta })
    expect(html).toContain('UAT</h2><p>Exoplanets</p>')
    expect(html).toContain('<p>Exoplanets (498)</p>')
  })

  it('write a role by its term alone, and a name for indexes beside the printed one [C2.15]', () => {
    const meta =
      '<contrib-group><contrib contrib-type="author"><name-alternatives><name xml:lang="es"><surname>Paz</surname><given-names>Rocío</given-names></name><string-name specific-use="index">Paz, R.</string-name></name-alternatives><role vocab="credit" vocab-term="Supervision"/></contrib></contrib-group>'
    const record = recordOf(article({ meta }))
    expect(record.contributors.map(({ name }) => name.en)).toEqual(['Rocío Paz'])
    expect(record.about?.roles).toEqual([{ name: 'Rocío Paz', roles: ['Supervision'] }])
    expect(record.fullText.en?.html).toContain('Paz, R.')
  })

  it('call a film that sums up what it is', () => {
    const meta =
      '<abstract><p>Main.</p></abstract><abstract abstract-type="video"><p>Film of it.</p></abstract>'
    expect(bodyHtml('<p>Text.</p>', { meta })).toContain('Video abstract</h2>')
  })

  it('give a note in another language than the text under that', () => {
    const meta = '<author-notes><fn xml:lang="de"><p>Am Wehr.</p></fn></author-notes>'
    expect(bodyHtml('<p>Text.</p>', { meta })).toContain('<div lang="de"><p>Am Wehr.</p></div>')
  })
})

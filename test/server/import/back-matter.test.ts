import { describe, expect, it } from 'vitest'
import { article, bodyHtml, recordOf } from './support.ts'

const backOf = (back: string, meta = '') => bodyHtml('<p>x</p>', { back, meta }).replace(/^<p>x<\/p>/, '')

describe('the back matter', () => {
  it('sorts notes that nothing points at under the headings of their kinds', () => {
    const html = backOf(
      '<fn-group><fn fn-type="conflict"><p>None.</p></fn><fn fn-type="financial-disclosure"><p><bold>Funding.</bold> By us.</p></fn><fn fn-type="other"><p>Other.</p></fn></fn-group>',
    )
    expect(html).toMatch(
      /Competing interests<\/h2><p>None\.<\/p>.*Funding<\/h2><p>By us\.<\/p>.*Notes<\/h2><p>Other\.<\/p>/,
    )
  })

  it('leaves out how to cite, which the page says itself, and calls equal shares no contribution', () => {
    const html = backOf(
      '<fn-group><fn fn-type="other"><p>How to cite this article: One A. 2024.</p></fn><fn fn-type="con"><p>These authors contributed equally.</p></fn></fn-group>',
    )
    expect(html).not.toContain('How to cite')
    expect(html).toContain('Notes</h2><p>These authors contributed equally.</p>')
  })

  it('places figures collected behind the text where the text calls for them', () => {
    const html = bodyHtml('<p>See <xref ref-type="fig" rid="f1">Figure 1</xref>.</p><p>Then.</p>', {
      back: '<sec sec-type="display-objects"><title>Figures</title><fig id="f1"><label>Figure 1</label><graphic xlink:href="a.png"/></fig></sec>',
    })
    expect(html).toMatch(/<figure .*<\/figure><p>Then\.<\/p>$/)
  })

  it('gives notes that marks point at as footnotes', () => {
    const html = bodyHtml('<p>x<xref ref-type="fn" rid="n">5</xref></p>', {
      back: '<fn-group><fn id="n"><label>5</label><p>Note.</p></fn></fn-group>',
    })
    expect(html).toContain('<sup><a href="#fn-n" id="fnref-fn-n" class="ref-fn">5</a></sup>')
    expect(html).toContain('<li id="fn-n"><span class="label">5</span> Note. <a href="#fnref-fn-n"')
  })

  it('raises marks of notes, and leaves words that lead to one in their line', () => {
    const back = '<fn-group><fn id="n"><label>1</label><p>Note.</p></fn></fn-group>'
    const written = (text: string) =>
      /<p>x (.*?) y<\/p>/
        .exec(bodyHtml(`<p>x <xref ref-type="fn" rid="n">${text}</xref> y</p>`, { back }))?.[1]
        ?.replace(/<a [^>]*>/, '<a>')
    for (const mark of ['1', '(2)', 'a', 'bb', 'iv', '†', '**', '[3]', 'a, b'])
      expect(written(mark)).toBe(`<sup><a>${mark}</a></sup>`)
    expect(written('<sup>1</sup>')).toBe('<sup><a>1</a></sup>')
    expect(written('note 1')).toBe('<a>note 1</a>')
  })

  it('keeps notes that marks point at under the title of their group, with links both ways', () => {
    const html = bodyHtml(
      '<p>x<xref ref-type="fn" rid="n1">1</xref> y<xref ref-type="fn" rid="n2"><sup>*</sup></xref></p>',
      {
        back: '<fn-group><title>Remarks</title><fn id="n0"><p>General.</p></fn><fn id="n1"><label>1</label><p>One.</p></fn><fn id="n2" symbol="*"><p>Two.</p></fn></fn-group>',
      },
    )
    expect(html).toContain('x<sup><a href="#fn-n1" id="fnref-fn-n1" class="ref-fn">1</a></sup>')
    expect(html).toMatch(
      /<section class="footnotes"><h2 id="[^"]*">Remarks<\/h2><p>General\.<\/p><ul class="notes"><li id="fn-n1">/,
    )
    expect(html).toMatch(/<span class="label">1<\/span> One\. <a href="#fnref-fn-n1" class="backlink"/)
    expect(html).toMatch(/<span class="label">\*<\/span> Two\. <a href="#fnref-fn-n2" class="backlink"/)
    expect(html).not.toContain('Footnotes')
  })

  it('links notes of a section of the text both ways', () => {
    const html = bodyHtml(
      '<sec><title>T</title><p>x<xref ref-type="fn" rid="n">1</xref></p><fn-group><title>Notes</title><fn id="n"><label>1</label><p>One.</p></fn></fn-group></sec>',
    )
    expect(html).toMatch(
      /Notes<\/h3><div class="footnotes"><ul class="notes"><li id="fn-n"><span class="label">1<\/span> One\. <a href="#fnref-fn-n"/,
    )
  })

  it('shows the symbol of a note that has no other mark', () => {
    expect(backOf('<fn-group><title>Notes</title><fn symbol="*"><p>Starred.</p></fn></fn-group>')).toContain(
      '<p><sup>*</sup> Starred.</p>',
    )
  })

  it('names the authors of a statement that its file ties to them by reference alone', () => {
    const meta =
      '<contrib-group><contrib contrib-type="author"><name><surname>One</surname><given-names>A</given-names></name><xref ref-type="fn" rid="k"/></contrib><contrib contrib-type="author"><name><surname>Two</surname><given-names>B</given-names></name></contrib></contrib-group>'
    expect(
      backOf(
        '<fn-group><title>Competing interests</title><fn id="k"><p>Has shares.</p></fn></fn-group>',
        meta,
      ),
    ).toContain('<p><b>A One</b>: Has shares.</p>')
  })

  it('names the authors that carry the mark of a note, unless it names them or all of them carry it', () => {
    const marked = (surname: string, ...ids: readonly string[]) =>
      `<contrib contrib-type="author"><name><surname>${surname}</surname><given-names>A</given-names></name>${ids.map((id) => `<xref ref-type="author-notes" rid="${id}"><sup>†</sup></xref>`).join('')}</contrib>`
    const notes =
      '<author-notes><fn id="dec"><label>†</label><p>Deceased.</p></fn><fn id="all"><label>‡</label><p>Equal.</p></fn><fn id="own" fn-type="con"><p>A Two drew the maps.</p></fn><fn id="part" fn-type="con"><p><bold>Contributions:</bold> wrote.</p></fn></author-notes>'
    const html = backOf(
      '',
      `<contrib-group>${marked('One', 'dec', 'all', 'part')}${marked('Two', 'all', 'own')}</contrib-group>${notes}`,
    )
    expect(html).toContain('<p><sup>†</sup> <b>A One</b>: Deceased.</p>')
    expect(html).toContain('<p><sup>‡</sup> Equal.</p>')
    expect(html).toContain('<p>A Two drew the maps.</p>')
    expect(html).toContain('<p><b>A One</b>: wrote.</p>')
  })

  it('brings statements from the front: notes of authors, and on data', () => {
    const html = backOf(
      '',
      '<author-notes><fn fn-type="con"><p>All wrote.</p></fn></author-notes><custom-meta-group><custom-meta><meta-name>Data Availability</meta-name><meta-value>On request.</meta-value></custom-meta></custom-meta-group>',
    )
    expect(html).toMatch(
      /Author contributions<\/h2><p>All wrote\.<\/p>.*Data availability<\/h2><p>On request\.<\/p>/,
    )
  })

  it('puts appendices behind the other parts, and calls parts without a title by their kind', () => {
    const html = backOf(
      '<app-group><app id="a"><label>Appendix 1</label><title>More</title><p>m</p></app></app-group><glossary><def-list><def-item><term>a</term><def><p>b</p></def></def-item></def-list></glossary>',
    )
    expect(html).toMatch(
      /^<section id="s-\d"><h2 id="s-\d-h">Glossary<\/h2>.*<section id="s-a"><h2 id="s-a-h">Appendix 1 More<\/h2><p>m<\/p><\/section>$/,
    )
  })

  it('uses Chinese words in a Chinese text', () => {
    const record = recordOf(
      article({
        attributes: 'xml:lang="zh"',
        title: '题',
        body: '<p>文</p>',
        back: '<ack><p>谢。</p></ack>',
      }),
    )
    expect(record.fullText.zh?.html).toContain('致谢')
  })

  it('stands before the text with summaries and highlights', () => {
    const html = bodyHtml('<p>x</p>', {
      meta: '<abstract><p>All.</p></abstract><abstract abstract-type="executive-summary"><title>Digest</title><p>Short.</p></abstract><abstract abstract-type="key-points"><p>Point.</p></abstract><abstract abstract-type="teaser"><p>Tease.</p></abstract>',
    })
    expect(html).toMatch(
      /^<section class="summary"><h2 id="s-part-1">Digest<\/h2><p>Short\.<\/p><\/section><section class="summary"><h2 id="s-part-2">Highlights<\/h2><p>Point\.<\/p><\/section><section class="summary"><h2 id="s-part-3">Summary<\/h2><p>Tease\.<\/p><\/section><p>x<\/p>$/,
    )
  })
})

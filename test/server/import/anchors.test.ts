import { describe, expect, it } from 'vitest'
import { bodyHtml } from './support.ts'

const xref = (rid: string, text: string): string => `<xref ref-type="other" rid="${rid}">${text}</xref>`

describe('what a reference of the text leads to', () => {
  it.each([
    ['a listing', '<code id="c1">let a = 1\nlet b = 2</code>', '<pre id="x-c1"><code>'],
    ['a log', '<preformat id="c1">one  two</preformat>', '<pre id="x-c1">one'],
    ['code in a line', '<p>Call <code id="c1">f()</code> once.</p>', '<code id="x-c1">f()</code>'],
    [
      'a structure',
      '<chem-struct-wrap id="c1"><label>3a</label><caption><p>Adduct</p></caption></chem-struct-wrap>',
      '<figure class="fig" id="x-c1">',
    ],
    [
      'a term',
      '<def-list><def-item id="c1"><term>Weir</term><def><p>A dam.</p></def></def-item></def-list>',
      '<dt id="x-c1">Weir</dt>',
    ],
    ['a quotation', '<disp-quote id="c1"><p>It rained.</p></disp-quote>', '<blockquote id="x-c1">'],
    [
      'what somebody says',
      '<speech id="c1"><speaker>Ada</speaker><p>It rained.</p></speech>',
      '<div id="x-c1"><p><b>Ada</b> It rained.</p></div>',
    ],
    [
      'a verse',
      '<verse-group id="c1"><verse-line>Still water</verse-line></verse-group>',
      '<div id="x-c1"><p class="verse">Still water</p></div>',
    ],
  ])('is %s, where it stands [C2.15]', (_what, target, written) => {
    const html = bodyHtml(`<p>See ${xref('c1', 'there')}.</p>${target}`)
    expect(html).toContain('<a href="#x-c1">there</a>')
    expect(html).toContain(written)
  })

  it('is the figure or the section around what has no place of its own [C2.15]', () => {
    const html = bodyHtml(
      `<p>See ${xref('g1', 'the picture')} and ${xref('n1', 'the phrase')}.</p>
      <fig id="f1"><label>Fig. 1</label><graphic id="g1" xlink:href="a.png"/></fig>
      <sec id="s1"><title>Deep</title><p>Some <named-content id="n1">words</named-content>.</p></sec>`,
    )
    expect(html).toContain('<a href="#f-f1">the picture</a>')
    expect(html).toContain('<a href="#s-s1">the phrase</a>')
  })

  it('bears an id, and paragraphs that nothing calls for bear none', () => {
    const html = bodyHtml(`<p id="P1">One.</p><p id="P2">See ${xref('P1', 'above')}.</p>`)
    expect(html).toBe('<p id="x-P1">One.</p><p>See <a href="#x-P1">above</a>.</p>')
  })
})

describe('words in front of a paragraph that has an id', () => {
  it('run into it: who speaks, what a theorem is called, the mark of a note [C2.15]', () => {
    const html = bodyHtml(
      `<statement id="T1"><label>Theorem 1</label><p id="P1">Water falls.</p></statement>
      <speech><speaker>Ada</speaker><p id="P2">It rained.</p></speech>
      <p>See ${xref('P1', 'one')} and ${xref('P2', 'two')}.</p>`,
    )
    expect(html).toContain('<p id="x-P1"><b class="label">Theorem 1</b> Water falls.</p>')
    expect(html).toContain('<p id="x-P2"><b>Ada</b> It rained.</p>')
  })
})

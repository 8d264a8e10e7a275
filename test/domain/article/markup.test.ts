import { parseInlineMarkup } from '../../../core/domain/article/inline-markup.ts'
import { outlineOf } from '../../../core/domain/article/outline-of.ts'
import { plainText } from '../../../core/domain/article/plain-text.ts'
import { writtenText } from '../../../core/domain/article/written-text.ts'
import type { SafeHtml } from '../../../core/domain/text/safe-html.ts'
import { describe, expect, it } from 'vitest'

describe('parseInlineMarkup', () => {
  it('reads the inline elements of JATS and of HTML', () => {
    expect(parseInlineMarkup('CO<sub>2</sub> and <i>E. <b>coli</b></i>')).toEqual([
      { kind: 'text', text: 'CO' },
      { kind: 'sub', children: [{ kind: 'text', text: '2' }] },
      { kind: 'text', text: ' and ' },
      {
        kind: 'italic',
        children: [
          { kind: 'text', text: 'E. ' },
          { kind: 'bold', children: [{ kind: 'text', text: 'coli' }] },
        ],
      },
    ])
    expect(
      parseInlineMarkup('<italic>x</italic><sup>+</sup><em>y</em><strong>z</strong>').map(({ kind }) => kind),
    ).toEqual(['italic', 'sup', 'italic', 'bold'])
  })

  it('decodes entities once', () => {
    expect(parseInlineMarkup('a &lt; b &amp;lt; &#945;&#x3b2; &bogus; &constructor; &#0; &#xD800;')).toEqual([
      { kind: 'text', text: 'a < b &lt; αβ &bogus; &constructor; \uFFFD \uFFFD' },
    ])
  })

  it('decodes the number of every character, and no other', () => {
    expect(plainText('&#x110000;&#xDFFF;|&#x10FFFF;|&#xE000;|&#xD7FF;')).toBe(
      '\uFFFD\uFFFD|\u{10FFFF}|\uE000|\uD7FF',
    )
  })

  it('drops other tags to their text, and comments whole', () => {
    expect(parseInlineMarkup('a<script>b</script><x-y z="1">c</x-y><!-- no -->d<constructor>e')).toEqual([
      { kind: 'text', text: 'abcde' },
    ])
  })

  it('keeps a less-than sign that begins no tag', () => {
    expect(parseInlineMarkup('p < 0.05, a<b, 1<2>1, <')).toEqual([
      { kind: 'text', text: 'p < 0.05, a<b, 1<2>1, <' },
    ])
  })

  it('closes what is open at the end, and ignores what was not opened', () => {
    expect(parseInlineMarkup('</i>x<sub>1<sup>2</sub>3')).toEqual([
      { kind: 'text', text: 'x' },
      {
        kind: 'sub',
        children: [
          { kind: 'text', text: '1' },
          { kind: 'sup', children: [{ kind: 'text', text: '2' }] },
        ],
      },
      { kind: 'text', text: '3' },
    ])
    expect(parseInlineMarkup('<b></b><i><sub></sub></i>')).toEqual([])
  })
})

describe('plainText', () => {
  it('is one line of text with blocks apart and formulae once', () => {
    expect(plainText('<p>One  &amp;\n two</p><p>H<sub>2</sub>O</p>')).toBe('One & two H2O')
    expect(plainText('<math><mi>x</mi><annotation encoding="application/x-tex">x</annotation></math>!')).toBe(
      'x!',
    )
    expect(plainText('plain')).toBe('plain')
    expect(plainText(' a ')).toBe('a')
  })
})

describe('outlineOf', () => {
  it('lists the headings that can be linked to, in order', () => {
    const html = `<h2 id="s1">1 <i>Intro</i>duction</h2><p>…</p><h3 class="x" id='s1-1'>A &amp; B</h3>
      <h2>no id</h2><h2 id="s2"> </h2><h4 id="s3">deeper</h4><h2 data-id="x" id="s4">End<sup><a class="ref-fn" href="#f1">1</a></sup></h2><h2 id="s5">open` as SafeHtml
    expect(outlineOf(html)).toEqual([
      { id: 's1', text: '1 Introduction', level: 2 },
      { id: 's1-1', text: 'A & B', level: 3 },
      { id: 's4', text: 'End', level: 2 },
    ])
  })
})

describe('writtenText', () => {
  it.each([
    ['H<sub>2</sub>O', 'H₂O'],
    ['10<sup>4</sup> cells', '10⁴ cells'],
    ['Ca<SUP class="x">2+</SUP>', 'Ca²⁺'],
    ['10<sup>&minus;3</sup> x<sub>max</sub>', '10⁻³ xₘₐₓ'],
    ['a<sup>*</sup> b<sub>Q</sub> <b>c</b>', 'a* bQ c'],
    ['x<sub></sub><sub>', 'x'],
  ])('writes %s with what is lower or higher in characters of its own', (raw, expected) => {
    expect(writtenText(raw)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { article, recordOf } from './support.ts'

const math = (inner: string) => `<inline-formula><mml:math>${inner}</mml:math></inline-formula>`
const titled = (title: string) => recordOf(article({ title }))

describe('mathematics in titles', () => {
  it.each([
    ['√s = 13 TeV', '<mml:msqrt><mml:mi>s</mml:mi></mml:msqrt><mml:mo>=</mml:mo><mml:mn>13</mml:mn> TeV'],
    ['√(s+1)', '<mml:msqrt><mml:mi>s</mml:mi><mml:mo> + </mml:mo><mml:mn>1</mml:mn></mml:msqrt>'],
    ['∛x', '<mml:mroot><mml:mi>x</mml:mi><mml:mn>3</mml:mn></mml:mroot>'],
    [
      'ℝ<sup>n</sup>',
      '<mml:msup><mml:mi mathvariant="double-struck">R</mml:mi><mml:mi>n</mml:mi></mml:msup>',
    ],
    ['x\u0304', '<mml:mover><mml:mi>x</mml:mi><mml:mo>\u00af</mml:mo></mml:mover>'],
    [
      'a/(b+c)',
      '<mml:mfrac><mml:mi>a</mml:mi><mml:mrow><mml:mi>b</mml:mi><mml:mo>+</mml:mo><mml:mi>c</mml:mi></mml:mrow></mml:mfrac>',
    ],
    [
      '<sup>14</sup>C',
      '<mml:mmultiscripts><mml:mi>C</mml:mi><mml:mprescripts/><mml:none/><mml:mn>14</mml:mn></mml:mmultiscripts>',
    ],
    ['(x,y)', '<mml:mfenced><mml:mi>x</mml:mi><mml:mi>y</mml:mi></mml:mfenced>'],
    [
      'Q<sub>max</sub>',
      '<mml:semantics><mml:msub><mml:mi>Q</mml:mi><mml:mtext>max</mml:mtext></mml:msub><mml:annotation>Q_max</mml:annotation></mml:semantics>',
    ],
    ['−2', '<mml:mo>-</mml:mo><mml:mn>2</mml:mn>'],
  ])('are text by their structure: %s', (text, inner) => {
    expect(titled(`Rivers at ${math(inner)}`).title.en).toBe(`Rivers at ${text}`)
  })

  it('reads TeX the same way, and leaves what it cannot read without its delimiters', () => {
    const tex = (inner: string) => titled(`At <tex-math>$${inner}$</tex-math>`).title.en
    expect(tex('\\sqrt{s}=13')).toBe('At √s = 13')
    expect(tex('\\mathbb{R}^n')).toBe('At ℝ<sup>n</sup>')
    expect(tex('\\nothing{x')).toBe('At \\nothingx')
  })

  it('stands in the heading as mathematics, beside its subtitle, where there is any', () => {
    const root = math('<mml:msqrt><mml:mi>s</mml:mi></mml:msqrt>')
    const heading = recordOf(
      article({
        title: `At ${root} &lt; 1 <italic>E. coli</italic></article-title><subtitle>Part one</subtitle><article-title>`,
      }),
    ).about?.heading?.en
    expect(heading).toBe('At <math><msqrt><mi>s</mi></msqrt></math> &lt; 1 <i>E. coli</i>: Part one')
    expect(titled('No formula').about?.heading).toBeUndefined()
  })

  it('keeps roots and fractions where plain text is read, such as keywords', () => {
    const meta = `<kwd-group><kwd>${math('<mml:msqrt><mml:mi>s</mml:mi></mml:msqrt>')} scaling</kwd></kwd-group>`
    expect(recordOf(article({ meta })).keywords.en).toEqual(['√s scaling'])
  })
})

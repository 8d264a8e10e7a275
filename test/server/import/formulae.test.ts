import { describe, expect, it } from 'vitest'
import { bareTex, isUnbalanced } from '../../../server/rc-pub/import/html/tex.ts'
import { bodyHtml } from './support.ts'

const inline = (inner: string) =>
  bodyHtml(`<p>f <inline-formula>${inner}</inline-formula></p>`).replace(/^<p>f |<\/p>$/g, '')
const math = (inner: string) => inline(`<mml:math>${inner}</mml:math>`).replace(/^<math>|<\/math>$/g, '')

describe('formulae', () => {
  it('are numbered when displayed', () => {
    expect(bodyHtml('<disp-formula id="e"><label>1</label><tex-math>x</tex-math></disp-formula>')).toBe(
      '<div class="formula" id="e-e"><math display="block"><mi>x</mi></math><span class="formula-label">(1)</span></div>',
    )
  })

  it('in plain markup are one box beside their number', () => {
    const displayed = (inner: string) =>
      bodyHtml(`<disp-formula>${inner}<label>(1)</label></disp-formula>`).replace(
        /^<div class="formula">|<span class="formula-label">\(1\)<\/span><\/div>$/g,
        '',
      )
    expect(displayed('<italic>y</italic> = <italic>a</italic><sub>0</sub>')).toBe(
      '<span><i>y</i> = <i>a</i><sub>0</sub></span>',
    )
    expect(displayed('y = a')).toBe('<span>y = a</span>')
    expect(displayed('<italic>y = a</italic>')).toBe('<i>y = a</i>')
    expect(displayed('<italic>y</italic><italic>a</italic>')).toBe('<span><i>y</i><i>a</i></span>')
  })

  it('prefer MathML to TeX, and TeX to a picture', () => {
    expect(
      inline(
        '<alternatives><inline-graphic xlink:href="x.png"/><tex-math>$y$</tex-math><mml:math><mml:mi>x</mml:mi></mml:math></alternatives>',
      ),
    ).toBe('<math><mi>x</mi></math>')
    expect(
      inline('<alternatives><inline-graphic xlink:href="x.png"/><tex-math>$y$</tex-math></alternatives>'),
    ).toBe('<math><mi>y</mi></math>')
    expect(inline('<inline-graphic xlink:href="x.png"/>')).toContain('<img src="/files/x.png"')
  })

  it('stay in one piece with the letters and the comma that touch them', () => {
    const x = '<inline-formula><mml:math><mml:mi>x</mml:mi></mml:math></inline-formula>'
    expect(bodyHtml(`<p>see ${x} and (${x}), H${x}.</p>`)).toBe(
      '<p>see <math><mi>x</mi></math> and <span>(<math><mi>x</mi></math>),</span> <span>H<math><mi>x</mi></math>.</span></p>',
    )
  })

  it('leave Chinese text free to break, and keep the punctuation that follows them', () => {
    const tex = (formula: string) => `<inline-formula><tex-math>${formula}</tex-math></inline-formula>`
    const html = bodyHtml(`<p>式中流速为${tex('u')}，水深为${tex('h')}时下泄水流沿程坐标自潜入点指向大坝</p>`)
    expect(html.replace(/<math>[\s\S]*?<\/math>/g, 'M')).toContain(
      '<p>式中流速为<span>M，</span>水深为M时下泄水流沿程坐标自潜入点指向大坝</p>',
    )
  })

  it('of one sign keep no distance to the text', () => {
    expect(math('<mml:mo>∼</mml:mo>')).toBe('<mo lspace="0" rspace="0">∼</mo>')
  })

  it('are reached by the keyboard where they may have to scroll', () => {
    expect(
      bodyHtml(
        '<disp-formula><label>2</label><tex-math>a+b+c+d+e+f+g+h+i+j+k+l+m=n</tex-math></disp-formula>',
      ),
    ).toContain('<div class="formula" tabindex="0" role="region" aria-label="Formula (2)">')
  })

  it('have a minus where files write a hyphen', () => {
    expect(math('<mml:mo>-</mml:mo><mml:mn>-1</mml:mn>')).toBe('<mo>−</mo><mn>−1</mn>')
  })

  it('do not space out numbers and words that files write as operators', () => {
    expect(math('<mml:mo>10</mml:mo><mml:mo>rain</mml:mo><mml:mo>+</mml:mo><mml:mo>sin</mml:mo>')).toBe(
      '<mn>10</mn><mi>rain</mi><mo>+</mo><mo lspace="0" rspace="0.1667em">sin</mo>',
    )
  })

  it('keep primes above the line and bars upon their letter', () => {
    expect(math("<mml:mi>x</mml:mi><mml:mo>''</mml:mo>")).toBe('<msup><mi>x</mi><mo>′′</mo></msup>')
    expect(math('<mml:msup><mml:mi>x</mml:mi><mml:mo>′</mml:mo></mml:msup>')).toBe(
      '<msup><mi>x</mi><mo>′</mo></msup>',
    )
    expect(math('<mml:mover><mml:mi>x</mml:mi><mml:mo>¯</mml:mo></mml:mover>')).toBe(
      '<mover accent="true"><mi>x</mi><mo>¯</mo></mover>',
    )
    expect(math('<mml:mover><mml:mi>x</mml:mi><mml:mi>n</mml:mi></mml:mover>')).toBe(
      '<mover><mi>x</mi><mi>n</mi></mover>',
    )
  })

  it.each(['eqnarray', 'eqnarray*', 'align', 'multline', 'gather', 'flalign', 'displaymath'])(
    'in TeX are read in the environment %s',
    (name) => {
      const tex = `\\begin{${name}} a &amp;=&amp; b \\label{e} \\nonumber \\\\ c \\end{${name}}`
      const html = inline(
        `<tex-math>${name.startsWith('eqn') ? tex : tex.replaceAll('&amp;', '')}</tex-math>`,
      )
      expect(html).toMatch(/^<math>.*<mi>a<\/mi>.*<mi>b<\/mi>.*<mi>c<\/mi>/)
    },
  )

  it('with a dollar sign too many are read, and known for it', () => {
    expect(inline('<tex-math>$a+b</tex-math>')).toMatch(/^<math>.*<mi>a<\/mi>/)
    expect([isUnbalanced('$a'), isUnbalanced('$a$'), isUnbalanced('a\\$ $b$'), isUnbalanced('$$a$')]).toEqual(
      [true, false, false, true],
    )
  })

  it('in plain markup are text', () => {
    expect(inline('<italic>p</italic> = 1')).toBe('<i>p</i> = 1')
  })

  it('spell out fences, which browsers have dropped', () => {
    expect(
      math(
        '<mml:mfenced open="[" close="]" separators=";"><mml:mi>a</mml:mi><mml:mi>b</mml:mi></mml:mfenced>',
      ),
    ).toBe(
      '<mrow><mo fence="true" form="prefix" stretchy="true">[</mo><mi>a</mi><mo separator="true">;</mo><mi>b</mi><mo fence="true" form="postfix" stretchy="true">]</mo></mrow>',
    )
  })

  it('spell out variants of letters', () => {
    expect(
      math(
        '<mml:mi mathvariant="bold">x</mml:mi><mml:mi mathvariant="script">B</mml:mi><mml:mi mathvariant="normal">d</mml:mi><mml:mi mathvariant="italic">h</mml:mi>',
      ),
    ).toBe('<mi>𝐱</mi><mi>ℬ</mi><mi mathvariant="normal">d</mi><mi>h</mi>')
    expect(math('<mml:mstyle mathvariant="bold"><mml:mi>α</mml:mi></mml:mstyle>')).toBe(
      '<mstyle><mi>𝛂</mi></mstyle>',
    )
  })

  it('keep neither annotations nor attributes that are not known', () => {
    expect(
      math(
        '<mml:semantics><mml:mi onclick="x()" href="javascript:x()" style="a">x</mml:mi><mml:annotation-xml encoding="text/html"><script xmlns="http://www.w3.org/1999/xhtml">x()</script></mml:annotation-xml></mml:semantics>',
      ),
    ).toBe('<mi>x</mi>')
  })

  it('align the columns of systems of equations', () => {
    expect(
      math(
        '<mml:mtable columnalign="right left"><mml:mtr><mml:mtd><mml:mi>a</mml:mi></mml:mtd><mml:mtd><mml:mi>b</mml:mi></mml:mtd></mml:mtr></mml:mtable>',
      ),
    ).toContain('<mtd class="math-right"><mi>a</mi></mtd><mtd class="math-left"><mi>b</mi></mtd>')
  })

  it('in TeX lose the document around them', () => {
    expect(
      bareTex('\\documentclass{minimal}\\usepackage{amsmath}\\begin{document}$$x_1$$\\end{document}'),
    ).toBe('x_1')
    expect(['$x$', '\\(x\\)', '\\[x\\]', ' x '].map(bareTex)).toEqual(['x', 'x', 'x', 'x'])
  })

  it('have a number once that their TeX and their label give, and keep another one [C2.15]', () => {
    const html = (tag: string) =>
      bodyHtml(
        `<disp-formula><label>(1)</label><tex-math>\\begin{equation} a \\tag{${tag}} \\end{equation}</tex-math></disp-formula>`,
      )
    const numbers = (tag: string) => html(tag).match(/\(\d\)/g)
    expect(numbers('1')).toEqual(['(1)'])
    expect(numbers('2')).toEqual(['(2)', '(1)'])
  })

  it('in TeX that cannot be read are shown as they were written', () => {
    expect(inline('<tex-math>a &lt; \\frac{1}</tex-math>')).toBe('<code class="tex">a &lt; \\frac{1}</code>')
  })
})

import { describe, expect, it } from 'vitest'
import { readJats } from '../../../server/rc-pub/import/read-jats.ts'
import { article, bodyHtml, recordOf } from './support.ts'

describe('figures', () => {
  it('writes picture, label, title and text, the title ended with a stop', () => {
    expect(
      bodyHtml(
        '<fig id="f"><label>Figure 1</label><caption><title>A cup</title><p>It is full.</p><p>Still.</p></caption><graphic xlink:href="cup.png"/></fig>',
      ),
    ).toBe(
      '<figure class="fig" id="f-f"><img src="/files/cup.png" alt="Figure 1 A cup" width="640" height="480" loading="lazy"><figcaption><p><b class="label">Figure 1</b> <span class="caption-title">A cup.</span> It is full.</p><p>Still.</p></figcaption></figure>',
    )
  })

  it('shows a label that the caption repeats once', () => {
    const html = bodyHtml(
      '<fig id="f"><label>Fig. 1.</label><caption><p><bold>Fig. 1.</bold> A cup.</p></caption></fig>',
    )
    expect(html.match(/Fig\. 1/g)).toHaveLength(1)
    expect(html).toContain('A cup.')
  })

  it('does not take Fig. 1 for the beginning of Fig. 10', () => {
    expect(
      bodyHtml('<fig id="f"><label>Fig. 1</label><caption><p>Fig. 10 differs.</p></caption></fig>'),
    ).toContain('Fig. 10 differs.')
  })

  it('says that a picture is not here, and where it can be seen', () => {
    const html = bodyHtml(
      '<fig id="f"><label>Figure 1</label><caption><p>c</p></caption><graphic xlink:href="f1.tif"/></fig>',
    )
    expect(html).toContain(
      '<p class="fig-missing">The image is not part of this copy. <a href="https://doi.org/10.5555/Test.1" rel="noopener">See the original article</a></p>',
    )
    expect(html).not.toContain('<img')
  })

  it.each([
    '<p>Source: the weir office.</p>',
    '<note><p>Levels in m.</p></note>',
    '<disp-quote><p>Levels in m.</p></disp-quote>',
  ])('says so beside %s', (note) => {
    const html = bodyHtml(`<fig id="f"><label>Figure 1</label>${note}<graphic xlink:href="f1.tif"/></fig>`)
    expect(html).toMatch(/^<figure class="fig" id="f-f"><p class="fig-missing">/)
    expect(html).toMatch(/<p>(?:Source: the weir office|Levels in m)\.<\/p>/)
  })

  it('says nothing of it where a table, code or a formula stands in its place, but for one in the caption', () => {
    const figure = (content: string) =>
      bodyHtml(`<fig id="f"><label>Figure 1</label>${content}<graphic xlink:href="f1.tif"/></fig>`)
    const formula = '<disp-formula><mml:math><mml:mi>x</mml:mi></mml:math></disp-formula>'
    expect(figure('<code>x = 1</code>')).not.toContain('fig-missing')
    expect(figure(formula)).not.toContain('fig-missing')
    expect(figure(`<caption><p>Of ${formula}</p></caption>`)).toContain('fig-missing')
  })

  it('shows one picture once that is named in two forms', () => {
    const resolveGraphic = () => ({ url: '/files/f1.png' })
    const xml = article({
      body: '<fig id="f"><graphic xlink:href="f1.tif"/><graphic xlink:href="f1.png"/></fig>',
    })
    const result = readJats(xml, { fileName: 'test.xml', resolveGraphic })
    expect(result.ok ? result.value.fullText.en?.html.match(/<img/g) : null).toHaveLength(1)
  })

  it('asks for no other form of a picture that is there, so that none is reported as missing', () => {
    const requested = new Set<string>()
    const xml = article({
      body: '<fig id="f"><alternatives><graphic xlink:href="f.tif"/><graphic xlink:href="f-web.png"/></alternatives></fig>',
    })
    const resolveGraphic = (href: string) => {
      requested.add(href)
      return href === 'f-web.png' ? { url: `/files/${href}` } : null
    }
    expect(readJats(xml, { fileName: 'test.xml', resolveGraphic }).ok).toBe(true)
    expect([...requested]).toEqual(['f-web.png'])
  })

  it('takes of alternatives the picture that browsers show and this copy has', () => {
    expect(
      bodyHtml(
        '<fig id="f"><alternatives><graphic xlink:href="f.tif"/><graphic xlink:href="g.png"/></alternatives></fig>',
      ),
    ).toContain('src="/files/g.png"')
  })

  it('uses the description written for people who do not see the picture', () => {
    expect(
      bodyHtml(
        '<fig id="f"><label>Figure 1</label><alt-text>A full cup.</alt-text><graphic xlink:href="cup.png"/></fig>',
      ),
    ).toContain('alt="A full cup."')
  })

  it('keeps a group together under its caption', () => {
    const html = bodyHtml(
      '<fig-group id="g"><caption><p>Both.</p></caption><fig id="a"><graphic xlink:href="a.png"/></fig><fig id="b"><graphic xlink:href="b.png"/></fig></fig-group>',
    )
    expect(html).toMatch(
      /^<figure class="fig-group" id="f-g"><figure class="fig" id="f-a">.*<figure class="fig" id="f-b">.*<figcaption><p>Both\.<\/p><\/figcaption><\/figure>$/,
    )
  })

  it('names additional files, linked where this copy or the web has them', () => {
    expect(
      bodyHtml(
        '<supplementary-material id="m"><label>S1</label><media xlink:href="https://example.org/s1.zip"><caption><p>Click here for additional data file.</p></caption></media></supplementary-material>',
      ),
    ).toBe(
      '<div class="supplement" id="m-m"><p><b class="label">S1</b></p><p><a href="https://example.org/s1.zip" rel="noopener">s1.zip</a></p></div>',
    )
    expect(
      bodyHtml('<supplementary-material id="m"><media xlink:href="dir/s1.zip"/></supplementary-material>'),
    ).toBe('<div class="supplement" id="m-m"><p>s1.zip</p></div>')
  })
})

describe('the caption of a figure as plain text', () => {
  it.each([
    ['2 mg L<sup>−1</sup> of H<sub>2</sub>O', '2 mg L⁻¹ of H₂O'],
    ['<inline-formula><tex-math>O_0=6.2</tex-math></inline-formula> at 10<sup>3</sup>', 'O₀=6.2 at 10³'],
    ['<inline-formula><tex-math>x_{12} \\cdot y_\\alpha</tex-math></inline-formula>', 'x₁₂ \\cdot y_\\alpha'],
    ['<mml:math><mml:msup><mml:mi>k</mml:mi><mml:mn>2</mml:mn></mml:msup></mml:math>', 'k²'],
    [
      '<mml:math><mml:msubsup><mml:mi>a</mml:mi><mml:mi>i</mml:mi><mml:mn>2</mml:mn></mml:msubsup></mml:math>',
      'aᵢ²',
    ],
    ['a<sub>Q</sub> b<sup><italic>n</italic></sup>', 'aQ bⁿ'],
  ])('keeps what stands lower and higher in %s', (inside, expected) => {
    const body = `<fig id="f"><caption><p>${inside}</p></caption><graphic xlink:href="cup.png"/></fig>`
    expect(recordOf(article({ body })).figures[0]?.caption.en).toBe(expected)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepUnits } from '../../../server/rc-pub/import/html/keep-units.ts'
import { article, bodyHtml, recordOf } from './support.ts'

/** What may not break shown as `~`. */
const marked = (html: string): string => html.replace(/[\u00a0\u202f]/g, '~')

describe('keepUnits', () => {
  it.each([
    ['长2.4 m、宽2.0 m', '长2.4~m、宽2.0~m'],
    ['5 mm<sup>2</sup>, 6 km2, 3 °C, 4 ℃, 7 %', '5~mm<sup>2</sup>, 6~km2, 3~°C, 4~℃, 7~%'],
    ['16.2 ± 1.9 cm', '16.2~±~1.9~cm'],
    ['10<sup>−3</sup> mol L<sup>−1</sup>', '10<sup>−3</sup>~mol L<sup>−1</sup>'],
    ['5\u2009min', '5~min'],
    ['Figure 1 A cup, box 2 T, 3 mA and 4 kB', 'Figure 1 A cup, box 2 T, 3~mA and 4~kB'],
    ['由 5 000 到 17 600 次', '由 5~000 到 17~600 次'],
    ['6 210 ± 90 K, 1\u2009024 and 12 345 678', '6~210~±~90~K, 1~024 and 12~345~678'],
    ['2019 100 times, 3.5 200, 1 20 and 5 0000', '2019 100 times, 3.5 200, 1 20 and 5 0000'],
    ['1 200 300 400 500 600', '1~200~300~400 500 600'],
    [
      '<svg viewBox="0 0 100 200"></svg><code>1 024</code>',
      '<svg viewBox="0 0 100 200"></svg><code>1 024</code>',
    ],
    ['In 2019 a man had 3 has and 4 minutes', 'In 2019 a man had 3 has and 4 minutes'],
    ['<code>x = 3 m</code> is 3 m', '<code>x = 3 m</code> is 3~m'],
  ])('keeps what belongs together in %s', (html, kept) => {
    expect(marked(keepUnits(html))).toBe(kept)
  })

  it('changes white space alone, and nothing the second time', () => {
    const piece = fc.constantFrom(
      '2',
      '3.5',
      '200',
      ' ',
      ' ',
      'm',
      'cm',
      '±',
      '<sup>',
      '</sup>',
      'water',
      '、',
      '<pre>',
      '</pre>',
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = pieces.join('')
        const kept = keepUnits(html)
        expect(kept.replaceAll('\u00a0', ' ')).toBe(html)
        expect(keepUnits(kept)).toBe(kept)
      }),
    )
  })
})

describe('a number and its unit', () => {
  it('stay on one line in text and abstract, behind a formula too', () => {
    const body =
      '<p>A slot of 0.30 m, or <inline-formula><tex-math>b=0.30</tex-math></inline-formula> m wide.</p>'
    expect(marked(bodyHtml(body))).toMatch(/of 0\.30~m, or <span><math>.*<\/math>~m<\/span> wide/)
    const { abstractHtml } = recordOf(article({ meta: '<abstract><p>Over 12 km.</p></abstract>' }))
    expect(marked(abstractHtml.en)).toBe('<p>Over 12~km.</p>')
  })
})

import { describe, expect, it } from 'vitest'
import { unshownWords } from '../../../server/rc-pub/import/words/unshown-words.ts'
import { readXml } from '../../../server/rc-pub/import/xml/read-xml.ts'
import { article, bodyHtml, recordOf } from './support.ts'

const graphic =
  '<graphic xlink:href="a.png"><label>Lower</label><caption><p>Seen at noon.</p></caption><attrib>Photo Lind</attrib></graphic>'
const own =
  '<p><b class="label">Lower</b> Seen at noon.</p><p class="attrib">Photo Lind</p></figcaption></figure>'

describe('words of a single picture', () => {
  it('stand below it, in a figure below the caption of that', () => {
    expect(bodyHtml(graphic)).toContain(`<figcaption>${own}`)
    expect(
      bodyHtml(`<fig id="f"><label>Figure 1</label><caption><p>Weir.</p></caption>${graphic}</fig>`),
    ).toContain(`<figcaption><p><b class="label">Figure 1</b> Weir.</p>${own}`)
  })

  it('are not said twice where the figure says them', () => {
    const body =
      '<fig id="f"><label>Video 1</label><caption><p>Flow.</p></caption><media xlink:href="a.png"><label>Video 1</label><caption><p>Flow.</p></caption></media></fig>'
    expect(bodyHtml(body).match(/Flow/g)).toHaveLength(1)
  })

  it('are those of a structure that is written in letters', () => {
    const body =
      '<chem-struct-wrap><label>Scheme 1</label><chem-struct><label>5</label>C<sub>6</sub>H<sub>6</sub> ring</chem-struct></chem-struct-wrap>'
    expect(bodyHtml(body)).toContain('<p><b class="label">5</b></p><p>C<sub>6</sub>H<sub>6</sub> ring</p>')
  })

  it('are those of a picture where it is named as a film is, unless the figure has another', () => {
    const media = '<media mimetype="image" mime-subtype="png" xlink:href="a.png"/>'
    expect(bodyHtml(`<fig id="f"><label>Fig. 1</label>${media}</fig>`)).toBe(
      '<figure class="fig" id="f-f"><img src="/files/a.png" alt="Fig. 1" width="640" height="480" loading="lazy"><figcaption><p><b class="label">Fig. 1</b></p></figcaption></figure>',
    )
    const both = bodyHtml(`<fig id="f"><label>Fig. 1</label><graphic xlink:href="b.png"/>${media}</fig>`)
    expect(both.match(/<img [^>]*>/g)).toHaveLength(1)
    expect(both).toContain('<a href="/files/a.png"')
    const gone = bodyHtml(`<fig id="f"><label>Fig. 1</label>${media.replace('a.png', 'gone.tif')}</fig>`)
    expect(gone).toContain('class="fig-missing"')
  })
})

describe('descriptions for those who do not see a picture', () => {
  const described = (href: string, alt: string, long = '') =>
    `<graphic xlink:href="${href}"><alt-text>${alt}</alt-text>${long === '' ? '' : `<long-desc>${long}</long-desc>`}</graphic>`
  const details = (text: string) => `<details><summary>Text description</summary><p>${text}</p></details>`

  it('are said of each picture by itself, also of a table, and long ones are folded below it [issue 14]', () => {
    const body =
      `<fig id="f"><label>Fig. 1</label>${described('a.png', 'Weir', 'A weir in spring.')}<alternatives>${described('b.png', 'Sluice', 'Two.')}${described('b.svg', 'Sluice', 'Two.')}</alternatives></fig>` +
      `<table-wrap id="t"><label>Table 1</label>${described('c.png', 'Counts', 'Ten eels.')}</table-wrap>` +
      `${described('d.png', 'Gate', 'A gate.')}<media xlink:href="e.mp4"><label>Video 1</label><long-desc>Eels pass.</long-desc></media>` +
      `<p>See <inline-graphic xlink:href="g.png"><alt-text>Sign</alt-text><long-desc>A sign.</long-desc></inline-graphic>.</p>`
    const html = bodyHtml(body)
    expect([...html.matchAll(/alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
      'Weir',
      'Sluice',
      'Counts',
      'Gate',
      'Sign A sign.',
    ])
    expect(html).toContain(
      `<p><b class="label">Fig. 1</b></p>${details('A weir in spring.</p><p>Two.')}</figcaption>`,
    )
    for (const text of ['Ten eels.', 'A gate.', 'Eels pass.']) expect(html).toContain(details(text))
    const tree = readXml(article({ body }), 'pictures.xml')
    expect(tree.ok && unshownWords(tree.value, recordOf(article({ body }))).unshown).toEqual([])
  })
})

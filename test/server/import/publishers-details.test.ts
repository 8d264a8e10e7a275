import { describe, expect, it } from 'vitest'
import { article, bodyHtml, recordOf } from './support.ts'

const named = (surname: string, inner = '', type = 'contrib-type="author"') =>
  `<contrib ${type}>${inner}<name><surname>${surname}</surname><given-names>Ann</given-names></name></contrib>`

/** The English text of an article with this front. */
const textOf = (meta: string) => recordOf(article({ meta })).fullText.en?.html ?? ''

describe('details in the manner of publishers', () => {
  it('link the ORCID of a member of a group and of an editor, and not again that of an author', () => {
    const id = (last: string) =>
      `<contrib-id contrib-id-type="orcid">https://orcid.org/0000-0002-1825-${last}</contrib-id>`
    const html = textOf(
      `<contrib-group>${named('Lamp', id('0097'))}<contrib contrib-type="author"><collab>Lamp Union<contrib-group>${named('Wick', id('0001'), '')}</contrib-group></collab></contrib></contrib-group>
      <contrib-group>${named('Glow', id('0002'), 'contrib-type="editor"')}</contrib-group>`,
    )
    for (const [name, last] of [
      ['Wick', '0001'],
      ['Glow', '0002'],
    ])
      expect(html).toContain(
        `<b>Ann ${name}</b>: ORCID <a href="https://orcid.org/0000-0002-1825-${last}" rel="noopener">0000-0002-1825-${last}</a>`,
      )
    expect(html).not.toContain('0000-0002-1825-0097')
  })

  it('call the day of a revised version so where the file says it in words alone', () => {
    expect(
      textOf('<history><date date-type="rev-recd"><string-date>mid January</string-date></date></history>'),
    ).toContain('<p><b>Revised</b>: mid January</p>')
  })

  it('keep the label of an array', () => {
    const html = bodyHtml('<array><label>Array 1</label><tbody><tr><td>p</td></tr></tbody></array>')
    expect(html).toMatch(/^<p><b class="label">Array 1<\/b><\/p><div [^>]*aria-label="Array 1">/)
  })

  it('link a phrase that has an address, in its own language, unless a link stands in it', () => {
    const phrase = (inner: string, attributes = '') =>
      bodyHtml(
        `<p>See <named-content content-type="gene" xlink:href="https://genes.example/1" ${attributes}>${inner}</named-content>.</p>`,
      )
    expect(phrase('RBP1')).toBe('<p>See <a href="https://genes.example/1" rel="noopener">RBP1</a>.</p>')
    expect(phrase('flux', 'xml:lang="fr"')).toContain('rel="noopener" lang="fr">flux</a>')
    expect(phrase('<uri>https://own.example</uri>').match(/<a /g)).toHaveLength(1)
  })

  it('find the DOI of related data beside their number in a database', () => {
    const meta =
      '<related-object link-type="is-supplemented-by" object-id="2212345" document-id-type="doi" document-id="10.5555/crystal.1">Crystal data</related-object>'
    expect(recordOf(article({ meta })).about?.relations).toMatchObject([
      { doi: '10.5555/crystal.1', text: 'Crystal data' },
    ])
  })

  it('name an author once above the lives in several languages, each told to be in its own', () => {
    const bios = '<bio><p>Teaches at sea.</p></bio><bio xml:lang="ru"><p>Профессор.</p></bio>'
    expect(textOf(`<contrib-group>${named('Lamp', bios)}</contrib-group>`)).toContain(
      '<p><b>Ann Lamp</b></p><p>Teaches at sea.</p><div lang="ru"><p>Профессор.</p></div>',
    )
  })

  it('tell the language of thanks, and of a licence whose letters are of another one', () => {
    const record = recordOf(
      article({
        attributes: 'xml:lang="ru"',
        body: '<p>Текст.</p>',
        back: '<ack xml:lang="en"><p>We thank the keeper.</p></ack>',
        meta: '<permissions><license><license-p>Free to use.</license-p></license></permissions>',
      }),
    )
    const html = record.furtherTexts[0]?.fullTextHtml ?? record.fullText.en?.html ?? ''
    expect(html).toMatch(/<section[^>]* lang="en"[^>]*><h2[^>]*>Acknowledgements<\/h2>/)
    expect(html).toContain('<span lang="en">Free to use.</span>')
  })

  it('call a reviewer without a name anonymous but in Chinese', () => {
    const letter =
      '<sub-article article-type="reviewer-report" id="r"><front-stub><title-group><article-title>Review</article-title></title-group><contrib-group><contrib contrib-type="author"><anonymous/></contrib></contrib-group></front-stub><body><p>Good.</p></body></sub-article>'
    const texts = (language: string) => {
      const { furtherTexts, fullText } = recordOf(
        article({ attributes: `xml:lang="${language}"`, after: letter }),
      )
      return [furtherTexts[0]?.fullTextHtml, fullText.en?.html, fullText.zh?.html].join('')
    }
    expect(texts('ko')).toContain('Anonymous')
    expect(texts('ko')).not.toContain('佚名')
    expect(texts('zh')).toContain('佚名')
  })

  it('have one section of a heading that the text and the front have', () => {
    const { fullText } = recordOf(
      article({
        body: '<p>Text.</p><sec><title>Author contributions</title><p>Ann did it.</p></sec>',
        meta: `<contrib-group>${named('Lamp', '<role>Software</role>')}</contrib-group>`,
      }),
    )
    expect(fullText.en?.html.match(/Author contributions<\/h2>/g)).toHaveLength(1)
    expect(fullText.en?.html).toContain('<p>Ann did it.</p><p><b>Ann Lamp</b>: Software</p></section>')
  })

  it('give an editor no institution that authors point at, and no stop behind the role', () => {
    const group = (xref: string) =>
      `<contrib-group>${named('Lamp', xref)}${named('Pool', '<role>Section Editor.</role>', 'contrib-type="editor"')}<aff id="a">Sluice Hospital</aff></contrib-group>`
    expect(textOf(group('<xref ref-type="aff" rid="a"/>'))).toContain('<p>Ann Pool, Section Editor</p>')
    expect(textOf(group(''))).toContain('<p>Ann Pool, Section Editor, Sluice Hospital</p>')
  })

  it('say that the picture of a table with a note is missing', () => {
    const html = bodyHtml(
      '<table-wrap id="t"><label>Table 1</label><p>Levels in m.</p><graphic xlink:href="t.tif"/></table-wrap>',
    )
    expect(html).toContain('<p class="fig-missing">')
    expect(html).toContain('<p>Levels in m.</p>')
  })
})
